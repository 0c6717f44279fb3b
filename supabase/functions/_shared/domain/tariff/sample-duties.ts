import type { MapCountry } from '../manufacturing-countries.ts';
import type { SourcingCategory } from '../sourcing-categories.ts';
import { pctText } from './duty-case.ts';
import type { DutyLayerKind } from './duty-types.ts';
import { chinaListPct, forcedLaborPct, sampleDuties } from './sample-duties.generated.ts';

/** A duty that applies, from `computeDutyStack`. */
export type SampleDutyLayer = Readonly<{
  kind: DutyLayerKind;
  /** "Base rate", "Section 301, China list 4A". */
  label: string;
  ratePct: number;
  /** The source of the rate: the product's own line, or a heading of chapter 99. */
  heading: string;
  /** ISO date from which it applies; null for the base rate. */
  effectiveFrom: string | null;
}>;

export type SampleDuty = Readonly<{
  htsCode: string;
  /** All layers together, percent of the customs value. */
  totalPct: number;
  /** The total for goods that originate under the USMCA; null where that is impossible. */
  usmcaTotalPct: number | null;
  layers: readonly SampleDutyLayer[];
}>;

export type SampleDuties = Readonly<
  Record<SourcingCategory, Readonly<Record<MapCountry, SampleDuty>>>
>;

/**
 * The US duty on the category's sample product from a country. Excludes antidumping duties, product
 * exclusions and customs fees.
 */
export function sampleDuty(category: SourcingCategory, country: MapCountry): SampleDuty {
  return sampleDuties[category][country];
}

/** The total, formatted for a sentence: '36.5%'. */
export function sampleDutyText(category: SourcingCategory, country: MapCountry): string {
  return pctText(sampleDuty(category, country).totalPct);
}

/**
 * The rate that the forced-labor action adds to the base rate, or the total that it raises it to:
 * '12.5%'.
 */
export function forcedLaborText(country: MapCountry): string {
  return pctText(forcedLaborPct[country]);
}

/** The Section 301 rate for goods of China on a list: '7.5%'. */
export function chinaListText(list: keyof typeof chinaListPct): string {
  return pctText(chinaListPct[list]);
}
