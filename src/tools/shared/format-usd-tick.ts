import { formatUsdCents, formatUsdWhole } from '@/lib/format.ts';

/**
 * An amount beside an axis, where there is room for a few characters: "$1.2M", "$40.0T"; whole
 * dollars below a million, where rounding to thousands would repeat ticks, and cents for the few
 * dollars of which an axis marks fractions.
 */
export function formatUsdTick(amountUsd: number): string {
  const size = Math.abs(amountUsd);
  if (size < 10 && !Number.isInteger(amountUsd)) return formatUsdCents(amountUsd);
  // What rounds to 1000.0 of a unit is 1.0 of the next.
  const unit = units.find(({ each }) => Math.round((size / each) * 10) >= 10);
  if (unit === undefined || size < 1_000_000) return formatUsdWhole(amountUsd);
  return `${amountUsd < 0 ? '-' : ''}$${(size / unit.each).toFixed(1)}${unit.suffix}`;
}

const units = [
  { each: 1e12, suffix: 'T' },
  { each: 1e9, suffix: 'B' },
  { each: 1e6, suffix: 'M' },
] as const;
