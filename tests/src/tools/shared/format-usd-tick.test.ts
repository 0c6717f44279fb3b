import { expect, test } from 'vitest';
import { formatUsdTick } from '@/tools/shared/format-usd-tick.ts';

test.each([
  [0, '$0'],
  [0.2, '$0.20'],
  [2.5, '$2.50'],
  [4, '$4'],
  [12.5, '$13'],
  [950, '$950'],
  [60_000, '$60,000'],
  [999_999, '$999,999'],
  [1_000_000, '$1.0M'],
  [1_250_000, '$1.3M'],
  [600_000_000, '$600.0M'],
  [999_960_000, '$1.0B'],
  [2_500_000_000, '$2.5B'],
  [600_000_000_000_000, '$600.0T'],
  [-250, '-$250'],
  [-2_000_000, '-$2.0M'],
])('formatUsdTick writes %d as %s', (amountUsd, text) => {
  expect(formatUsdTick(amountUsd)).toBe(text);
});

test('formatUsdTick takes at most eight characters, whatever the form accepts', () => {
  // 2 billion followers at 100%, a million dollars each, over a year.
  for (let amountUsd = 1; amountUsd <= 4.8e14; amountUsd *= 7) {
    expect(formatUsdTick(amountUsd).length).toBeLessThanOrEqual(8);
  }
});
