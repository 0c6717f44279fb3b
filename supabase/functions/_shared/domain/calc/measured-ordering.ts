import type { DemandMeasurement } from '../demand/measured-rate.ts';
import { measuredRateAt } from '../demand/measured-rate.ts';

/** An ordering rate from a demand test, in place of the assumed one. */
export type MeasuredOrdering = Readonly<{
  /** Of engaged fans, in percent, after the planning discount; two decimals. */
  pct: number;
  /** Who was asked. */
  visitors: number;
}>;

/** The smallest rate that is told apart from none. */
export const minMeasuredPct = 0.01;

/** What a test says about a product at this price; undefined where it says nothing. */
export function measuredOrderingAt(
  test: DemandMeasurement,
  priceUsd: number,
): MeasuredOrdering | undefined {
  const rate = measuredRateAt(test, priceUsd);
  if (rate === null) return undefined;
  // As an address holds it, so that a link gives the same figures.
  const pct = Math.max(minMeasuredPct, Math.round(rate.buyingPct * 100) / 100);
  return { pct, visitors: rate.visitors };
}
