import { nonNegativeOr } from './input-number.ts';
import type { MeasuredOrdering } from './measured-ordering.ts';
import {
  conversionPct,
  fallbackEngagementRatePct,
  fallbackFollowers,
  otherCountryUnitCostSharePct,
  unitCostSharePctByCountry,
} from './revenue.assumptions.ts';

export type RevenueInput = {
  /** Followers; absent counts as 0. */
  followers?: number | null;
  /** 3.5 means 3.5%; absent counts as 3.5. */
  engagementRatePct?: number | null;
  /** What one customer pays, in US dollars; absent counts as 0. */
  priceUsd?: number | null;
  /** A country id. Ids without their own figure, including `ai-choose`, cost 25%. */
  country: string;
  /** From a demand test, in place of the assumed share of fans who order. */
  measuredOrdering?: MeasuredOrdering | undefined;
};

/** Replaces one assumption, for what-if views. */
export type RevenueWhatIf = {
  conversionPct?: number;
  unitCostUsd?: number;
};

/** Amounts in US dollars, not rounded: round once, for display. */
export type RevenueResult = {
  /** People, usually with a fraction. */
  engagedAudience: number;
  /** Units ordered in a month, usually with a fraction. */
  totalOrderedUnits: number;
  monthlyRevenue: number;
  yearlyRevenue: number;
  monthlyCost: number;
  yearlyCost: number;
  /** Dollars per unit, FOB: without freight, duty or shipping. */
  unitCost: number;
  monthlyGrossProfit: number;
  /** Percent of revenue, 0 to 100; 0 if there is no revenue. */
  grossMargin: number;
  yearlyGrossProfit: number;
};

/**
 * Revenue, cost and profit of one product sold to an audience (specification §9).
 *
 * Total: every input gives finite results. `nonNegativeOr` handles absent, non-finite, negative and
 * absurdly large inputs. Rates above 100% are not rejected here, but by the parser.
 */
export function calculateRevenue(input: RevenueInput, whatIf: RevenueWhatIf = {}): RevenueResult {
  const { followers, engagementRatePct, priceUsd } = resolveRevenueInput(input);
  const orderingPct = nonNegativeOr(
    conversionPct.value,
    whatIf.conversionPct ?? input.measuredOrdering?.pct,
  );
  const unitCost = nonNegativeOr(
    (priceUsd * unitCostSharePctFor(input.country)) / 100,
    whatIf.unitCostUsd,
  );

  const engagedAudience = (followers * engagementRatePct) / 100;
  const totalOrderedUnits = (engagedAudience * orderingPct) / 100;
  const monthlyRevenue = totalOrderedUnits * priceUsd;
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

/** The numbers that the calculation uses: fallbacks filled in, nothing negative or non-finite. */
export function resolveRevenueInput(input: RevenueInput) {
  return {
    followers: nonNegativeOr(fallbackFollowers.value, input.followers),
    engagementRatePct: nonNegativeOr(fallbackEngagementRatePct.value, input.engagementRatePct),
    priceUsd: nonNegativeOr(0, input.priceUsd),
    country: input.country,
    measuredOrdering: input.measuredOrdering,
  };
}

/**
 * Unit cost in percent of the retail price, 20 to 40; 25 for countries without their own figure.
 */
export function unitCostSharePctFor(country: string): number {
  return unitCostSharePct.get(country) ?? otherCountryUnitCostSharePct.value;
}

// A Map, because a plain object would also contain keys like "constructor".
const unitCostSharePct: ReadonlyMap<string, number> = new Map(
  Object.entries(unitCostSharePctByCountry.value),
);
