import { calculateRevenue, type RevenueResult } from '@/lib/calc/revenue.ts';
import type { RevenueParse, RevenueRequest } from './revenue-request.ts';

/** One press on calculate: what was asked, and the figures it gave. */
export type Calculation = Pick<Extract<RevenueParse, { ok: true }>, 'handle' | 'isRateAssumed'> & {
  request: RevenueRequest;
  results: RevenueResult;
};

export function calculate(asked: Omit<Calculation, 'results'>): Calculation {
  return { ...asked, results: calculateRevenue(asked.request) };
}
