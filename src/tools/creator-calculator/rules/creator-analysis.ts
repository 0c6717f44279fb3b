import { sensitivitySwingPct } from '@functions/_shared/domain/calc/margins.assumptions.ts';
import {
  type CountryMargin,
  calculateScenarios,
  compareCountries,
  profitSensitivity,
  type Scenario,
  type Sensitivity,
} from '@functions/_shared/domain/calc/margins.ts';
import { calculateRevenue, type RevenueResult } from '@functions/_shared/domain/calc/revenue.ts';
import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';

/** Everything the creator's results show and the report prints, nothing rounded. */
export type CreatorAnalysis = {
  results: RevenueResult;
  /** Best margin first. */
  countries: readonly CountryMargin[];
  scenarios: Readonly<Record<Scenario, RevenueResult>>;
  /** The strongest factor first. */
  sensitivity: readonly Sensitivity[];
  /**
   * The yearly profit that the price slider shows at the higher price of the sensitivity. It differs
   * from that one because the slider's cost is a share of the price and moves along.
   */
  sliderProfitUsd: number;
};

export function analyzeCreator(input: CreatorInput): CreatorAnalysis {
  return {
    results: calculateRevenue(input),
    countries: compareCountries(input),
    scenarios: calculateScenarios(input),
    sensitivity: profitSensitivity(input),
    sliderProfitUsd: calculateRevenue({
      ...input,
      priceUsd: input.priceUsd * (1 + sensitivitySwingPct.value / 100),
    }).yearlyGrossProfit,
  };
}
