import {
  largestVolumeUnitCostSharePct,
  volumeTiers,
} from '@functions/_shared/domain/calc/volume.assumptions.ts';
import {
  calculateVolume,
  cheaperLargerOrder,
  costCliffs,
  nearestSliderUnits,
  volumeCurve,
  volumePresets,
  volumeSlider,
  volumeUnitCostSharePct,
} from '@functions/_shared/domain/calc/volume.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

const quantities = fc.integer({ min: 0, max: 100_000 });
const prices = fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100);

function totalCostUsd(quantityUnits: number, retailPriceUsd = 100) {
  return calculateVolume({ quantityUnits, retailPriceUsd }).totalCostUsd;
}

test('calculateVolume matches 1,000 units at $30 calculated by hand', () => {
  const result = calculateVolume({ quantityUnits: 1000, retailPriceUsd: 30 });
  expect(result.unitCostSharePct).toBe(33);
  expect(result.unitCostUsd).toBeCloseTo(9.9, 10); // 30 × 33%
  expect(result.profitPerUnitUsd).toBeCloseTo(20.1, 10); // 30 − 9.90
  expect(result.marginPct).toBeCloseTo(67, 10); // 20.10 / 30
  expect(result.totalCostUsd).toBeCloseTo(9900, 8); // 1,000 × 9.90
  expect(result.totalRevenueUsd).toBe(30_000); // 1,000 × 30
  expect(result.totalProfitUsd).toBeCloseTo(20_100, 8); // 1,000 × 20.10
});

test.each([
  [1, 40],
  [499, 40],
  [500, 40],
  [501, 33],
  [1000, 33],
  [1001, 27],
  [3000, 27],
  [3001, 22],
  [5000, 22],
  [1_000_000, 22],
])(
  'calculateVolume: in an order of %d units, one costs %d%% of the price',
  (quantityUnits, sharePct) => {
    expect(volumeUnitCostSharePct(quantityUnits)).toBe(sharePct);
    expect(calculateVolume({ quantityUnits, retailPriceUsd: 100 }).unitCostUsd).toBe(sharePct);
  },
);

test('calculateVolume has no margin at a price of 0, and no profit on 0 units', () => {
  expect(calculateVolume({ quantityUnits: 500, retailPriceUsd: 0 }).marginPct).toBe(0);
  expect(calculateVolume({ quantityUnits: 0, retailPriceUsd: 20 })).toMatchObject({
    totalProfitUsd: 0,
    marginPct: 60,
  });
});

test('calculateVolume treats negative and non-finite numbers as 0', () => {
  for (const bad of [-1, Number.NaN, Infinity]) {
    expect(calculateVolume({ quantityUnits: bad, retailPriceUsd: 20 }).totalRevenueUsd).toBe(0);
    expect(calculateVolume({ quantityUnits: 500, retailPriceUsd: bad }).totalRevenueUsd).toBe(0);
  }
});

test('calculateVolume: profit is revenue minus cost, and the margin is the remaining share', () => {
  fc.assert(
    fc.property(quantities, prices, (quantityUnits, retailPriceUsd) => {
      const result = calculateVolume({ quantityUnits, retailPriceUsd });
      const gap = result.totalProfitUsd - (result.totalRevenueUsd - result.totalCostUsd);
      expect(Math.abs(gap)).toBeLessThanOrEqual(1e-9 * Math.max(1, result.totalRevenueUsd));
      expect(result.marginPct).toBeCloseTo(100 - result.unitCostSharePct, 9);
    }),
  );
});

test('calculateVolume: one more unit never raises the unit cost, and always adds profit', () => {
  fc.assert(
    fc.property(quantities, prices, (quantityUnits, retailPriceUsd) => {
      const before = calculateVolume({ quantityUnits, retailPriceUsd });
      const after = calculateVolume({ quantityUnits: quantityUnits + 1, retailPriceUsd });
      expect(after.unitCostUsd).toBeLessThanOrEqual(before.unitCostUsd);
      expect(after.totalProfitUsd).toBeGreaterThan(before.totalProfitUsd);
    }),
  );
});

test("cost cliffs match each tier's end calculated by hand", () => {
  expect(costCliffs()).toEqual([
    { fromUnits: 414, toUnits: 500, orderInsteadUnits: 501 }, // 501 × 33 / 40 = 413.3
    { fromUnits: 820, toUnits: 1000, orderInsteadUnits: 1001 }, // 1,001 × 27 / 33 = 819, equal
    { fromUnits: 2446, toUnits: 3000, orderInsteadUnits: 3001 }, // 3,001 × 22 / 27 = 2,445.3
  ]);
});

test('cost cliffs hold for every quantity: cheaper inside, not cheaper just outside', () => {
  for (const { fromUnits, toUnits, orderInsteadUnits } of costCliffs()) {
    for (let units = fromUnits; units <= toUnits; units += 1) {
      expect(totalCostUsd(orderInsteadUnits)).toBeLessThan(totalCostUsd(units));
    }
    expect(totalCostUsd(orderInsteadUnits)).toBeGreaterThanOrEqual(totalCostUsd(fromUnits - 1));
  }
});

test('a larger order is suggested for 480 units at $100, with its saving', () => {
  // 480 × 40 = 19,200; 501 × 33 = 16,533
  expect(cheaperLargerOrder({ quantityUnits: 480, retailPriceUsd: 100 })).toEqual({
    quantityUnits: 501,
    savingUsd: 2667,
  });
});

test.each([0, 1, 413, 501, 819, 1001, 2445, 3001, 5000])(
  'no larger order is suggested at %d units',
  (units) => {
    expect(cheaperLargerOrder({ quantityUnits: units, retailPriceUsd: 100 })).toBeNull();
  },
);

test.each([
  [414, 501],
  [500, 501],
  [820, 1001],
  [1000, 1001],
  [2446, 3001],
  [3000, 3001],
])('instead of %d units, %d are suggested', (units, instead) => {
  const order = cheaperLargerOrder({ quantityUnits: units, retailPriceUsd: 100 });
  expect(order?.quantityUnits).toBe(instead);
});

test('no larger order is suggested when the product is free', () => {
  expect(cheaperLargerOrder({ quantityUnits: 500, retailPriceUsd: 0 })).toBeNull();
});

test('a suggested order always has more units and costs less', () => {
  fc.assert(
    fc.property(quantities, prices, (quantityUnits, retailPriceUsd) => {
      const order = cheaperLargerOrder({ quantityUnits, retailPriceUsd });
      if (!order) return;
      expect(order.quantityUnits).toBeGreaterThan(quantityUnits);
      expect(order.savingUsd).toBeGreaterThan(0);
    }),
  );
});

test('volumeCurve has every slider step and the first quantity of each cheaper tier, in order', () => {
  expect(volumeCurve(20).map(({ quantityUnits }) => quantityUnits)).toEqual([
    500, 501, 1000, 1001, 1500, 2000, 2500, 3000, 3001, 3500, 4000, 4500, 5000,
  ]);
});

test('the volume assumptions have these values', () => {
  expect(volumeTiers.value).toEqual([
    { upToUnits: 500, unitCostSharePct: 40 },
    { upToUnits: 1000, unitCostSharePct: 33 },
    { upToUnits: 3000, unitCostSharePct: 27 },
  ]);
  expect(largestVolumeUnitCostSharePct.value).toBe(22);
  expect(volumeSlider).toEqual({
    minUnits: 500,
    maxUnits: 5000,
    stepUnits: 500,
    defaultUnits: 1000,
  });
  expect(volumePresets.map(({ id, units }) => [id, units])).toEqual([
    ['starter', 500],
    ['growth', 1000],
    ['scale', 3000],
    ['enterprise', 5000],
  ]);
});

test.each([
  [1, 500],
  [749, 500],
  [750, 1000],
  [1001, 1000],
  [2700, 2500],
  [90_000, 5000],
])('the slider’s quantity nearest to %s is %s', (units, nearest) => {
  expect(nearestSliderUnits(units)).toBe(nearest);
});
