import * as assumptions from '@functions/_shared/domain/calc/revenue.assumptions.ts';
import {
  calculateRevenue,
  type RevenueInput,
  resolveRevenueInput,
  unitCostSharePctFor,
} from '@functions/_shared/domain/calc/revenue.ts';
import { manufacturingCountries } from '@functions/_shared/domain/manufacturing-countries.ts';
import { fc } from '@tests/support/property-testing.ts';
import { describe, expect, test } from 'vitest';

function anInput(overrides: Partial<RevenueInput> = {}): RevenueInput {
  return {
    followers: 100_000,
    engagementRatePct: 4,
    priceUsd: 25,
    country: 'china',
    ...overrides,
  };
}

const audience = fc.integer({ min: 0, max: 2_000_000_000 });
const ratePct = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
const priceUsd = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const country = fc.constantFrom(...manufacturingCountries, 'turkey', '', 'constructor');
const anyInput = fc.record({
  followers: audience,
  engagementRatePct: ratePct,
  priceUsd: priceUsd,
  country,
});
const anyNumber = fc.oneof(fc.double(), fc.constant(null), fc.constant(undefined));

/** Equal, except for floating-point error. */
function expectSame(actual: number, expected: number) {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
}

test('calculateRevenue turns 100,000 followers, 4%, $25 and China into $24,000 a year', () => {
  expect(calculateRevenue(anInput())).toEqual({
    engagedAudience: 4000, // 100,000 × 4 / 100
    totalOrderedUnits: 80, // 4,000 × 2%
    monthlyRevenue: 2000, // 80 × 25
    yearlyRevenue: 24_000, // 12 × 2,000
    unitCost: 5, // 25 × 20%
    monthlyCost: 400, // 80 × 5
    yearlyCost: 4800, // 12 × 400
    monthlyGrossProfit: 1600, // 2,000 − 400
    grossMargin: 80, // 1,600 / 2,000
    yearlyGrossProfit: 19_200, // 24,000 − 4,800
  });
});

test('calculateRevenue keeps fractions of people and units: 1,234 followers, 2.5%, $19.99, USA', () => {
  const result = calculateRevenue({
    followers: 1234,
    engagementRatePct: 2.5,
    priceUsd: 19.99,
    country: 'usa',
  });
  expect(result.engagedAudience).toBeCloseTo(30.85, 10); // 1,234 × 2.5 / 100
  expect(result.totalOrderedUnits).toBeCloseTo(0.617, 10); // 30.85 × 2%
  expect(result.monthlyRevenue).toBeCloseTo(12.33383, 10); // 0.617 × 19.99
  expect(result.yearlyRevenue).toBeCloseTo(148.00596, 10); // × 12
  expect(result.unitCost).toBeCloseTo(7.996, 10); // 19.99 × 40%
  expect(result.monthlyCost).toBeCloseTo(4.933532, 10); // 0.617 × 7.996
  expect(result.monthlyGrossProfit).toBeCloseTo(7.400298, 10); // 12.33383 − 4.933532
  expect(result.grossMargin).toBeCloseTo(60, 10);
  expect(result.yearlyGrossProfit).toBeCloseTo(88.803576, 10); // × 12
});

test.each([
  ['china', 20, 20, 80],
  ['vietnam', 22, 22, 78],
  ['pakistan', 25, 25, 75],
  ['mexico', 28, 28, 72],
  ['korea', 35, 35, 65],
  ['usa', 40, 40, 60],
  ['ai-choose', 25, 25, 75],
  ['turkey', 25, 25, 75],
  ['', 25, 25, 75],
  ['CHINA', 25, 25, 75],
  ['constructor', 25, 25, 75],
  ['__proto__', 25, 25, 75],
])(
  'calculateRevenue costs a $100 product from %j at %d%%: $%d, margin %d%%',
  (id, sharePct, costUsd, margin) => {
    const result = calculateRevenue(anInput({ priceUsd: 100, country: id }));
    expect(unitCostSharePctFor(id)).toBe(sharePct);
    expect(result.unitCost).toBe(costUsd);
    expect(result.grossMargin).toBeCloseTo(margin, 10);
  },
);

describe('calculateRevenue, edge cases', () => {
  const nothing = {
    engagedAudience: 0,
    totalOrderedUnits: 0,
    monthlyRevenue: 0,
    yearlyRevenue: 0,
    monthlyCost: 0,
    yearlyCost: 0,
    monthlyGrossProfit: 0,
    grossMargin: 0,
    yearlyGrossProfit: 0,
  };

  test('gives zero everywhere, margin included, for no followers', () => {
    expect(calculateRevenue(anInput({ followers: 0 }))).toEqual({ ...nothing, unitCost: 5 });
  });

  test('assumes no followers and 3.5% when neither is given', () => {
    expect(calculateRevenue({ priceUsd: 25, country: 'china' })).toEqual({
      ...nothing,
      unitCost: 5,
    });
    // 100,000 × 3.5 / 100
    expect(calculateRevenue(anInput({ engagementRatePct: undefined })).engagedAudience).toBe(3500);
    expect(calculateRevenue(anInput({ engagementRatePct: null })).engagedAudience).toBe(3500);
  });

  test('earns nothing when no price is given', () => {
    expect(calculateRevenue(anInput({ priceUsd: undefined })).monthlyRevenue).toBe(0);
  });

  test('keeps a typed engagement of 0 as 0', () => {
    expect(calculateRevenue(anInput({ engagementRatePct: 0 })).engagedAudience).toBe(0);
  });

  test('has no margin on a price of 0', () => {
    const result = calculateRevenue(anInput({ priceUsd: 0 }));
    expect(result.totalOrderedUnits).toBe(80);
    expect(result.grossMargin).toBe(0);
    expect(result.unitCost).toBe(0);
  });

  test('reads NaN and infinities as not given', () => {
    for (const followers of [Number.NaN, Infinity, -Infinity]) {
      expect(calculateRevenue(anInput({ followers })).yearlyRevenue).toBe(0);
    }
    expect(calculateRevenue(anInput({ engagementRatePct: Number.NaN })).engagedAudience).toBe(3500);
  });

  test('reads negatives as 0', () => {
    expect(calculateRevenue(anInput({ followers: -5 })).engagedAudience).toBe(0);
    expect(calculateRevenue(anInput({ engagementRatePct: -5 })).engagedAudience).toBe(0);
    expect(calculateRevenue(anInput({ priceUsd: -5 })).monthlyRevenue).toBe(0);
  });

  test('is total: any numbers give finite, non-negative figures', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, fc.string(), (followers, rate, price, where) => {
        const result = calculateRevenue({
          followers: followers,
          engagementRatePct: rate,
          priceUsd: price,
          country: where,
        });
        for (const figure of Object.values(result)) {
          expect(Number.isFinite(figure)).toBe(true);
          expect(figure).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('does not change its input', () => {
    const input = Object.freeze(anInput());
    calculateRevenue(input);
    expect(input).toEqual(anInput());
  });
});

test('calculateRevenue: profit is revenue minus cost, by month and by year', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const result = calculateRevenue(input);
      expect(result.monthlyGrossProfit).toBe(result.monthlyRevenue - result.monthlyCost);
      expect(result.yearlyGrossProfit).toBe(result.yearlyRevenue - result.yearlyCost);
    }),
  );
});

test('calculateRevenue: a year is twelve months', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const result = calculateRevenue(input);
      expect(result.yearlyRevenue).toBe(12 * result.monthlyRevenue);
      expect(result.yearlyCost).toBe(12 * result.monthlyCost);
      expectSame(result.yearlyGrossProfit, 12 * result.monthlyGrossProfit);
    }),
  );
});

test("calculateRevenue: cost is the country's share of revenue, and the margin is the remainder", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const result = calculateRevenue(input);
      const sharePct = unitCostSharePctFor(input.country);
      expectSame(result.monthlyCost, (result.monthlyRevenue * sharePct) / 100);
      expectSame(result.grossMargin, result.monthlyRevenue > 0 ? 100 - sharePct : 0);
    }),
  );
});

test('calculateRevenue: more followers, more engagement or a higher price never earn less', () => {
  const more = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(anyInput, more, more, more, (input, people, tenths, dollars) => {
      const before = calculateRevenue(input);
      const variants = [
        { ...input, followers: input.followers + people },
        { ...input, engagementRatePct: input.engagementRatePct + tenths / 10 },
        { ...input, priceUsd: input.priceUsd + dollars },
      ];
      for (const variant of variants) {
        const after = calculateRevenue(variant);
        expect(after.yearlyRevenue).toBeGreaterThanOrEqual(before.yearlyRevenue);
        const slack = 1e-9 * before.yearlyGrossProfit;
        expect(after.yearlyGrossProfit).toBeGreaterThanOrEqual(before.yearlyGrossProfit - slack);
      }
    }),
  );
});

test('calculateRevenue: an audience k times as large earns k times as much, at the same margin', () => {
  fc.assert(
    fc.property(anyInput, fc.integer({ min: 1, max: 400 }), (input, times) => {
      const once = calculateRevenue(input);
      const many = calculateRevenue({ ...input, followers: input.followers * times });
      expectSame(many.yearlyRevenue, times * once.yearlyRevenue);
      expectSame(many.yearlyGrossProfit, times * once.yearlyGrossProfit);
      expectSame(many.grossMargin, once.grossMargin);
      expect(many.unitCost).toBe(once.unitCost);
    }),
  );
});

test('what-if replaces the conversion', () => {
  // 4,000 engaged × 4%
  expect(calculateRevenue(anInput(), { conversionPct: 4 }).totalOrderedUnits).toBe(160);
});

test('what-if replaces the unit cost, and a cost above the price makes a loss', () => {
  const result = calculateRevenue(anInput(), { unitCostUsd: 30 });
  expect(result.monthlyCost).toBe(2400); // 80 × 30
  expect(result.monthlyGrossProfit).toBe(-400); // 2,000 − 2,400
  expect(result.grossMargin).toBe(-20);
});

test('resolveRevenueInput shows the numbers a calculation uses', () => {
  expect(resolveRevenueInput({ country: 'usa', priceUsd: -1 })).toEqual({
    followers: 0,
    engagementRatePct: 3.5,
    priceUsd: 0,
    country: 'usa',
  });
});

test('the assumptions have these values', () => {
  expect(assumptions.conversionPct.value).toBe(2);
  expect(assumptions.fallbackEngagementRatePct.value).toBe(3.5);
  expect(assumptions.fallbackFollowers.value).toBe(0);
  expect(assumptions.otherCountryUnitCostSharePct.value).toBe(25);
  expect(assumptions.unitCostSharePctByCountry.value).toEqual({
    china: 20,
    vietnam: 22,
    pakistan: 25,
    mexico: 28,
    korea: 35,
    usa: 40,
  });
});

test('the assumptions each name their source and year', () => {
  for (const assumption of Object.values(assumptions)) {
    expect(assumption.source).not.toBe('');
    expect(assumption.year).toBeGreaterThanOrEqual(2020);
  }
});
