import {
  isManufacturingCountry,
  type ManufacturingCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  isSourcingCategory,
  type SourcingCategory,
} from '@functions/_shared/domain/sourcing-categories.ts';
import { audienceProductLimits } from './calc/audience-product.ts';
import {
  type Certification,
  isCertification,
  maxOrderPieces,
  maxOrderSizes,
} from './order-terms.ts';
import { list, number, parseJson, record, texts } from './schema.ts';

/**
 * What a visitor told one tool and need not tell the next. Contains nothing that identifies them.
 */
export type SharedAnswers = {
  followers?: number;
  engagementRatePct?: number;
  priceUsd?: number;
  /** The product in the visitor's words. */
  product?: string;
  country?: ManufacturingCountry;
  category?: SourcingCategory;
  /** Order sizes in pieces, ascending; at most as many as a request for quotation has. */
  quantities?: readonly number[];
  certifications?: readonly Certification[];
};

export type SharedAnswerName = keyof SharedAnswers;

/** The questions that both calculators ask. */
export const calculatorAnswerNames = [
  'followers',
  'engagementRatePct',
  'priceUsd',
  'product',
  'country',
] as const satisfies readonly SharedAnswerName[];

export type CalculatorAnswerName = (typeof calculatorAnswerNames)[number];

/** In the order in which they are shown to the visitor. */
export const sharedAnswerNames: readonly SharedAnswerName[] = [
  ...calculatorAnswerNames,
  'category',
  'quantities',
  'certifications',
];

/** Increase it when the meaning of an answer changes; records of other versions are ignored. */
const version = 1;

const maxProductLength = 300;

/** The record for device storage; null if there is nothing to save. */
export function serializeSharedAnswers(answers: SharedAnswers): string | null {
  const clean = cleanAnswers(answers);
  return isEmpty(clean) ? null : JSON.stringify({ version, answers: clean });
}

/**
 * Parses a stored record, which may be missing, damaged, edited or of another version: each invalid
 * answer is left out, and nothing throws.
 */
export function parseSharedAnswers(json: string | null): SharedAnswers {
  const stored = parseJson(record, json);
  return stored.version === version ? cleanAnswers(record(stored.answers)) : {};
}

/** Merges later answers over earlier ones; answers that the later tool did not ask for stay. */
export function mergeAnswers(earlier: SharedAnswers, later: SharedAnswers): SharedAnswers {
  return { ...earlier, ...cleanAnswers(later) };
}

/**
 * The saved answers that a tool may offer: those to its questions that are still blank, so that an
 * offer never replaces typed text. A product description longer than the tool's field is left out.
 */
export function answersToOffer(
  saved: SharedAnswers,
  blank: readonly SharedAnswerName[],
  productMaxLength = maxProductLength,
): SharedAnswers {
  const fits = (name: SharedAnswerName) =>
    name !== 'product' || (saved.product?.length ?? 0) <= productMaxLength;
  return cleanAnswers(Object.fromEntries(blank.filter(fits).map((name) => [name, saved[name]])));
}

export function isEmpty(answers: SharedAnswers): boolean {
  return sharedAnswerNames.every((name) => answers[name] === undefined);
}

function cleanAnswers(raw: Record<string, unknown>): SharedAnswers {
  const limits = audienceProductLimits;
  const followers = numberWithin(raw.followers, limits.followers);
  const answers: SharedAnswers = {
    followers: Number.isInteger(followers) ? followers : undefined,
    engagementRatePct: numberWithin(raw.engagementRatePct, limits.engagementRatePct),
    priceUsd: numberWithin(raw.priceUsd, limits.priceUsd),
    product: textWithin(raw.product, maxProductLength),
    country: isManufacturingCountry(raw.country) ? raw.country : undefined,
    category: isSourcingCategory(raw.category) ? raw.category : undefined,
    quantities: orUndefined(cleanQuantities(raw.quantities)),
    certifications: orUndefined(texts(raw.certifications).filter(isCertification)),
  };
  for (const name of sharedAnswerNames) if (answers[name] === undefined) delete answers[name];
  return answers;
}

function cleanQuantities(raw: unknown): number[] {
  const pieces = list(number(null))(raw).filter(
    (value) => Number.isInteger(value) && value > 0 && value <= maxOrderPieces,
  );
  return [...new Set(pieces)].sort((a, b) => a - b).slice(0, maxOrderSizes);
}

function orUndefined<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length === 0 ? undefined : items;
}

function numberWithin(value: unknown, max: number): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= max ? value : undefined;
}

function textWithin(value: unknown, maxLength: number): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && text.length <= maxLength ? text : undefined;
}
