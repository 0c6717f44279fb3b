/**
 * The data of the US tariff schedule for one line, as shared by browser and functions. Days are ISO
 * ('2026-07-24'), rates percent (16.5 is 16.5%) or text as printed.
 */

/** An eight-digit line of the Harmonized Tariff Schedule: the level that carries the rates. */
export type TariffLine = Readonly<{
  /** '6109.10.00' */
  hts8: string;
  /** From the heading down, joined with " > ". */
  description: string;
  /** Column 1, general ("most favored nation"), as printed: 'Free', '16.5%', '4.4¢/kg + 6%'. */
  generalRateText: string;
  /** Column 1, special: 'Free (AU,BH,…,S,SG)'; empty when there is none. */
  specialRateText: string;
  /** Column 2, for the countries without normal trade relations. */
  otherRateText: string;
  /** The units of quantity to be reported: ['doz.', 'kg']. */
  units: readonly string[];
}>;

/** A ten-digit statistical line below an eight-digit one; it has no rate of its own. */
export type StatisticalLine = Readonly<{
  /** '6109.10.00.04' */
  hts10: string;
  /** What it adds to the description of the eight-digit line: "Men's or boys' > T-shirts". */
  description: string;
}>;

export const chinaLists = ['1', '2', '3', '4A', '4B', 'four-year-review'] as const;
export type ChinaList = (typeof chinaLists)[number];

/** A Section 301 list that covers a line for China. */
export type ChinaListRow = Readonly<{
  list: ChinaList;
  /** '9903.88.15' */
  heading: string;
  ratePct: number;
  /** `suspended` is list 4B, which never took effect: 0. */
  scope: 'full' | 'partial' | 'suspended';
  /** The first day of `ratePct`; null for list 4B. */
  effectiveFrom: string | null;
  /** The first day of the list, perhaps at another rate; null for list 4B. */
  firstEffective: string | null;
  /** For a partial row: the ten-digit lines that it excludes, or the only ones that it includes. */
  tenDigit: Readonly<{ mode: 'except' | 'only'; codes: readonly string[] }> | null;
}>;

/** Whether the line is exempt from the forced-labor duty. */
export type ForcedLaborExemption = Readonly<{
  /** The line, or the one ten-digit line below it that is exempt. */
  code: string;
  /** `ex`: only particular articles of the line, whose text is not loaded. */
  scope: 'full' | 'ex';
}>;

export const section232Materials = ['steel', 'aluminum', 'copper', 'timber'] as const;
export type Section232Material = (typeof section232Materials)[number];

/** A row of the Section 232 actions: the annexes on metals, or the list on timber and furniture. */
export type Section232Row = Readonly<{
  /** Digits only, 4 to 10; covers everything below unless a longer prefix applies. */
  prefix: string;
  material: Section232Material;
  annex: '1a' | '1b' | '1c' | '3' | 'timber';
  ratePct: number;
  /** `add` is charged on top; `minimum_total` only raises the base rate to `ratePct`. */
  mode: 'add' | 'minimum_total';
  effectiveFrom: string;
}>;

/** A line and every row about it: all table data that `computeDutyStack` needs. */
export type TariffLineFacts = Readonly<{
  line: TariffLine;
  statisticalLines: readonly StatisticalLine[];
  chinaLists: readonly ChinaListRow[];
  forcedLaborExemptions: readonly ForcedLaborExemption[];
  section232: readonly Section232Row[];
}>;

/** The forced-labor rule for an origin: a rate on top, or a top-up to a minimum total. */
export type ForcedLaborDuty = Readonly<{
  heading: string;
  ratePct: number;
  mode: 'add' | 'minimum_total';
  effectiveFrom: string;
}>;

/** A country of origin. */
export type TariffOrigin = Readonly<{
  /** ISO 3166, two capital letters: 'CN'. */
  code: string;
  name: string;
  /** Null when the action does not name the country. */
  forcedLabor: ForcedLaborDuty | null;
  /** Column of base rates: 2 for the countries without normal trade relations. */
  column: 1 | 2;
}>;

/** A line found by words, best first. */
export type TariffSearchHit = Readonly<{
  hts8: string;
  description: string;
  generalRateText: string;
  /** The trade name that matched ("graphic tee"); null when the schedule's own text did. */
  matchedTerm: string | null;
  /** How certainly the trade name means this line; null without one. */
  termConfidence: 'high' | 'medium' | 'low' | null;
  /** What the trade name assumes: "knit, cotton"; empty when nothing. */
  termNote: string;
  /** Comparable within one search only; higher is better. */
  rank: number;
}>;
