/**
 * Three prices to begin with, around one: a sixth below, the price, a sixth above, as whole dollars
 * from $6 on and in halves below. The step is ours: wide enough to tell apart, narrow enough that all
 * three are plausible.
 */
export function suggestedPricesUsd(priceUsd: number): readonly number[] {
  const step = priceUsd >= 6 ? Math.max(1, Math.round(priceUsd / 6)) : 0.5;
  const middle = priceUsd >= 6 ? Math.round(priceUsd) : Math.max(1, Math.round(priceUsd * 2) / 2);
  return [middle - step, middle, middle + step];
}
