import { type ManufacturingCountry, manufacturingCountries } from '../manufacturing-countries.ts';
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

/** The results if 1%, 2% or 4% of the engaged audience order: assumptions, not forecasts. */
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
  /** The difference of the two: the length of the bar. */
  swingUsd: number;
};

/**
 * How strongly yearly gross profit depends on each factor, the strongest first (a tornado chart's
 * order).
 *
 * Factors move one at a time, by 20% down and up. The price moves alone: the product stays the
 * same, and so does its cost in dollars, although the calculator otherwise derives the cost from
 * the price. `whatIf` may replace the unit cost or the conversion.
 */
export function profitSensitivity(input: RevenueInput, whatIf: RevenueWhatIf = {}): Sensitivity[] {
  const base = resolveRevenueInput(input);
  const unitCostUsd = calculateRevenue(base, whatIf).unitCost;
  const held = { ...whatIf, unitCostUsd };

  const variants: Record<SensitivityFactor, (times: number) => [RevenueInput, RevenueWhatIf]> = {
    price: (times) => [{ ...base, priceUsd: base.priceUsd * times }, held],
    engagement: (times) => [{ ...base, engagementRatePct: base.engagementRatePct * times }, held],
    followers: (times) => [{ ...base, followers: base.followers * times }, held],
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
 * Engagement and followers have the same effect, but floating point may make them differ by a hair.
 * Without rounding they would swap places while the visitor drags the price.
 */
function weight({ swingUsd }: Sensitivity): number {
  return Number(swingUsd.toPrecision(10));
}
