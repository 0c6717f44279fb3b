import { expect, test } from 'vitest';
import {
  inSendingOrder,
  type PendingSubmission,
  parseRecord,
  serializeRecord,
} from '@/api/submissions/store.ts';

const noonMs = Date.parse('2026-11-28T12:00:00Z');

function pending(overrides: Partial<PendingSubmission> = {}): PendingSubmission {
  return {
    kind: 'country-quiz',
    id: '6f1c6f0a-1d57-8c1b-9c1c-0d9a3c6d1e11',
    body: { user_email: 'ana@example.com' },
    sentAtMs: noonMs,
    hasGivenUp: false,
    ...overrides,
  };
}

test('a record parses back to the submission it stores', () => {
  for (const hasGivenUp of [true, false]) {
    expect(parseRecord(serializeRecord(pending({ hasGivenUp })))).toEqual(pending({ hasGivenUp }));
  }
});

test('a record stored weeks ago still parses', () => {
  const text =
    '{"version":1,"kind":"sourcing-lead","id":"an-id","body":{"id":"an-id","email":"ana@example.com","source":"sourcing_tools_gate","filled_in_ms":4000},"sentAtMs":1764331200000,"hasGivenUp":false}';
  expect(parseRecord(text)).toEqual({
    kind: 'sourcing-lead',
    id: 'an-id',
    body: {
      id: 'an-id',
      email: 'ana@example.com',
      source: 'sourcing_tools_gate',
      filled_in_ms: 4000,
    },
    sentAtMs: 1764331200000,
    hasGivenUp: false,
  });
  expect(serializeRecord(parseRecord(text) ?? pending())).toBe(text);
});

test.each([
  ['nothing', null],
  ['invalid JSON', '{'],
  ['another version', serializeRecord(pending()).replace('"version":1', '"version":0')],
  ['an unknown kind', serializeRecord(pending()).replace('country-quiz', 'poem')],
  [
    'a kind named like an inherited property',
    serializeRecord(pending()).replace('country-quiz', 'toString'),
  ],
  ['no id', serializeRecord(pending({ id: '' }))],
  ['no time', serializeRecord(pending()).replace(String(noonMs), '"noon"')],
])('a record with %s is discarded', (_what, text) => {
  expect(parseRecord(text)).toBeNull();
});

test('the oldest is sent first, and of two sent together the row before its message', () => {
  const message = pending({ kind: 'sourcing-message' });
  const row = pending();
  const earlier = pending({ kind: 'calculation-message', sentAtMs: noonMs - 1 });
  expect(inSendingOrder([message, row, earlier])).toEqual([earlier, row, message]);
});
