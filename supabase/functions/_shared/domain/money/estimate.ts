/** A planning range of one amount: low ≤ likely ≤ high. */
export type Estimate = Readonly<{ low: number; likely: number; high: number }>;

export const zero: Estimate = { low: 0, likely: 0, high: 0 };

/** A known amount. */
export function exactly(amount: number): Estimate {
  return { low: amount, likely: amount, high: amount };
}

/** The range between two amounts, the likely one in the middle. */
export function between({ low, high }: Readonly<{ low: number; high: number }>): Estimate {
  return { low, likely: (low + high) / 2, high };
}

export function sumOf(estimates: readonly Estimate[]): Estimate {
  return estimates.reduce(
    (sum, each) => ({
      low: sum.low + each.low,
      likely: sum.likely + each.likely,
      high: sum.high + each.high,
    }),
    zero,
  );
}

/** Changes each of the three amounts; the change must keep their order. */
export function mapEstimate(
  { low, likely, high }: Estimate,
  change: (amount: number) => number,
): Estimate {
  return { low: change(low), likely: change(likely), high: change(high) };
}

/** Both in step: low with low, high with high. */
export function combine(
  a: Estimate,
  b: Estimate,
  join: (a: number, b: number) => number,
): Estimate {
  return {
    low: join(a.low, b.low),
    likely: join(a.likely, b.likely),
    high: join(a.high, b.high),
  };
}

/** What is left of an amount after a cost: least with the highest cost. */
export function leftOf(amount: number, cost: Estimate): Estimate {
  return { low: amount - cost.high, likely: amount - cost.likely, high: amount - cost.low };
}
