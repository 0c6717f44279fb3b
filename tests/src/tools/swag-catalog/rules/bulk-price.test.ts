import { expect, test } from 'vitest';
import { bulkSteps, unitPriceAt100Usd } from '@/tools/swag-catalog/rules/bulk-price.assumptions.ts';
import { orderSizes, unitPriceUsd } from '@/tools/swag-catalog/rules/bulk-price.ts';

test.each([
  [49, null],
  [50, 7.424],
  [99, 7.424],
  [100, 6.4],
  [249, 6.4],
  [250, 5.632],
  [499, 5.632],
  [500, 5.12],
  [20_000, 5.12],
])('a mug in an order of %i costs %d', (quantityUnits, expected) => {
  const price = unitPriceUsd('mug', quantityUnits);
  if (expected === null) expect(price).toBeNull();
  else expect(price).toBeCloseTo(expected, 10);
});

test('without a quantity there is no price', () => {
  expect(unitPriceUsd('mug', 0)).toBeNull();
  expect(unitPriceUsd('mug', Number.NaN)).toBeNull();
});

test('a larger order never costs more per piece', () => {
  expect(orderSizes).toEqual([50, 100, 250, 500]);
  const shares = bulkSteps.value.map(({ pricePct }) => pricePct);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
});

test('every assumed price names its source', () => {
  for (const assumption of [unitPriceAt100Usd, bulkSteps]) {
    expect(assumption.source).not.toBe('');
    expect(assumption.year).toBe(2026);
  }
});
