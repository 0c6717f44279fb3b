import { nonNegativeOr } from './input-number.ts';
import {
  conversionPct,
  fallbackAudienceSize,
  fallbackEngagementRatePct,
  otherCountryUnitCostSharePct,
  unitCostSharePctByCountry,
} from './revenue.assumptions.ts';

export type RevenueInput = {
  /** Followers; absent counts as 0. */
  audienceSize?: number | null;
  /** 3.5 means 3.5%; absent counts as 3.5. */
  engagementRatePct?: number | null;
  /** What one customer pays, in US dollars; absent counts as 0. */
  averageOrderValueUsd?: number | null;
  /** A country id. Any id without a figure of its own, `ai-choose` included, costs 25%. */
  country: string;
};

/** Replaces one assumption, for what-if views. */
export type RevenueWhatIf = {
  conversionPct?: number;
  unitCostUsd?: number;
};

/** Money in US dollars, nothing rounded: round once, where it is shown. */
export type RevenueResult = {
  /** People, usually with a fraction. */
  engagedAudience: number;
  /** Units ordered in a month, usually with a fraction. */
  totalOrderedUnits: number;
  monthlyRevenue: number;
  yearlyRevenue: number;
  monthlyCost: number;
  yearlyCost: number;
  /** Dollars for one unit, FOB: without freight, duty or shipping. */
  unitCost: number;
  monthlyGrossProfit: number;
  /** Per cent of revenue, 0 to 100; 0 when there is no revenue. */
  grossMargin: number;
  yearlyGrossProfit: number;
};

/**
 * Revenue, cost and profit of one product sold to an audience (specification §9).
 *
 * Total: every input gives finite figures. How absent, non-finite, negative and absurdly large
 * inputs are read is `nonNegativeOr`'s rule. Rates above 100% are not refused here; parsing does.
 */
export function calculateRevenue(input: RevenueInput, whatIf: RevenueWhatIf = {}): RevenueResult {
  const { audienceSize, engagementRatePct, averageOrderValueUsd } = resolveRevenueInput(input);
  const orderingPct = nonNegativeOr(conversionPct.value, whatIf.conversionPct);
  const unitCost = nonNegativeOr(
    (averageOrderValueUsd * unitCostSharePctFor(input.country)) / 100,
    whatIf.unitCostUsd,
  );

  const engagedAudience = (audienceSize * engagementRatePct) / 100;
  const totalOrderedUnits = (engagedAudience * orderingPct) / 100;
  const monthlyRevenue = totalOrderedUnits * averageOrderValueUsd;
  const monthlyCost = totalOrderedUnits * unitCost;
  const monthlyGrossProfit = monthlyRevenue - monthlyCost;
  const yearlyRevenue = 12 * monthlyRevenue;
  const yearlyCost = 12 * monthlyCost;

  return {
    engagedAudience,
    totalOrderedUnits,
    monthlyRevenue,
    yearlyRevenue,
    monthlyCost,
    yearlyCost,
    unitCost,
    monthlyGrossProfit,
    grossMargin: monthlyRevenue > 0 ? (monthlyGrossProfit / monthlyRevenue) * 100 : 0,
    yearlyGrossProfit: yearlyRevenue - yearlyCost,
  };
}

/** The numbers a calculation really uses: fallbacks filled in, nothing negative or non-finite. */
export function resolveRevenueInput(input: RevenueInput) {
  return {
    audienceSize: nonNegativeOr(fallbackAudienceSize.value, input.audienceSize),
    engagementRatePct: nonNegativeOr(fallbackEngagementRatePct.value, input.engagementRatePct),
    averageOrderValueUsd: nonNegativeOr(0, input.averageOrderValueUsd),
    country: input.country,
  };
}

/** Unit cost as per cent of the retail price, 20 to 40; 25 for a country without its own figure. */
export function unitCostSharePctFor(country: string): number {
  return unitCostSharePct.get(country) ?? otherCountryUnitCostSharePct.value;
}

// A Map, because an object would also answer for words like "constructor".
const unitCostSharePct: ReadonlyMap<string, number> = new Map(
  Object.entries(unitCostSharePctByCountry.value),
);
