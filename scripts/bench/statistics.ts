/** The middle value; of an even number of values the mean of the middle two; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * The smallest of the values that at least this share of them does not exceed; NaN of none.
 * @param share from 0 to 1
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/**
 * How often `value` is `reference`. Where there is nothing to compare with, nothing is 1 and
 * anything infinite.
 */
export function ratio(value: number, reference: number): number {
  if (reference === 0) return value === 0 ? 1 : Number.POSITIVE_INFINITY;
  return value / reference;
}
