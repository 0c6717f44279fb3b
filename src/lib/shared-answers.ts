import {
  isManufacturingCountry,
  type ManufacturingCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  isSourcingCategory,
  type SourcingCategory,
} from '@functions/_shared/domain/sourcing-categories.ts';
import { revenueLimits } from './calc/revenue-input.ts';
import { asList, asObject, asTexts, parseObject } from './kept-json.ts';
import {
  type Certification,
  isCertification,
  maxOrderPieces,
  maxOrderSizes,
} from './order-terms.ts';

/** What a visitor told one tool and need not tell the next. Nothing that says who they are. */
export type SharedAnswers = {
  followers?: number;
  engagementRatePct?: number;
  priceUsd?: number;
  /** The product in the visitor's words. */
  product?: string;
  country?: ManufacturingCountry;
  category?: SourcingCategory;
  /** Sizes of an order, in pieces, ascending; as many as a request for quotation has steps. */
  quantities?: readonly number[];
  certifications?: readonly Certification[];
};

export type SharedAnswerName = keyof SharedAnswers;

/** What both calculators ask. */
export const calculatorAnswerNames = [
  'followers',
  'engagementRatePct',
  'priceUsd',
  'product',
  'country',
] as const satisfies readonly SharedAnswerName[];

export type CalculatorAnswerName = (typeof calculatorAnswerNames)[number];

/** In the order in which they are told back to the visitor. */
export const sharedAnswerNames: readonly SharedAnswerName[] = [
  ...calculatorAnswerNames,
  'category',
  'quantities',
  'certifications',
];

/** Raised when the meaning of an answer changes; a record of another version is not read. */
const version = 1;

const maxProductLength = 300;

/** The record for the device's storage; null when there is nothing to keep. */
export function sharedAnswersToText(answers: SharedAnswers): string | null {
  const clean = cleanAnswers(answers);
  return isEmpty(clean) ? null : JSON.stringify({ version, answers: clean });
}

/**
 * The answers in a stored record. The record may be missing, damaged, edited or of another version:
 * each answer that does not hold up is left out, and nothing throws.
 */
export function sharedAnswersFromText(text: string | null): SharedAnswers {
  const record = parseObject(text);
  return record.version === version ? cleanAnswers(asObject(record.answers)) : {};
}

/** Later answers over earlier ones; what the later tool did not ask stays as it was. */
export function mergeAnswers(earlier: SharedAnswers, later: SharedAnswers): SharedAnswers {
  return { ...earlier, ...cleanAnswers(later) };
}

/**
 * What a tool may offer: the kept answers to its questions that are still blank there, so that an
 * offer never takes the place of something typed. Product words longer than the tool's field takes
 * are left out.
 */
export function answersToOffer(
  kept: SharedAnswers,
  blank: readonly SharedAnswerName[],
  productMaxLength = maxProductLength,
): SharedAnswers {
  const fits = (name: SharedAnswerName) =>
    name !== 'product' || (kept.product?.length ?? 0) <= productMaxLength;
  return cleanAnswers(Object.fromEntries(blank.filter(fits).map((name) => [name, kept[name]])));
}

export function isEmpty(answers: SharedAnswers): boolean {
  return sharedAnswerNames.every((name) => answers[name] === undefined);
}

function cleanAnswers(raw: Record<string, unknown>): SharedAnswers {
  const { audienceSize, engagementRatePct, averageOrderValueUsd } = revenueLimits;
  const followers = numberWithin(raw.followers, audienceSize);
  const answers: SharedAnswers = {
    followers: Number.isInteger(followers) ? followers : undefined,
    engagementRatePct: numberWithin(raw.engagementRatePct, engagementRatePct),
    priceUsd: numberWithin(raw.priceUsd, averageOrderValueUsd),
    product: textWithin(raw.product, maxProductLength),
    country: isManufacturingCountry(raw.country) ? raw.country : undefined,
    category: isSourcingCategory(raw.category) ? raw.category : undefined,
    quantities: orUndefined(cleanQuantities(raw.quantities)),
    certifications: orUndefined(asTexts(raw.certifications).filter(isCertification)),
  };
  for (const name of sharedAnswerNames) if (answers[name] === undefined) delete answers[name];
  return answers;
}

function cleanQuantities(raw: unknown): number[] {
  const pieces = asList(raw)
    .filter((value) => typeof value === 'number')
    .filter((value) => Number.isInteger(value) && value > 0 && value <= maxOrderPieces);
  return [...new Set(pieces)].sort((a, b) => a - b).slice(0, maxOrderSizes);
}

function orUndefined<Item>(list: readonly Item[]): readonly Item[] | undefined {
  return list.length === 0 ? undefined : list;
}

function numberWithin(value: unknown, max: number): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= max ? value : undefined;
}

function textWithin(value: unknown, maxLength: number): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && text.length <= maxLength ? text : undefined;
}
