import { formatFollowers, formatUsdWhole } from '@/lib/format.ts';

/** From a million on an axis is short; below that rounding to thousands would repeat ticks. */
export function formatUsdTick(amountUsd: number): string {
  return amountUsd < 1_000_000 ? formatUsdWhole(amountUsd) : `$${formatFollowers(amountUsd)}`;
}
