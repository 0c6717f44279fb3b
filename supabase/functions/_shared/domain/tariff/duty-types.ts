import type { TradeOrder } from './trade-order-types.ts';

/** The request for the duty on a line, and the result. Money is US dollars per unit. */

export const dutyLayerKinds = [
  'base',
  'china-301',
  'forced-labor-301',
  'section-232',
  'section-338',
  'brazil-301',
  'nicaragua-301',
  'section-201',
  'section-122',
] as const;
export type DutyLayerKind = (typeof dutyLayerKinds)[number];

export type DutyOptions = Readonly<{
  /** ISO 3166, two capital letters. */
  originCode: string;
  /** The day the goods enter, 'YYYY-MM-DD'. */
  entryDate: string;
  /** The importer claims that the goods originate under the USMCA; Mexico and Canada only. */
  usmcaClaim?: boolean | undefined;
  /** Answers to the stack's questions: id of the question to value of the option. */
  answers?: Readonly<Record<string, string>> | undefined;
  /**
   * Customs value of one piece, US dollars. Converts rates by weight or number into dollars and per
   * cent.
   */
  unitValueUsd?: number | undefined;
  /** Net weight of one piece, kilograms. */
  unitWeightKg?: number | undefined;
  /** The goods in words, which antidumping orders go by; without them, the line alone decides. */
  productWords?: string | undefined;
}>;

/** One duty of the stack. A duty that was considered but does not apply is a layer of 0. */
export type DutyLayer = Readonly<{
  kind: DutyLayerKind;
  /** The line itself, or a heading of chapter 99; null when no heading applies. */
  heading: string | null;
  /** "Base rate", "Section 301, China list 4A". */
  label: string;
  /** Null when there is no single number; `rateText` then says what is known. */
  ratePct: number | null;
  /** The minimum when `ratePct` is null, percent. */
  minimumPct: number;
  /** Set when the layer only raises an open base rate to this total, in percent. */
  liftsBaseToPct?: number | undefined;
  /** '16.5%', '4.4¢/kg + 6%', '7.5% or 25%'. */
  rateText: string;
  /** What the rate applies to: "customs value". */
  basis: string;
  effectiveFrom: string | null;
  effectiveTo: string | null;
  /** Why it applies, or why not, as a sentence. */
  reason: string;
  /** Set when sources differ on what follows from it, or do not say: which, and why. */
  doubt?: string | undefined;
  /** US dollars per piece, when `unitValueUsd` is given and the rate is known. */
  amountUsd: number | null;
}>;

export const dutyQuestionIds = [
  'ten-digit-line',
  'metal-weight',
  'drone-kind',
  'quartz-quota',
  'vehicle-use',
] as const;
export type DutyQuestionId = (typeof dutyQuestionIds)[number];

export type DutyQuestion = Readonly<{
  id: DutyQuestionId;
  text: string;
  options: readonly Readonly<{ value: string; label: string }>[];
  /**
   * The option that the numbers assume until it is answered; null when they are a minimum until
   * then.
   */
  assumed: string | null;
  /** The formatted total for the other option; null once it is answered. */
  otherTotalText: string | null;
  /** False once it is answered; the question remains so that the answer can be changed. */
  isOpen: boolean;
}>;

export type DutyStack = Readonly<{
  hts8: string;
  originCode: string;
  entryDate: string;
  /** In the order of calculation; `base` first. */
  layers: readonly DutyLayer[];
  /** The base rate that applies: column 1 general, column 2, or the USMCA rate. */
  baseMfnPct: number | null;
  /** All Section 301 duties together. */
  section301Pct: number | null;
  section232Pct: number | null;
  section338Pct: number | null;
  /** All layers together; null when one of them is not a single number. */
  totalPct: number | null;
  /** True when the total is at least `minimumPct`, not equal to it. */
  isMinimum: boolean;
  minimumPct: number;
  /** "36.5%", "at least 20%, plus 20¢/kg". */
  totalText: string;
  /** Duty on one piece, when `unitValueUsd` is given and every layer is known. */
  dutyUsd: number | null;
  questions: readonly DutyQuestion[];
  /** Antidumping and countervailing orders that may add to the total, the likely ones first. */
  orders: readonly TradeOrder[];
  /**
   * Sentences that must be shown beside the total: bans, duties that the total excludes, and why
   * sources that differ leave two totals.
   */
  warnings: readonly string[];
  /** The part of `warnings` about sources that differ, and what else the goods pay. */
  caveats: readonly string[];
  /** What the numbers leave out, in sentences. */
  notCovered: readonly string[];
}>;
