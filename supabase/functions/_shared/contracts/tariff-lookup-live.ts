import * as z from 'zod/mini';
import { dutyLayerKinds } from '../domain/tariff/duty-types.ts';
import { answerLanguages } from '../domain/tariff-question/languages/answer-languages.ts';
import { sourceSchema, textSchema } from './common.ts';
import { tradeOrderSchema } from './trade-order.ts';

/**
 * Per cent: 16.5 is 16.5%. Null where the schedule prints no single number; the text beside it then
 * applies.
 */
const ratePctSchema = z.nullable(z.number().check(z.minimum(0)));

/** A calendar day, '2026-07-24'. */
const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** '6109.10.00'. */
const hts8Schema = z.string().check(z.regex(/^\d{4}\.\d{2}\.\d{2}$/));

/** Two capital letters of ISO 3166: 'CN'. */
const originCodeSchema = z.string().check(z.regex(/^[A-Z]{2}$/));

export const tariffLookupRequestSchema = z.object({
  /**
   * The question in the visitor's own words: "how much is the duty on cotton t-shirts from China".
   */
  query: textSchema(500),
  /**
   * The previous tariff question of the thread, if any: what `query` omits ("and from Vietnam?") is
   * taken from it.
   */
  previousQuery: z.optional(textSchema(500)),
  /** The line chosen among `candidates`; takes precedence over the words. */
  hsCode: z.optional(z.string().check(z.regex(/^[\d.]{4,13}$/))),
  /** The chosen origin; takes precedence over the words. */
  originCode: z.optional(originCodeSchema),
  /** Answers to `questions` so far, from question id to option value. */
  answers: z.optional(
    z.record(z.string().check(z.maxLength(80)), z.string().check(z.maxLength(80))),
  ),
  /**
   * The day of entry. Without it, a date in the words applies, or else today in US Eastern time.
   */
  entryDate: z.optional(daySchema),
});
export type TariffLookupRequest = z.infer<typeof tariffLookupRequestSchema>;

/** One duty of the stack, as a customs entry would list it. */
export const tariffLayerSchema = z.object({
  kind: z.enum(dutyLayerKinds),
  /**
   * The heading of chapter 99, '9903.88.15'; null for the base rate, which is in the line itself.
   */
  heading: z.nullable(z.string()),
  /** "Section 301, China list 4A". */
  label: z.string(),
  ratePct: ratePctSchema,
  /** As printed: '16.5%', '4.4¢/kg + 6%', 'Free'. */
  rateText: z.string(),
  /** What the rate applies to, as text. */
  basis: z.string(),
  effectiveFrom: z.nullable(daySchema),
  effectiveTo: z.nullable(daySchema),
  /** Why it applies, or why it is 0. */
  reason: z.string(),
  /** US dollars per unit, when the question gives the necessary figures. */
  amountUsd: z.nullable(z.number()),
});
export type TariffLayer = z.infer<typeof tariffLayerSchema>;

/** The rate for the same goods with a USMCA claim, for Mexico and Canada. */
export const usmcaRateSchema = z.object({
  totalRate: ratePctSchema,
  totalRateText: z.string(),
  layers: z.array(tariffLayerSchema),
  /** The condition that the goods must meet, as a sentence. */
  condition: z.string(),
});
export type UsmcaRate = z.infer<typeof usmcaRateSchema>;

/** A question whose answer the numbers depend on; answered with `answers[id] = option.value`. */
export const tariffQuestionSchema = z.object({
  id: z.string(),
  text: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** The option that the numbers assume until it is answered. */
  assumed: z.optional(z.nullable(z.string())),
  /** The formatted total for the other option. */
  otherTotalText: z.optional(z.nullable(z.string())),
});
export type TariffQuestion = z.infer<typeof tariffQuestionSchema>;

/** A line of the schedule that the words may mean. */
export const tariffCandidateSchema = z.object({
  hts8: hts8Schema,
  /** The whole description, from the heading down: "T-shirts, … > Of cotton". */
  description: z.string(),
  /** What distinguishes it from the other candidates: "Of cotton". */
  distinction: z.string(),
  /** The base rate as printed, from the column that applies to the origin. */
  baseRateText: z.string(),
  /** Total for the origin and day, percent; null without an origin or without a single number. */
  totalRate: ratePctSchema,
});
export type TariffCandidate = z.infer<typeof tariffCandidateSchema>;

/** The duty for one origin. The names of the first five fields come from the specification (§3). */
export const originDutySchema = z.object({
  /** Base rate, column 1 general ("most favored nation"), percent. */
  baseMFN: ratePctSchema,
  /** Sum of the Section 301 duties in force for the line, origin and day, percent. */
  section301: ratePctSchema,
  /** All layers together, without a USMCA claim, percent. */
  totalRate: ratePctSchema,
  hsCodeUsed: z.nullable(hts8Schema),
  /** The origin's name: "China". */
  originCountry: z.nullable(z.string()),
  originCode: z.nullable(originCodeSchema),
  section232: ratePctSchema,
  /** Goods of Canada; absent in answers that were stored before it existed. */
  section338: z.optional(ratePctSchema),
  /** The base rate as printed. */
  baseRateText: z.nullable(z.string()),
  /** The total as formatted: "36.5%", "at least 12.5%, plus 4.4¢/kg". */
  totalRateText: z.nullable(z.string()),
  /**
   * The stated minimum, percent, where `totalRate` is null because one part is not a percentage.
   */
  minimumRatePct: ratePctSchema,
  /** Duty per unit, US dollars, when the question gives a value. */
  dutyUsd: z.nullable(z.number()),
  layers: z.array(tariffLayerSchema),
  usmca: z.nullable(usmcaRateSchema),
  questions: z.array(tariffQuestionSchema),
  /** Antidumping and countervailing orders that may come on top, the likely ones first. */
  orders: z.array(tradeOrderSchema),
  /**
   * Days within six months from which the total is another one, the nearest first; absent in
   * answers that were stored before it existed.
   */
  upcoming: z.optional(
    z.array(
      z.object({
        date: daySchema,
        /** What changes, without a period: "Section 232, timber and furniture 30% instead of 25%". */
        what: z.string(),
        totalText: z.string(),
      }),
    ),
  ),
  /**
   * Sentences that belong beside the total: where sources differ and leave two totals, and what else
   * is charged on the goods; absent in answers that were stored before it existed.
   */
  caveats: z.optional(z.array(z.string())),
  /** What the numbers leave out, in sentences: exclusions, antidumping, fees. */
  notCovered: z.array(z.string()),
});
export type OriginDuty = z.infer<typeof originDutySchema>;

export const tariffLookupStatuses = [
  /** The numbers apply. */
  'answered',
  /** The words fit several lines: choose among `candidates`. The first five fields are null. */
  'choose-line',
  /** The line is known but no origin was named; `baseMFN` applies, the total is null. */
  'ask-origin',
  /** No product was named. */
  'ask-product',
  /** No line of the schedule matches the words or the code. */
  'not-found',
] as const;
export type TariffLookupStatus = (typeof tariffLookupStatuses)[number];

/** Further goods of a question that names several; each has a line and totals of its own. */
export const tariffPartSchema = z.object({
  /** The words that name the goods. */
  product: z.string(),
  /** A question that asks for these goods alone. */
  query: z.string(),
  status: z.enum(tariffLookupStatuses),
  confidence: z.enum(['high', 'medium', 'low', 'none']),
  hsCodeUsed: z.nullable(hts8Schema),
  lineDescription: z.nullable(z.string()),
  /** One entry per origin of these goods; empty when no line was chosen. */
  duties: z.array(
    z.object({
      originCode: z.nullable(originCodeSchema),
      originCountry: z.nullable(z.string()),
      totalRate: ratePctSchema,
      totalRateText: z.nullable(z.string()),
      usmcaTotalText: z.nullable(z.string()),
      /** US dollars a piece, when the question gives a value. */
      dutyUsd: z.nullable(z.number()),
    }),
  ),
  /** Antidumping and countervailing orders that may come on top, of all its origins. */
  orders: z.array(tradeOrderSchema),
  /** What belongs beside its totals: why there are two, and what else the goods may pay. */
  caveats: z.optional(z.array(z.string())),
  unitValueUsd: z.nullable(z.number()),
  quantity: z.nullable(z.number()),
});
export type TariffPart = z.infer<typeof tariffPartSchema>;

export const tariffLookupResponseSchema = z.extend(originDutySchema, {
  status: z.enum(tariffLookupStatuses),
  /** The answer in sentences, suitable for reading and speech. */
  answer: z.string(),
  /** The language of `answer` where it is not English; everything else is English. */
  language: z.optional(z.enum(answerLanguages)),
  /** How certain the line is. */
  confidence: z.enum(['high', 'medium', 'low', 'none']),
  /** Why, in one sentence; also shown under "why this code". */
  confidenceReason: z.string(),
  /** The words that name the goods, as parsed; '' when there are none. */
  product: z.string(),
  /** The line that was used, from the heading down; null unless `hsCodeUsed` is set. */
  lineDescription: z.nullable(z.string()),
  /** Best first. With an answer: the other possible lines. */
  candidates: z.array(tariffCandidateSchema),
  /**
   * One entry per origin, in the order of the question, when it names two or more; otherwise empty.
   */
  comparison: z.array(originDutySchema),
  /** The other goods of a question that names several, in its order; the first is this answer. */
  others: z.optional(z.array(tariffPartSchema)),
  /** The ten-digit line that the goods were taken to be in, where the duty depends on it. */
  hts10Used: z.optional(z.string().check(z.regex(/^\d{4}\.\d{2}\.\d{2}\.\d{2}$/))),
  /** From the question, to fill in the calculator. */
  unitValueUsd: z.nullable(z.number()),
  unitWeightKg: z.nullable(z.number()),
  /** In pieces, when the question states a quantity. */
  quantity: z.nullable(z.number()),
  /** The day of entry that the duties are computed for, in US Eastern time. */
  asOf: daySchema,
  /** "US Harmonized Tariff Schedule 2026, revision 10; duties on top as known through …". */
  scheduleRevision: z.string(),
  /** The source of each part of the answer. */
  sources: z.array(z.object({ title: z.string(), detail: z.string() })),
  source: sourceSchema,
  /** The result of USITC's own search; null when that is switched off. */
  liveCheck: z.nullable(
    z.object({
      result: z.enum(['same', 'differs', 'unavailable']),
      /** One sentence, with both rates when they differ. */
      note: z.string(),
    }),
  ),
});
export type TariffLookupResponse = z.infer<typeof tariffLookupResponseSchema>;
