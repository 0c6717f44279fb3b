import { calculateRevenue, type RevenueResult } from '../calc/revenue.ts';
import type { RevenueParse, RevenueRequest } from './revenue-request.ts';

/** One press on calculate: what was asked, and the figures it gave. */
export type Calculation = Pick<Extract<RevenueParse, { ok: true }>, 'handle' | 'isRateAssumed'> & {
  request: RevenueRequest;
  results: RevenueResult;
};

export function calculate(asked: Omit<Calculation, 'results'>): Calculation {
  const { chosenCost } = asked.request;
  const whatIf = chosenCost === undefined ? {} : { unitCostUsd: chosenCost.unitCostUsd };
  return { ...asked, results: calculateRevenue(asked.request, whatIf) };
}

/** What one unit costs by the estimate alone. */
export function estimatedUnitCostUsd(request: RevenueRequest): number {
  return calculateRevenue(request).unitCost;
}
