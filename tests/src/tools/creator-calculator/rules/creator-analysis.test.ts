import { expect, test } from 'vitest';
import { analyzeCreator } from '@/tools/creator-calculator/rules/creator-analysis.ts';

test('gives the figures of the specification for one product', () => {
  const analysis = analyzeCreator({
    followers: 100_000,
    engagementRatePct: 5,
    product: 'Mug',
    priceUsd: 20,
    country: 'mexico',
    styles: [],
  });
  expect(analysis.results).toMatchObject({
    engagedAudience: 5000,
    totalOrderedUnits: 100,
    monthlyRevenue: 2000,
    monthlyCost: 560,
    yearlyGrossProfit: 17_280,
    grossMargin: 72,
  });
  expect(analysis.countries).toHaveLength(7);
  expect(analysis.scenarios.low.yearlyGrossProfit).toBe(8640);
  expect(analysis.scenarios.high.yearlyGrossProfit).toBe(34_560);
  expect(analysis.sensitivity[0]?.factor).toBe('price');
  // A price of $24: 100 × ($24.00 − $5.60) × 12, and by the slider 100 × ($24.00 − $6.72) × 12.
  expect(analysis.sensitivity[0]?.profitIfHigherUsd).toBeCloseTo(22_080);
  expect(analysis.sliderProfitUsd).toBeCloseTo(20_736);
});
