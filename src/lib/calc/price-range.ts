import { nonNegativeOr } from './input-number.ts';

export type PriceRange = {
  /** The range begins at 0. */
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
 * The next step of the scale from a price that lies between two; undefined for one that lies on a
 * step, from where the scale's own steps lead on.
 */
export function nextStepUsd(
  priceUsd: number,
  stepUsd: number,
  way: 'up' | 'down',
): number | undefined {
  const steps = priceUsd / stepUsd;
  // As far as cents go: 19.9 / 0.1 is not quite 199.
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return undefined;
  return (way === 'up' ? Math.ceil(steps) : Math.floor(steps)) * stepUsd;
}

/** Finely graded where the prices of most consumer products lie. */
const everydayRanges: readonly PriceRange[] = [
  { maxUsd: 20, stepUsd: 0.5 },
  { maxUsd: 50, stepUsd: 0.5 },
  { maxUsd: 100, stepUsd: 1 },
  { maxUsd: 200, stepUsd: 2 },
  { maxUsd: 500, stepUsd: 5 },
  { maxUsd: 1000, stepUsd: 10 },
];
