/** Far beyond any audience, price or rate, and small enough that no product of three overflows. */
export const maxInput = 1e12;

/**
 * Makes any number safe to calculate with, so that calculators are total.
 *
 * - absent, NaN and the infinities count as not given: `fallback`
 * - negative numbers count as 0
 * - anything above `maxInput` counts as `maxInput`
 */
export function nonNegativeOr(fallback: number, value: number | null | undefined): number {
  if (value === null || value === undefined || !Number.isFinite(value)) return fallback;
  return Math.min(Math.max(value, 0), maxInput);
}
