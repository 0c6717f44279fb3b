import { isDesignStyle, maxStyleTags } from '@functions/_shared/domain/design-styles.ts';
import {
  isManufacturingCountry,
  type ManufacturingCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  isProductCategory,
  type ProductCategory,
} from '@functions/_shared/domain/product-categories.ts';
import {
  type DesignInspiration,
  knownStyles,
  type RawDesignInspiration,
} from '../design-inspiration.ts';
import { type NumberKind, parseNumber } from '../parse-number.ts';
import type { Parsed } from '../parsed.ts';
import { fallbackEngagementRatePct } from './revenue.assumptions.ts';

/** The free calculator's form as typed. */
export type RevenueFields = {
  audienceSize: string;
  engagementRate: string;
  averageOrderValue: string;
  productCategory: string;
  madeIn: string;
  designInspiration: RawDesignInspiration;
  productDescription: string;
};

export type RevenueFieldName = keyof RevenueFields;

/** The parsed form. */
export type RevenueRequest = {
  audienceSize: number;
  engagementRatePct: number;
  averageOrderValueUsd: number;
  productCategory: ProductCategory;
  madeIn: ManufacturingCountry;
  designInspiration: DesignInspiration;
  /** Trimmed, possibly "". */
  productDescription: string;
};

export type RevenueFieldCode =
  | 'required'
  | 'not-a-number'
  | 'not-whole'
  | 'other-currency'
  | 'negative'
  | 'too-large'
  | 'over-100'
  | 'unknown-option'
  | 'too-many'
  | 'too-long';

export type RevenueFieldErrors = Partial<Record<RevenueFieldName, RevenueFieldCode>>;

export type RevenueParse =
  | {
      ok: true;
      value: RevenueRequest;
      /** Blank fields that were filled with a fallback, so that the page can say so. */
      assumed: readonly RevenueFieldName[];
    }
  | { ok: false; errors: RevenueFieldErrors };

/**
 * The highest values a field accepts. Beyond them, a typing error is more likely than the truth.
 */
export const revenueLimits = {
  /** Twice the largest following anyone has across all platforms; fits a 32-bit integer. */
  audienceSize: 2_000_000_000,
  engagementRatePct: 100,
  averageOrderValueUsd: 1_000_000,
  /** In characters (UTF-16 code units, as a textarea's maxLength counts them). */
  productDescription: 300,
};

/**
 * Parses the whole form, or returns an error code for each invalid field.
 *
 * A blank engagement rate counts as 3.5% and is listed in `assumed`. Audience, order value,
 * category and country are required: the formulas' fallback of 0 followers is for callers without a
 * form, whereas here it would answer a forgotten field with a page of zeros. Inspiration and
 * description may be empty.
 */
export function parseRevenueFields(fields: RevenueFields, locale: string): RevenueParse {
  const typedRate = parseEngagementRatePct(fields.engagementRate, locale);
  const isRateBlank = !typedRate.ok && typedRate.code === 'required';
  const parsed = {
    audienceSize: parseAudienceSize(fields.audienceSize, locale),
    engagementRate: isRateBlank ? accepted(fallbackEngagementRatePct.value) : typedRate,
    averageOrderValue: parseOrderValueUsd(fields.averageOrderValue, locale),
    productCategory: parseOption(fields.productCategory, isProductCategory),
    madeIn: parseOption(fields.madeIn, isManufacturingCountry),
    designInspiration: parseInspiration(fields.designInspiration),
    productDescription: parseDescription(fields.productDescription),
  };

  if (
    parsed.audienceSize.ok &&
    parsed.engagementRate.ok &&
    parsed.averageOrderValue.ok &&
    parsed.productCategory.ok &&
    parsed.madeIn.ok &&
    parsed.designInspiration.ok &&
    parsed.productDescription.ok
  ) {
    return {
      ok: true,
      value: {
        audienceSize: parsed.audienceSize.value,
        engagementRatePct: parsed.engagementRate.value,
        averageOrderValueUsd: parsed.averageOrderValue.value,
        productCategory: parsed.productCategory.value,
        madeIn: parsed.madeIn.value,
        designInspiration: parsed.designInspiration.value,
        productDescription: parsed.productDescription.value,
      },
      assumed: isRateBlank ? ['engagementRate'] : [],
    };
  }

  const errors: RevenueFieldErrors = {};
  for (const name of fieldNames) {
    const field = parsed[name];
    if (!field.ok) errors[name] = field.code;
  }
  return { ok: false, errors };
}

/** Followers: a whole number from 0 to 2 billion. */
export function parseAudienceSize(text: string, locale: string): Parsed<number, RevenueFieldCode> {
  return parseAmount(text, { kind: 'count', locale, max: revenueLimits.audienceSize });
}

/** Percent, 0 to 100, with or without the sign. */
export function parseEngagementRatePct(
  text: string,
  locale: string,
): Parsed<number, RevenueFieldCode> {
  const max = revenueLimits.engagementRatePct;
  return parseAmount(text, { kind: 'percent', locale, max });
}

/** US dollars, 0 to a million; other currencies are rejected, since nothing here converts. */
export function parseOrderValueUsd(text: string, locale: string): Parsed<number, RevenueFieldCode> {
  return parseAmount(text, { kind: 'money', locale, max: revenueLimits.averageOrderValueUsd });
}

/** An option id, checked by a type guard; "" counts as not chosen. */
export function parseOption<Option extends string>(
  text: string,
  isOption: (value: unknown) => value is Option,
): Parsed<Option, RevenueFieldCode> {
  if (text === '') return refused('required');
  return isOption(text) ? accepted(text) : refused('unknown-option');
}

/** In form order, in which errors are read out. */
const fieldNames: readonly RevenueFieldName[] = [
  'audienceSize',
  'engagementRate',
  'averageOrderValue',
  'productCategory',
  'madeIn',
  'designInspiration',
  'productDescription',
];

type AmountRules = { kind: NumberKind; locale: string; max: number };

function parseAmount(
  text: string,
  { kind, locale, max }: AmountRules,
): Parsed<number, RevenueFieldCode> {
  const number = parseNumber(text, { kind, locale });
  if (!number.ok) return refused(number.code === 'empty' ? 'required' : number.code);
  if (number.value < 0) return refused('negative');
  if (number.value > max) return refused(kind === 'percent' ? 'over-100' : 'too-large');
  return number;
}

function parseInspiration(
  inspiration: RawDesignInspiration,
): Parsed<DesignInspiration, RevenueFieldCode> {
  if (inspiration.type === 'auto') return accepted(inspiration);
  if (!inspiration.styles.every(isDesignStyle)) return refused('unknown-option');
  if (new Set(inspiration.styles).size > maxStyleTags) return refused('too-many');
  return accepted({ type: 'styles', styles: knownStyles(inspiration.styles) });
}

function parseDescription(text: string): Parsed<string, RevenueFieldCode> {
  const description = text.trim();
  if (description.length > revenueLimits.productDescription) return refused('too-long');
  return accepted(description);
}

function accepted<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

function refused<Code extends string>(code: Code): { ok: false; code: Code } {
  return { ok: false, code };
}
