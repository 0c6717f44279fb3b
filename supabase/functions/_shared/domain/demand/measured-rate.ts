import { buyingPct, missingVisitors } from './expected-orders.ts';
import { priceCurve } from './price-curve.ts';

/** A finished or running test, as a device remembers it. */
export type DemandMeasurement = Readonly<{
  /** Ascending. */
  pricesUsd: readonly number[];
  visitors: number;
  /** The lowest price first. */
  votes: readonly number[];
}>;

/** The ordering rate that takes the place of an assumed one. */
export type MeasuredRate = Readonly<{
  /** After the planning discount. */
  buyingPct: number;
  /** Before it: who said that they would buy. */
  statedPct: number;
  /** The tested price that it was measured at; not below the price asked for. */
  testedPriceUsd: number;
  visitors: number;
}>;

/**
 * What a test says about an ordering rate at this price. Between two prices the share of the higher
 * one counts, since nobody was asked about those between; below the lowest that of the lowest.
 * @returns null below 100 visitors, above the highest price, and where nobody would buy
 */
export function measuredRateAt(test: DemandMeasurement, priceUsd: number): MeasuredRate | null {
  if (missingVisitors(test) > 0) return null;
  const point = priceCurve(test.pricesUsd, test).find((each) => each.priceUsd >= priceUsd);
  if (point === undefined || point.buyers === 0) return null;
  return {
    buyingPct: buyingPct(point).likely,
    statedPct: point.interval.share * 100,
    testedPriceUsd: point.priceUsd,
    visitors: test.visitors,
  };
}
