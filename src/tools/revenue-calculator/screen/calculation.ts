import { calculateRevenue, type RevenueResult } from '@/lib/calc/revenue.ts';
import type { RevenueFieldName, RevenueRequest } from '@/lib/calc/revenue-input.ts';

/** One press on calculate: what was asked, and the figures it gave. */
export type Calculation = {
  request: RevenueRequest;
  /** '@name' for the pictures; personal, so it is kept out of addresses. */
  handle: string | null;
  /** Fields left blank that a fallback filled. */
  assumed: readonly RevenueFieldName[];
  results: RevenueResult;
};

export function calculate(asked: Omit<Calculation, 'results'>): Calculation {
  const { audienceSize, engagementRatePct, averageOrderValueUsd, madeIn } = asked.request;
  return {
    ...asked,
    results: calculateRevenue({
      audienceSize,
      engagementRatePct,
      averageOrderValueUsd,
      country: madeIn,
    }),
  };
}
