import { type MeasuredRates, minMeasuredPct } from '../calc/measured-ordering.ts';
import type { DemandCounts } from './demand-test.ts';
import { buyingPct, missingVisitors } from './expected-orders.ts';
import { priceCurve } from './price-curve.ts';

/**
 * The ordering rates that take the place of an assumed one: after the planning discount, at each
 * tested price that somebody would pay.
 * @param pricesUsd ascending
 * @returns no rates below 100 visitors
 */
export function measuredRates(
  pricesUsd: readonly number[],
  counts: Pick<DemandCounts, 'visitors' | 'votes'>,
): MeasuredRates {
  const curve = missingVisitors(counts) > 0 ? [] : priceCurve(pricesUsd, counts);
  return {
    visitors: counts.visitors,
    rates: curve
      .filter(({ buyers }) => buyers > 0)
      .map((point) => ({
        priceUsd: point.priceUsd,
        // As an address holds it, so that a link gives the same figures.
        pct: Math.max(minMeasuredPct, Math.round(buyingPct(point).likely * 100) / 100),
      })),
  };
}
