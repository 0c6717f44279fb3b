import type { Fact, FactOrigin, FactSource } from '../country-profiles.ts';

/** Sources that several countries share. */
export const tariffSchedule: FactSource = {
  name: 'US Harmonized Tariff Schedule, with the Federal Register notices in force',
  year: 2026,
};
export const apparelLeadTimes: FactSource = {
  name: 'HC Activewear, bulk lead times by country',
  year: 2025,
};

/** A fact from a publication. */
export function fact(text: string, source: FactOrigin): Fact {
  return { text, source };
}

/** A fact from general knowledge of the trade, without a publication. */
export function estimate(text: string): Fact {
  return { text, source: 'our estimate' };
}
