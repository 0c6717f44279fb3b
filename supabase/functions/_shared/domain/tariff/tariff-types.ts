/**
 * What the tables of the US tariff schedule say about one line, as the browser and the functions
 * hold it. Days are ISO ('2026-07-24'), rates per cent (16.5 is 16.5%) or the text as printed.
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
  /** Units of quantity that are reported: ['doz.', 'kg']. */
  units: readonly string[];
}>;

/** A ten-digit statistical line below an eight-digit one; it carries no rate of its own. */
export type StatisticalLine = Readonly<{
  /** '6109.10.00.04' */
  hts10: string;
  /** What it adds to the description of the eight-digit line: "Men's or boys' > T-shirts". */
  description: string;
}>;

export const chinaLists = ['1', '2', '3', '4A', '4B', 'four-year-review'] as const;
export type ChinaList = (typeof chinaLists)[number];

/** One Section 301 list on which a line of China stands. */
export type ChinaListRow = Readonly<{
  list: ChinaList;
  /** '9903.88.15' */
  heading: string;
  ratePct: number;
  /** `suspended` is list 4B, which never took effect: 0. */
  scope: 'full' | 'partial' | 'suspended';
  /** The day `ratePct` began; null on list 4B. */
  effectiveFrom: string | null;
  /** The day the list began, perhaps at another rate; null on list 4B. */
  firstEffective: string | null;
  /** On a partial row: the ten-digit lines it leaves out, or the only ones it takes. */
  tenDigit: Readonly<{ mode: 'except' | 'only'; codes: readonly string[] }> | null;
}>;

/** Whether the forced-labor duty leaves the line out. */
export type ForcedLaborExemption = Readonly<{
  /** The line, or the one ten-digit line below it that is exempt. */
  code: string;
  /** `ex`: only particular articles of the line, whose text is not loaded. */
  scope: 'full' | 'ex';
}>;

export const section232Materials = ['steel', 'aluminum', 'copper', 'timber'] as const;
export type Section232Material = (typeof section232Materials)[number];

/** A row of the Section 232 actions: the annexes on metals, and the list on timber and furniture. */
export type Section232Row = Readonly<{
  /** Digits only, 4 to 10 of them: everything below is covered unless a longer prefix says otherwise. */
  prefix: string;
  material: Section232Material;
  annex: '1a' | '1b' | '1c' | '3' | 'timber';
  ratePct: number;
  /** `add` comes on top; `minimum_total` only lifts the base rate to `ratePct`. */
  mode: 'add' | 'minimum_total';
  effectiveFrom: string;
}>;

/** A line and every row about it: all that `computeDutyStack` needs to know of the tables. */
export type TariffLineFacts = Readonly<{
  line: TariffLine;
  statisticalLines: readonly StatisticalLine[];
  chinaLists: readonly ChinaListRow[];
  forcedLaborExemptions: readonly ForcedLaborExemption[];
  section232: readonly Section232Row[];
}>;

/** How the forced-labor action treats an origin: a rate on top, or a top-up to a minimum total. */
export type ForcedLaborDuty = Readonly<{
  heading: string;
  ratePct: number;
  mode: 'add' | 'minimum_total';
  effectiveFrom: string;
}>;

/** A country that goods can come from. */
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
  /** The trade's word that led here ("graphic tee"); null when the schedule's own words did. */
  matchedTerm: string | null;
  /** How sure the trade's word means this line; null without one. */
  termConfidence: 'high' | 'medium' | 'low' | null;
  /** What the trade's word takes for granted: "knit, cotton"; empty when nothing. */
  termNote: string;
  /** Comparable within one search only; greater is better. */
  rank: number;
}>;
