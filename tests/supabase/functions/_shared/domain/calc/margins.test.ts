import {
  scenarioConversionPct,
  sensitivitySwingPct,
} from '@functions/_shared/domain/calc/margins.assumptions.ts';
import {
  calculateScenarios,
  compareCountries,
  profitSensitivity,
} from '@functions/_shared/domain/calc/margins.ts';
import { calculateRevenue } from '@functions/_shared/domain/calc/revenue.ts';
import { manufacturingCountries } from '@functions/_shared/domain/manufacturing-countries.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

const input = {
  followers: 100_000,
  engagementRatePct: 4,
  priceUsd: 25,
  country: 'china',
};

const anyInput = fc.record({
  followers: fc.integer({ min: 1, max: 2_000_000_000 }),
  engagementRatePct: fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10),
  priceUsd: fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100),
  country: fc.constantFrom(...manufacturingCountries),
});

test('compareCountries lists the seven options, best margin first', () => {
  const rows = compareCountries(input).map(({ country, result }) => [
    country,
    result.unitCost,
    Math.round(result.grossMargin),
  ]);
  expect(rows).toEqual([
    ['china', 5, 80], // 25 × 20%
    ['vietnam', 5.5, 78], // 25 × 22%
    ['ai-choose', 6.25, 75], // 25 × 25%
    ['pakistan', 6.25, 75],
    ['mexico', 7, 72], // 25 × 28%
    ['korea', 8.75, 65], // 25 × 35%
    ['usa', 10, 60], // 25 × 40%
  ]);
});

test('compareCountries agrees with the calculator for every country', () => {
  fc.assert(
    fc.property(anyInput, ({ country, ...rest }) => {
      const row = compareCountries(rest).find((entry) => entry.country === country);
      expect(row?.result).toEqual(calculateRevenue({ ...rest, country }));
    }),
  );
});

test('calculateScenarios matches 1%, 2% and 4% calculated by hand', () => {
  const { low, expected, high } = calculateScenarios(input);
  expect(low.totalOrderedUnits).toBe(40); // 4,000 × 1%
  expect(expected.totalOrderedUnits).toBe(80);
  expect(high.totalOrderedUnits).toBe(160);
  expect(low.yearlyGrossProfit).toBe(9600); // 40 × 20 × 12
  expect(high.yearlyGrossProfit).toBe(38_400); // 160 × 20 × 12
});

test("calculateScenarios expects the calculator's result, and always orders low, expected, high", () => {
  fc.assert(
    fc.property(anyInput, (any) => {
      const { low, expected, high } = calculateScenarios(any);
      expect(expected).toEqual(calculateRevenue(any));
      expect(low.yearlyGrossProfit).toBeLessThan(expected.yearlyGrossProfit);
      expect(expected.yearlyGrossProfit).toBeLessThan(high.yearlyGrossProfit);
    }),
  );
});

test('profitSensitivity matches each factor calculated by hand', () => {
  // 960 units a year × (25 − 5) = 19,200
  const rows = profitSensitivity(input).map(
    ({ factor, profitIfLowerUsd, profitIfHigherUsd, swingUsd }) => [
      factor,
      Math.round(profitIfLowerUsd),
      Math.round(profitIfHigherUsd),
      Math.round(swingUsd),
    ],
  );
  expect(rows).toEqual([
    ['price', 14_400, 24_000, 9600], // 960 × (20 − 5), 960 × (30 − 5)
    ['engagement', 15_360, 23_040, 7680], // 768 × 20, 1,152 × 20
    ['followers', 15_360, 23_040, 7680],
    ['unit-cost', 20_160, 18_240, 1920], // 960 × (25 − 4), 960 × (25 − 6)
  ]);
});

test('profitSensitivity ranks a high quoted unit cost above the audience', () => {
  const rows = profitSensitivity(input, { unitCostUsd: 20, conversionPct: 1 });
  expect(rows.map(({ factor, swingUsd }) => [factor, Math.round(swingUsd)])).toEqual([
    ['price', 4800], // 480 units × (30 − 20)
    ['unit-cost', 3840], // 480 × (24 − 16)
    ['engagement', 960], // (576 − 384) × (25 − 20)
    ['followers', 960],
  ]);
});

test('profitSensitivity uses the fallback when engagement is absent', () => {
  const engagement = profitSensitivity({ ...input, engagementRatePct: undefined }).find(
    ({ factor }) => factor === 'engagement',
  );
  // 100,000 × (3.5% × 0.8) × 2% × 20 × 12
  expect(engagement?.profitIfLowerUsd).toBeCloseTo(13_440, 6);
});

test('profitSensitivity is zero throughout without an audience', () => {
  for (const row of profitSensitivity({ ...input, followers: 0 })) {
    expect(row.swingUsd).toBe(0);
  }
});

test('profitSensitivity lists the strongest first, and only a higher unit cost lowers profit', () => {
  fc.assert(
    fc.property(anyInput, (any) => {
      const rows = profitSensitivity(any);
      const swings = rows.map(({ swingUsd }) => Number(swingUsd.toPrecision(10)));
      expect(swings).toEqual([...swings].sort((a, b) => b - a));
      const order = rows.map(({ factor }) => factor);
      expect(order.indexOf('followers')).toBe(order.indexOf('engagement') + 1);
      for (const { factor, profitIfLowerUsd, profitIfHigherUsd } of rows) {
        expect(profitIfHigherUsd < profitIfLowerUsd).toBe(factor === 'unit-cost');
      }
    }),
  );
});

test('the assumptions have these values', () => {
  expect(scenarioConversionPct.value).toEqual({ low: 1, expected: 2, high: 4 });
  expect(sensitivitySwingPct.value).toBe(20);
});
