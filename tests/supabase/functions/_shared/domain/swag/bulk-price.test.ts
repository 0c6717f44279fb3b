import {
  bulkSteps,
  quotedFromUnits,
  quoteSpread,
  unitPriceAt100Usd,
} from '@functions/_shared/domain/swag/bulk-price.assumptions.ts';
import { orderPrice, orderSizes, unitPriceUsd } from '@functions/_shared/domain/swag/bulk-price.ts';
import { swagPieceIds } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

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
  for (const assumption of [unitPriceAt100Usd, bulkSteps, quotedFromUnits, quoteSpread]) {
    expect(assumption.source).not.toBe('');
    expect(assumption.year).toBe(2026);
  }
});

test('500 tumblers cost $11.04 each and $5,520 in all, in the last step', () => {
  // $13.80 x 80% = $11.04; x 500 = $5,520; 90% of it is $4,968, 120% is $6,624.
  expect(orderPrice('tumbler', 500)).toEqual({
    units: 500,
    unitUsd: 11.04,
    totalUsd: 5520,
    range: { low: 4968, likely: 5520, high: 6624 },
    step: { fromUnits: 500, unitUsd: 11.04 },
    next: null,
    cheaper: null,
    isQuoted: false,
  });
});

test('a total is the price in cents times the pieces, so that anyone can check it', () => {
  // $13.80 x 88% = $12.144, which is asked as $12.14.
  expect(orderPrice('tumbler', 250)).toMatchObject({ unitUsd: 12.14, totalUsd: 3035 });
});

test('an order just below a step says that the step costs less', () => {
  // 240 x $13.80 = $3,312; 250 x $12.14 = $3,035.
  expect(orderPrice('tumbler', 240)).toMatchObject({
    totalUsd: 3312,
    next: { fromUnits: 250, unitUsd: 12.14 },
    cheaper: { units: 250, totalUsd: 3035 },
  });
  // 200 x $13.80 = $2,760.
  expect(orderPrice('tumbler', 200)?.cheaper).toBeNull();
});

test('an order of a thousand is quoted by itself', () => {
  expect(orderPrice('tumbler', 999)?.isQuoted).toBe(false);
  expect(orderPrice('tumbler', 1000)).toMatchObject({ unitUsd: 11.04, isQuoted: true });
});

test.each([0, 49, 99.5, Number.NaN, Number.POSITIVE_INFINITY, 100_001])(
  'an order of %d has no price',
  (units) => {
    expect(orderPrice('mug', units)).toBeNull();
  },
);

test('for any piece and quantity the price is that of its step, and the cheaper order is cheaper', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...swagPieceIds),
      fc.integer({ min: 50, max: 100_000 }),
      (piece, units) => {
        const price = orderPrice(piece, units);
        if (price === null) throw new Error('no price');
        const exact = unitPriceUsd(piece, units) ?? 0;
        expect(Math.abs(price.unitUsd - exact)).toBeLessThanOrEqual(0.005 + 1e-9);
        expect(price.totalUsd).toBeCloseTo(price.unitUsd * units, 4);
        expect(price.range.low).toBeLessThan(price.totalUsd);
        expect(price.range.high).toBeGreaterThan(price.totalUsd);
        if (price.next !== null) expect(price.next.fromUnits).toBeGreaterThan(units);
        if (price.cheaper !== null) expect(price.cheaper.totalUsd).toBeLessThan(price.totalUsd);
      },
    ),
  );
});
