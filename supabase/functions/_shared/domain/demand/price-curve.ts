import type { DemandCounts } from './demand-test.ts';
import { type ShareInterval, wilsonInterval } from './wilson.ts';

/** One price of a test, with everybody who would pay it. */
export type CurvePoint = Readonly<{
  priceUsd: number;
  /** Who chose just this price. */
  votes: number;
  /** Who chose this price or a higher one. */
  buyers: number;
  /** `buyers` out of all visitors. */
  interval: ShareInterval;
}>;

/**
 * The share of visitors who would buy at each price: whoever votes for $32 buys at $28 as well.
 * @param pricesUsd ascending
 * @returns a point for each price; none without visitors
 */
export function priceCurve(
  pricesUsd: readonly number[],
  { visitors, votes }: Pick<DemandCounts, 'visitors' | 'votes'>,
): readonly CurvePoint[] {
  if (visitors <= 0) return [];
  return pricesUsd.map((priceUsd, index) => {
    const buyers = votes.slice(index).reduce((sum, count) => sum + count, 0);
    return {
      priceUsd,
      votes: votes[index] ?? 0,
      buyers,
      interval: wilsonInterval(Math.min(buyers, visitors), visitors),
    };
  });
}
