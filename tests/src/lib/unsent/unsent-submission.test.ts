import { describe, expect, test } from 'vitest';
import {
  afterFailure,
  inSendingOrder,
  isFailureShown,
  maxAgeMs,
  subjectOf,
  type UnsentSubmission,
  unsentFromText,
  unsentToText,
} from '@/lib/unsent/unsent-submission.ts';

const noonMs = Date.parse('2026-11-28T12:00:00Z');

function unsent(overrides: Partial<UnsentSubmission> = {}): UnsentSubmission {
  return {
    kind: 'country-quiz',
    id: '6f1c6f0a-1d57-8c1b-9c1c-0d9a3c6d1e11',
    body: { user_email: 'ana@example.com' },
    sentAtMs: noonMs,
    hasGivenUp: false,
    ...overrides,
  };
}

describe('a record', () => {
  test('gives back what was kept', () => {
    for (const hasGivenUp of [true, false]) {
      expect(unsentFromText(unsentToText(unsent({ hasGivenUp })))).toEqual(unsent({ hasGivenUp }));
    }
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', unsentToText(unsent()).replace('"version":1', '"version":0')],
    ['an unknown kind', unsentToText(unsent()).replace('country-quiz', 'poem')],
    ['no id', unsentToText(unsent({ id: '' }))],
    ['no time', unsentToText(unsent()).replace(String(noonMs), '"noon"')],
  ])('is none with %s', (_what, text) => {
    expect(unsentFromText(text)).toBeNull();
  });

  test('is given up with the first failure after thirty days', () => {
    expect(afterFailure(unsent(), noonMs + maxAgeMs)).toEqual(unsent());
    expect(afterFailure(unsent(), noonMs + maxAgeMs + 1)).toEqual(unsent({ hasGivenUp: true }));
  });

  test('starts over where the clock was ahead when it was sent', () => {
    const sentAtMs = noonMs - 400 * 24 * 60 * 60_000;
    expect(afterFailure(unsent(), sentAtMs)).toEqual(unsent({ sentAtMs }));
  });
});

test('what was sent first goes first, and of two sent together the row before its message', () => {
  const message = unsent({ kind: 'sourcing-message' });
  const row = unsent();
  const earlier = unsent({ kind: 'calculation-message', sentAtMs: noonMs - 1 });
  expect(inSendingOrder([message, row, earlier])).toEqual([earlier, row, message]);
});

test('the calculator and the introduction say themselves when sending fails', () => {
  const subjects = ['access', 'quiz', 'strategy', 'calculation', 'intro'] as const;
  expect(subjects.filter(isFailureShown)).toEqual(['calculation', 'intro']);
});

test('a row and the message about it have one name for the visitor', () => {
  const subjects = (['tool_access', 'quiz', 'strategy', 'map-intro', 'other'] as const).map(
    (type) => subjectOf(unsent({ kind: 'sourcing-message', body: { type } })),
  );
  expect(subjects).toEqual(['access', 'quiz', 'strategy', 'intro', 'access']);
  const rows = (['sourcing-lead', 'country-quiz', 'strategy', 'calculation'] as const).map((kind) =>
    subjectOf(unsent({ kind })),
  );
  expect(rows).toEqual(['access', 'quiz', 'strategy', 'calculation']);
  expect(subjectOf(unsent({ kind: 'calculation-message' }))).toBe('calculation');
});
