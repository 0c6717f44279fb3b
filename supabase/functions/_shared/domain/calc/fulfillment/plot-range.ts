/** The plot's ranges: a close-up, one with both rate steps, and a wide view. */
const fixedRanges = [500, 4000, 12_000] as const;
/** Includes both rate steps, whatever the visitor's orders. */
const usualRange = 4000;
/** Keeps the visitor's own orders away from the plot's right edge. */
const room = 1.1;

/**
 * The available ranges in orders a month, ascending; the last one includes the visitor's orders.
 */
export function plotRanges(monthlyOrders: number): number[] {
  const widest = Math.max(...fixedRanges);
  return monthlyOrders * room <= widest
    ? [...fixedRanges]
    : [...fixedRanges, roundUp(monthlyOrders * room)];
}

/** The smallest range that includes the visitor's orders, but never less than the usual one. */
export function defaultPlotRange(monthlyOrders: number): number {
  const ranges = plotRanges(monthlyOrders).filter((range) => range >= usualRange);
  return ranges.find((range) => monthlyOrders * room <= range) ?? ranges.at(-1) ?? usualRange;
}

/** Rounds up to the next 1, 1.5, 2, 3, 4, 5, 6, 8 or 10 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 1.5, 2, 3, 4, 5, 6, 8].find((each) => each * power >= value) ?? 10;
  return factor * power;
}

/**
 * The orders at which the plot is sampled: even steps, both sides of each rate step, and `further`.
 */
export function plotPoints(
  upToOrders: number,
  rateSteps: readonly number[],
  further: readonly number[],
): number[] {
  const evenSteps = 20;
  const even = Array.from(
    { length: evenSteps + 1 },
    (_, index) => (index * upToOrders) / evenSteps,
  );
  const sides = rateSteps.flatMap((step) => [step, step + 1]);
  const points = [...even, ...sides, ...further].filter(
    (orders) => orders >= 0 && orders <= upToOrders,
  );
  return [...new Set(points)].toSorted((a, b) => a - b);
}
