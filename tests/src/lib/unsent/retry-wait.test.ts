import { expect, test } from 'vitest';
import { retryWaitMs } from '@/lib/unsent/retry-wait.ts';

test('the wait doubles from ten seconds to ten minutes', () => {
  const waits = [1, 2, 3, 6, 7, 50].map((failures) => retryWaitMs(failures, 0.5));
  expect(waits).toEqual([10_000, 20_000, 40_000, 320_000, 600_000, 600_000]);
});

test('chance moves it by a fifth either way', () => {
  expect([retryWaitMs(1, 0), retryWaitMs(1, 1)]).toEqual([8_000, 12_000]);
});

test('it is never shorter than what the server asked for', () => {
  expect(retryWaitMs(1, 0.5, 45_000)).toBe(45_000);
  expect(retryWaitMs(1, 0.5, 1_000)).toBe(10_000);
});
