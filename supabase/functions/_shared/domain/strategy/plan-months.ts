import type { StrategyType } from './strategy-type.ts';

/** The shortest and the longest time, in months; halves are allowed. */
export type MonthRange = { min: number; max: number };

/** How long each plan takes, in months (specification §3). */
export const planMonths: Readonly<Record<StrategyType, MonthRange>> = {
  'full-switch': { min: 6, max: 9 },
  'dual-source': { min: 4, max: 6 },
  diversify: { min: 9, max: 12 },
  nearshoring: { min: 3, max: 5 },
};

/** "6-9 months", "1 month", "1-2 months". */
export function monthsText({ min, max }: MonthRange): string {
  if (min === max) return `${min} ${min === 1 ? 'month' : 'months'}`;
  return `${min}-${max} months`;
}
