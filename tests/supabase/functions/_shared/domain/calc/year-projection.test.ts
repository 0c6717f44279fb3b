import { calculateRevenue } from '@functions/_shared/domain/calc/revenue.ts';
import { projectYear } from '@functions/_shared/domain/calc/year-projection.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

const result = calculateRevenue({
  followers: 100_000,
  engagementRatePct: 4,
  priceUsd: 25,
  country: 'china',
});

test('projectYear has the months 1 to 12', () => {
  expect(projectYear(result).map(({ month }) => month)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
});

test('projectYear adds up month by month', () => {
  // 2,000 revenue, 400 cost, 1,600 profit a month
  expect(projectYear(result)[2]).toEqual({
    month: 3,
    revenueUsd: 2000,
    costUsd: 400,
    profitUsd: 1600,
    cumulativeRevenueUsd: 6000,
    cumulativeCostUsd: 1200,
    cumulativeProfitUsd: 4800,
  });
});

test('projectYear is zero throughout when nothing is sold', () => {
  const months = projectYear({ monthlyRevenue: 0, monthlyCost: 0, monthlyGrossProfit: 0 });
  expect(months.every((month) => month.cumulativeProfitUsd === 0)).toBe(true);
});

test('projectYear ends exactly at the yearly figures, and its months sum to them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000_000 }),
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      (followers, tenths, cents) => {
        const year = calculateRevenue({
          followers,
          engagementRatePct: tenths / 10,
          priceUsd: cents / 100,
          country: 'mexico',
        });
        const months = projectYear(year);
        const last = months.at(-1);
        expect(last?.cumulativeRevenueUsd).toBe(year.yearlyRevenue);
        expect(last?.cumulativeCostUsd).toBe(year.yearlyCost);
        expect(last?.cumulativeProfitUsd).toBe(year.yearlyGrossProfit);

        const summed = months.reduce((total, { profitUsd }) => total + profitUsd, 0);
        const tolerance = 1e-9 * Math.max(1, year.yearlyGrossProfit);
        expect(Math.abs(summed - year.yearlyGrossProfit)).toBeLessThanOrEqual(tolerance);
      },
    ),
  );
});
