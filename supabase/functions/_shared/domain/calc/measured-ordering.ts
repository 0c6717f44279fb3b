/** An ordering rate from a demand test, in place of the assumed one. */
export type MeasuredOrdering = Readonly<{
  /** Of engaged fans, in percent, after the planning discount; two decimals. */
  pct: number;
  /** Who was asked. */
  visitors: number;
}>;

/** The smallest rate that is told apart from none. */
export const minMeasuredPct = 0.01;

/** What a test has measured, worked out once (`measuredRates`), so that calculators only look it up. */
export type MeasuredRates = Readonly<{
  visitors: number;
  /** The tested prices, ascending, each with its rate; none below 100 visitors. */
  rates: readonly Readonly<{ priceUsd: number; pct: number }>[];
}>;

/**
 * The rate at this price. Between two prices that of the higher one counts, since nobody was asked
 * about those between; below the lowest that of the lowest.
 * @returns undefined above the highest price that anybody would pay
 */
export function orderingAt(
  { visitors, rates }: MeasuredRates,
  priceUsd: number,
): MeasuredOrdering | undefined {
  const rate = rates.find((each) => each.priceUsd >= priceUsd);
  return rate && { pct: rate.pct, visitors };
}
