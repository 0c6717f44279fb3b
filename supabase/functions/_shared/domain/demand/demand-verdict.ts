import type { Estimate } from '../money/estimate.ts';
import type { DemandCounts } from './demand-test.ts';
import { buyingPct, expectedOrders, missingVisitors } from './expected-orders.ts';
import type { CurvePoint } from './price-curve.ts';

/** What a test says about the minimum order at one price. */
export type DemandVerdict = Readonly<
  | { is: 'too-few'; missingVisitors: number }
  /** Nobody would buy at this price. */
  | { is: 'nobody' }
  | { is: 'no-minimum'; buyingPct: Estimate }
  /** `neededFans`: how many the drop has to reach for the minimum order. */
  | { is: 'no-audience'; buyingPct: Estimate; minOrderUnits: number; neededFans: number }
  | {
      /**
       * `met` even at the lowest estimate, `likely` at the likely one, `open` only at the highest,
       * `missed` at none.
       */
      is: 'met' | 'likely' | 'open' | 'missed';
      buyingPct: Estimate;
      minOrderUnits: number;
      orders: Estimate;
      neededFans: number;
    }
>;

type VerdictFacts = Readonly<{
  counts: Pick<DemandCounts, 'visitors'>;
  point: Pick<CurvePoint, 'interval' | 'buyers'>;
  /** Of the kind of goods; undefined while the kind is unknown. */
  minOrderUnits: number | undefined;
  /** Engaged followers of the owner; undefined while the audience is unknown. */
  reachedFans: number | undefined;
}>;

/** The verdict of a test at one price; none below 100 visitors, and no orders without an audience. */
export function demandVerdict({
  counts,
  point,
  minOrderUnits,
  reachedFans,
}: VerdictFacts): DemandVerdict {
  const missing = missingVisitors(counts);
  if (missing > 0) return { is: 'too-few', missingVisitors: missing };
  if (point.buyers === 0) return { is: 'nobody' };
  const pct = buyingPct(point);
  if (minOrderUnits === undefined) return { is: 'no-minimum', buyingPct: pct };
  const neededFans = Math.ceil((minOrderUnits * 100) / pct.likely);
  if (reachedFans === undefined) {
    return { is: 'no-audience', buyingPct: pct, minOrderUnits, neededFans };
  }
  const orders = expectedOrders(reachedFans, pct);
  const is =
    orders.low >= minOrderUnits
      ? 'met'
      : orders.likely >= minOrderUnits
        ? 'likely'
        : orders.high >= minOrderUnits
          ? 'open'
          : 'missed';
  return { is, buyingPct: pct, minOrderUnits, orders, neededFans };
}
