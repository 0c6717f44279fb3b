import type { RevenueResult } from './revenue.ts';

export type ProjectedMonth = {
  /** 1 to 12, counted from the launch; not a calendar month. */
  month: number;
  revenueUsd: number;
  costUsd: number;
  profitUsd: number;
  /** From the launch to the end of this month. */
  cumulativeRevenueUsd: number;
  cumulativeCostUsd: number;
  cumulativeProfitUsd: number;
};

/**
 * A result's year month by month. All months are equal, because the formulas have no growth and no
 * seasons. The twelfth month's cumulative figures are exactly the result's yearly ones.
 */
export function projectYear(
  result: Pick<RevenueResult, 'monthlyRevenue' | 'monthlyCost' | 'monthlyGrossProfit'>,
): ProjectedMonth[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    // Multiplied, not summed: a running sum would drift from the yearly figures.
    const cumulativeRevenueUsd = month * result.monthlyRevenue;
    const cumulativeCostUsd = month * result.monthlyCost;
    return {
      month,
      revenueUsd: result.monthlyRevenue,
      costUsd: result.monthlyCost,
      profitUsd: result.monthlyGrossProfit,
      cumulativeRevenueUsd,
      cumulativeCostUsd,
      cumulativeProfitUsd: cumulativeRevenueUsd - cumulativeCostUsd,
    };
  });
}
