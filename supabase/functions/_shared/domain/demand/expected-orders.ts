import { type Estimate, mapEstimate } from '../money/estimate.ts';
import { buyersPerHundredVotes } from './demand.assumptions.ts';
import { type DemandCounts, minVisitorsForVerdict } from './demand-test.ts';
import type { CurvePoint } from './price-curve.ts';

/**
 * The share of visitors who will probably buy, in percent: the measured share, after our planning
 * discount for what people say and do not do. Low is the lowest of both.
 */
export function buyingPct({ interval }: Pick<CurvePoint, 'interval'>): Estimate {
  const { low, likely, high } = buyersPerHundredVotes.value;
  return {
    low: interval.low * low,
    likely: interval.share * likely,
    high: interval.high * high,
  };
}

/** Orders of one drop, from the fans whom it reaches and the share of them who buy. */
export function expectedOrders(reachedFans: number, pct: Estimate): Estimate {
  return mapEstimate(pct, (each) => (reachedFans * each) / 100);
}

/** Whether a test says anything yet, and how many visitors are missing otherwise. */
export function missingVisitors({ visitors }: Pick<DemandCounts, 'visitors'>): number {
  return Math.max(0, minVisitorsForVerdict - visitors);
}
