/** The median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * The smallest value that at least this share of the values does not exceed; NaN for an empty list.
 * @param share from 0 to 1
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/**
 * `value` divided by `reference`. With a reference of 0, the ratio of 0 is 1 and any other is
 * infinite.
 */
export function ratio(value: number, reference: number): number {
  if (reference === 0) return value === 0 ? 1 : Number.POSITIVE_INFINITY;
  return value / reference;
}
