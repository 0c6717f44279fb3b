import type { Fact, FactOrigin, FactSource } from '../country-profiles.ts';

/** Sources that the facts of several countries name. */
export const tariffSchedule: FactSource = {
  name: 'US Harmonized Tariff Schedule, with the Federal Register notices in force',
  year: 2026,
};
export const apparelLeadTimes: FactSource = {
  name: 'HC Activewear, bulk lead times by country',
  year: 2025,
};

/** What something published says. */
export function fact(text: string, source: FactOrigin): Fact {
  return { text, source };
}

/** General knowledge of the trade, with nothing published behind it. */
export function estimate(text: string): Fact {
  return { text, source: 'our estimate' };
}
