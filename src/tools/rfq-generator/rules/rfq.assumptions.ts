import type { Assumption } from '@functions/_shared/domain/money/assumption.ts';

/** Days from the order to packed goods: two rounds of samples, then production. */
export const daysUntilReady: Assumption<number> = {
  value: 66,
  source: 'Our planning figure: 21 days of samples and 45 of production, the longer end of 30-45',
  year: 2026,
};

/** Days of sea freight and customs to a US warehouse. */
export const daysOnTheWay: Assumption<number> = {
  value: 35,
  source: 'Our planning figure for sea freight to the US, port to door',
  year: 2026,
};
