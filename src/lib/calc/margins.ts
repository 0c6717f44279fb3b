import {
  type ManufacturingCountry,
  manufacturingCountries,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { scenarioConversionPct, sensitivitySwingPct } from './margins.assumptions.ts';
import {
  calculateRevenue,
  type RevenueInput,
  type RevenueResult,
  type RevenueWhatIf,
  resolveRevenueInput,
} from './revenue.ts';

export type CountryMargin = { country: ManufacturingCountry; result: RevenueResult };

/** The same product made in each of the calculator's countries, best margin first. */
export function compareCountries(input: Omit<RevenueInput, 'country'>): CountryMargin[] {
  return manufacturingCountries
    .map((country) => ({ country, result: calculateRevenue({ ...input, country }) }))
    .sort((a, b) => a.result.unitCost - b.result.unitCost);
}

export type Scenario = 'low' | 'expected' | 'high';

/** The result if 1%, 2% or 4% of the engaged audience order: assumptions, not forecasts. */
export function calculateScenarios(input: RevenueInput): Record<Scenario, RevenueResult> {
  const { low, expected, high } = scenarioConversionPct.value;
  return {
    low: calculateRevenue(input, { conversionPct: low }),
    expected: calculateRevenue(input, { conversionPct: expected }),
    high: calculateRevenue(input, { conversionPct: high }),
  };
}

export type SensitivityFactor = 'price' | 'engagement' | 'followers' | 'unit-cost';

/** US dollars of yearly gross profit. */
export type Sensitivity = {
  factor: SensitivityFactor;
  /** With the factor 20% lower. */
  profitIfLowerUsd: number;
  /** With the factor 20% higher. */
  profitIfHigherUsd: number;
  /** How far apart these two are: the length of the bar. */
  swingUsd: number;
};

/**
 * What yearly gross profit hangs on, the strongest factor first (a tornado chart's order).
 *
 * One factor moves at a time, by 20% down and up. The price moves alone: the product and so its
 * cost in dollars stay, although the calculator otherwise derives the cost from the price.
 * A quoted unit cost or another conversion may be given as `whatIf`.
 */
export function profitSensitivity(input: RevenueInput, whatIf: RevenueWhatIf = {}): Sensitivity[] {
  const base = resolveRevenueInput(input);
  const unitCostUsd = calculateRevenue(base, whatIf).unitCost;
  const held = { ...whatIf, unitCostUsd };

  const variants: Record<SensitivityFactor, (times: number) => [RevenueInput, RevenueWhatIf]> = {
    price: (times) => [{ ...base, averageOrderValueUsd: base.averageOrderValueUsd * times }, held],
    engagement: (times) => [{ ...base, engagementRatePct: base.engagementRatePct * times }, held],
    followers: (times) => [{ ...base, audienceSize: base.audienceSize * times }, held],
    'unit-cost': (times) => [base, { ...held, unitCostUsd: unitCostUsd * times }],
  };

  const factors: readonly SensitivityFactor[] = ['price', 'engagement', 'followers', 'unit-cost'];
  return factors
    .map((factor) => {
      const swing = sensitivitySwingPct.value / 100;
      const profitIfLowerUsd = calculateRevenue(...variants[factor](1 - swing)).yearlyGrossProfit;
      const profitIfHigherUsd = calculateRevenue(...variants[factor](1 + swing)).yearlyGrossProfit;
      const swingUsd = Math.abs(profitIfHigherUsd - profitIfLowerUsd);
      return { factor, profitIfLowerUsd, profitIfHigherUsd, swingUsd };
    })
    .sort((a, b) => weight(b) - weight(a));
}

/**
 * Engagement and followers weigh the same on paper, but floating point may set them a hair apart.
 * Without the rounding they would trade places while someone drags the price.
 */
function weight({ swingUsd }: Sensitivity): number {
  return Number(swingUsd.toPrecision(10));
}
