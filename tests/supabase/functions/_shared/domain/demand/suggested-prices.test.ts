import { parseTestPrices } from '@functions/_shared/domain/demand/parse-test-prices.ts';
import { suggestedPricesUsd } from '@functions/_shared/domain/demand/suggested-prices.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

test.each([
  [28, [23, 28, 33]],
  [24, [20, 24, 28]],
  [6, [5, 6, 7]],
  [4, [3.5, 4, 4.5]],
  [0.2, [0.5, 1, 1.5]],
])('around $%d', (priceUsd, expected) => {
  expect(suggestedPricesUsd(priceUsd)).toEqual(expected);
});

test('whatever the price, the suggestions can be tested', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 8000, noNaN: true }), (priceUsd) => {
      const typed = suggestedPricesUsd(priceUsd).map(String);
      expect(parseTestPrices(typed, 'en-US').ok).toBe(true);
    }),
  );
});
