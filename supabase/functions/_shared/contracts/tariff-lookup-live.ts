import * as z from 'zod/mini';
import { dutyLayerKinds } from '../domain/tariff/duty-types.ts';
import { sourceSchema, textSchema } from './common.ts';

/** Per cent: 16.5 is 16.5%. Null where the schedule prints no single number; see the text beside. */
const ratePctSchema = z.nullable(z.number().check(z.minimum(0)));

/** A calendar day, '2026-07-24'. */
const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** '6109.10.00'. */
const hts8Schema = z.string().check(z.regex(/^\d{4}\.\d{2}\.\d{2}$/));

/** Two capital letters of ISO 3166: 'CN'. */
const originCodeSchema = z.string().check(z.regex(/^[A-Z]{2}$/));

export const tariffLookupRequestSchema = z.object({
  /** The question in the visitor's own words: "how much is the duty on cotton t-shirts from China". */
  query: textSchema(500),
  /**
   * The tariff question before this one, when the thread holds one: what `query` leaves open
   * ("and from Vietnam?") is read from there.
   */
  previousQuery: z.optional(textSchema(500)),
  /** The line chosen among `candidates`; beats what the words say. */
  hsCode: z.optional(z.string().check(z.regex(/^[\d.]{4,13}$/))),
  /** The origin chosen; beats what the words say. */
  originCode: z.optional(originCodeSchema),
  /** Answers to `questions` given so far: id of the question to value of the option. */
  answers: z.optional(
    z.record(z.string().check(z.maxLength(80)), z.string().check(z.maxLength(80))),
  ),
  /** The day the goods enter the country; a date in the words counts when this is left out, else today in US Eastern time. */
  entryDate: z.optional(daySchema),
});
export type TariffLookupRequest = z.infer<typeof tariffLookupRequestSchema>;

/** One duty of the stack, as a customs entry would list it. */
export const tariffLayerSchema = z.object({
  kind: z.enum(dutyLayerKinds),
  /** The heading of chapter 99, '9903.88.15'; null for the base rate, which stands in the line itself. */
  heading: z.nullable(z.string()),
  /** "Section 301, China list 4A". */
  label: z.string(),
  ratePct: ratePctSchema,
  /** As printed: '16.5%', '4.4¢/kg + 6%', 'Free'. */
  rateText: z.string(),
  /** What the rate is taken of, in words. */
  basis: z.string(),
  effectiveFrom: z.nullable(daySchema),
  effectiveTo: z.nullable(daySchema),
  /** Why it applies, or why it is 0. */
  reason: z.string(),
  /** US dollars a unit, when the question gives what it takes. */
  amountUsd: z.nullable(z.number()),
});
export type TariffLayer = z.infer<typeof tariffLayerSchema>;

/** The rate of the same goods with a USMCA claim, for Mexico and Canada. */
export const usmcaRateSchema = z.object({
  totalRate: ratePctSchema,
  totalRateText: z.string(),
  layers: z.array(tariffLayerSchema),
  /** What the goods have to fulfil, in a sentence. */
  condition: z.string(),
});
export type UsmcaRate = z.infer<typeof usmcaRateSchema>;

/** What has to be known before a number is right; answered with `answers[id] = option.value`. */
export const tariffQuestionSchema = z.object({
  id: z.string(),
  text: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** The option that the numbers take until it is answered. */
  assumed: z.optional(z.nullable(z.string())),
  /** The total with the other option, as it is to be read. */
  otherTotalText: z.optional(z.nullable(z.string())),
});
export type TariffQuestion = z.infer<typeof tariffQuestionSchema>;

/** A line of the schedule that the words may mean. */
export const tariffCandidateSchema = z.object({
  hts8: hts8Schema,
  /** The whole description, from the heading down: "T-shirts, … > Of cotton". */
  description: z.string(),
  /** What tells it apart from the other candidates: "Of cotton". */
  distinction: z.string(),
  /** The base rate as printed, of the column that the asked origin pays. */
  baseRateText: z.string(),
  /** Total for the asked origin and day, per cent; null without an origin or a single number. */
  totalRate: ratePctSchema,
});
export type TariffCandidate = z.infer<typeof tariffCandidateSchema>;

/** The duty of one origin. Field names of the first five are the specification's (§3). */
export const originDutySchema = z.object({
  /** Base rate, column 1 general ("most favored nation"), per cent. */
  baseMFN: ratePctSchema,
  /** Sum of the Section 301 duties in force for the line, origin and day, per cent. */
  section301: ratePctSchema,
  /** Base, Section 301 and Section 232 together, without a USMCA claim, per cent. */
  totalRate: ratePctSchema,
  hsCodeUsed: z.nullable(hts8Schema),
  /** The origin's name: "China". */
  originCountry: z.nullable(z.string()),
  originCode: z.nullable(originCodeSchema),
  section232: ratePctSchema,
  /** The base rate as printed. */
  baseRateText: z.nullable(z.string()),
  /** The total as it is to be read: "36.5%", "at least 12.5%, plus 4.4¢/kg". */
  totalRateText: z.nullable(z.string()),
  /** The stated minimum, per cent, where `totalRate` is null because a part is no percentage. */
  minimumRatePct: ratePctSchema,
  /** Duty a unit, US dollars, when the question gives a value. */
  dutyUsd: z.nullable(z.number()),
  layers: z.array(tariffLayerSchema),
  usmca: z.nullable(usmcaRateSchema),
  questions: z.array(tariffQuestionSchema),
  /** What the numbers do not contain, in sentences: exclusions, antidumping, fees. */
  notCovered: z.array(z.string()),
});
export type OriginDuty = z.infer<typeof originDutySchema>;

export const tariffLookupStatuses = [
  /** The numbers stand. */
  'answered',
  /** The words fit several lines: choose among `candidates`. The first five fields are null. */
  'choose-line',
  /** The line is clear and no origin was named; `baseMFN` stands, the total does not. */
  'ask-origin',
  /** No product was named. */
  'ask-product',
  /** Nothing in the schedule fits the words or the code. */
  'not-found',
] as const;
export type TariffLookupStatus = (typeof tariffLookupStatuses)[number];

export const tariffLookupResponseSchema = z.extend(originDutySchema, {
  status: z.enum(tariffLookupStatuses),
  /** The answer in sentences, fit to be read and to be spoken. */
  answer: z.string(),
  /** How sure the line is the right one. */
  confidence: z.enum(['high', 'medium', 'low', 'none']),
  /** Why, in a sentence; also "why this code". */
  confidenceReason: z.string(),
  /** The words that name the goods, as they were understood; '' when none do. */
  product: z.string(),
  /** The line that was used, from the heading down; null unless `hsCodeUsed` is set. */
  lineDescription: z.nullable(z.string()),
  /** Best first. Beside an answer: the other lines it could have been. */
  candidates: z.array(tariffCandidateSchema),
  /** One entry for each origin when two or more were asked about, in that order; otherwise empty. */
  comparison: z.array(originDutySchema),
  /** What the question gave, to open the calculator with. */
  unitValueUsd: z.nullable(z.number()),
  unitWeightKg: z.nullable(z.number()),
  /** Pieces, when the question says how many. */
  quantity: z.nullable(z.number()),
  /** The day of entry the duties are computed for, in US Eastern time. */
  asOf: daySchema,
  /** "US Harmonized Tariff Schedule 2026, revision 10; duties on top compared with …". */
  scheduleRevision: z.string(),
  /** Where each part of the answer comes from. */
  sources: z.array(z.object({ title: z.string(), detail: z.string() })),
  source: sourceSchema,
  /** What USITC's own search said, when it was asked; null when it is not switched on. */
  liveCheck: z.nullable(
    z.object({
      result: z.enum(['same', 'differs', 'unavailable']),
      /** In a sentence, with both rates when they differ. */
      note: z.string(),
    }),
  ),
});
export type TariffLookupResponse = z.infer<typeof tariffLookupResponseSchema>;
