import { minimumFillMs } from '@functions/_shared/domain/bot-signals.assumptions.ts';
import { looksAutomated } from '@functions/_shared/domain/bot-signals.ts';
import { expect, test } from 'vitest';

test('the minimum fill time is pinned', () => {
  expect(minimumFillMs).toBe(400);
});

test.each([
  ['tells nothing', undefined],
  ['could not be timed', {}],
  ['holds a space in the trap', { trap: ' ' }],
  ['took the least time', { filledInMs: minimumFillMs }],
])("a form that %s counts as a person's", (_what, signals) => {
  expect(looksAutomated(signals)).toBe(false);
});

test.each([
  ['has its trap filled in', { trap: 'https://casino.example', filledInMs: 60_000 }],
  ['was sent at once', { filledInMs: minimumFillMs - 1 }],
])("a form that %s counts as a bot's", (_what, signals) => {
  expect(looksAutomated(signals)).toBe(true);
});
