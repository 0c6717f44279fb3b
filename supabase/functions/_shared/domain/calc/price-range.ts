import { nonNegativeOr } from './input-number.ts';

export type PriceRange = {
  /** The range starts at 0. */
  maxUsd: number;
  stepUsd: number;
};

/**
 * A slider's range around a price: up to at least twice the price, in at most 100 round steps.
 * Total: a price that is absent, negative or not finite counts as 0.
 */
export function priceRangeAround(priceUsd: number): PriceRange {
  const doubleUsd = nonNegativeOr(0, priceUsd) * 2;
  const range = everydayRanges.find(({ maxUsd }) => doubleUsd <= maxUsd);
  if (range) return range;
  const stepUsd = 10 ** Math.ceil(Math.log10(doubleUsd / 100));
  return { maxUsd: stepUsd * 100, stepUsd };
}

/**
 * The next step from a price between two steps; undefined for a price on a step, from which the
 * scale's own steps continue.
 */
export function nextStepUsd(
  priceUsd: number,
  stepUsd: number,
  way: 'up' | 'down',
): number | undefined {
  const steps = priceUsd / stepUsd;
  // With a tolerance, because 19.9 / 0.1 is not exactly 199.
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return undefined;
  return (way === 'up' ? Math.ceil(steps) : Math.floor(steps)) * stepUsd;
}

/** Fine steps for the prices of most consumer products. */
const everydayRanges: readonly PriceRange[] = [
  { maxUsd: 20, stepUsd: 0.5 },
  { maxUsd: 50, stepUsd: 0.5 },
  { maxUsd: 100, stepUsd: 1 },
  { maxUsd: 200, stepUsd: 2 },
  { maxUsd: 500, stepUsd: 5 },
  { maxUsd: 1000, stepUsd: 10 },
];
