import { isManufacturingCountry, type ManufacturingCountry } from '../manufacturing-countries.ts';
import { toNumberText } from '../number-text.ts';
import { type NumberKind, parseNumber } from '../parse-number.ts';
import type { Parsed } from '../parsed.ts';
import { audienceProductLimits } from './audience-limits.ts';
import { fallbackEngagementRatePct } from './revenue.assumptions.ts';

/** What both calculators ask: an audience, and one product to sell to it. */
export type AudienceProduct = {
  followers: number;
  /** 3.5 means 3.5%. */
  engagementRatePct: number;
  /** What one customer pays, in US dollars. */
  priceUsd: number;
  country: ManufacturingCountry;
  /** In the visitor's words, trimmed; "" where the calculator does not require any. */
  product: string;
};

/** The same answers as they are typed. */
export type AudienceProductFields = {
  followers: string;
  engagementRate: string;
  price: string;
  country: string;
  product: string;
};

export type AudienceProductFieldName = keyof AudienceProductFields;

/** Why a field of a calculator is refused. */
export type FieldCode =
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

/** Where the calculators differ. */
export type AudienceProductRules = {
  /** Where it is not, a blank rate counts as a typical one. */
  isRateRequired: boolean;
  isProductRequired: boolean;
  /** Characters (UTF-16 units, as an input's maxLength counts them). */
  productMaxLength: number;
};

export type AudienceProductParse =
  | {
      ok: true;
      value: AudienceProduct;
      /** The rate was left blank, so the page has to say which one was used. */
      isRateAssumed: boolean;
    }
  | { ok: false; errors: Partial<Record<AudienceProductFieldName, FieldCode>> };

export const emptyAudienceProductFields: AudienceProductFields = {
  followers: '',
  engagementRate: '',
  price: '',
  country: '',
  product: '',
};

/**
 * Parses the five answers, or says what is wrong field by field.
 *
 * Followers, price and country are always required: the formulas' fallback of 0 followers serves
 * callers without a form, whereas here it would answer a forgotten field with a page of zeros.
 */
export function parseAudienceProduct(
  fields: AudienceProductFields,
  locale: string,
  rules: AudienceProductRules,
): AudienceProductParse {
  const typedRate = parseEngagementRatePct(fields.engagementRate, locale);
  const isRateAssumed = !rules.isRateRequired && !typedRate.ok && typedRate.code === 'required';
  const engagementRate = isRateAssumed ? accepted(fallbackEngagementRatePct.value) : typedRate;
  const followers = parseFollowers(fields.followers, locale);
  const price = parsePriceUsd(fields.price, locale);
  const country = parseOption(fields.country, isManufacturingCountry);
  const product = parseProduct(fields.product, rules);

  if (followers.ok && engagementRate.ok && price.ok && country.ok && product.ok) {
    const value = {
      followers: followers.value,
      engagementRatePct: engagementRate.value,
      priceUsd: price.value,
      country: country.value,
      product: product.value,
    };
    return { ok: true, value, isRateAssumed };
  }
  return {
    ok: false,
    errors: {
      ...(!followers.ok && { followers: followers.code }),
      ...(!engagementRate.ok && { engagementRate: engagementRate.code }),
      ...(!price.ok && { price: price.code }),
      ...(!country.ok && { country: country.code }),
      ...(!product.ok && { product: product.code }),
    },
  };
}

/** The fields that parse as these answers; what is undefined stays blank. */
export function toAudienceProductFields(
  answers: { [Name in keyof AudienceProduct]?: AudienceProduct[Name] | undefined },
  locale: string,
): AudienceProductFields {
  const numberText = (value: number | undefined) => toNumberText(value ?? Number.NaN, locale);
  return {
    followers: numberText(answers.followers),
    engagementRate: numberText(answers.engagementRatePct),
    price: numberText(answers.priceUsd),
    country: answers.country ?? '',
    product: answers.product ?? '',
  };
}

/** All five answers, so that a result can be shown at once; null when one is missing. */
export function completeAudienceProduct({
  followers,
  engagementRatePct,
  priceUsd,
  country,
  product,
}: Partial<AudienceProduct>): AudienceProduct | null {
  if (
    followers === undefined ||
    engagementRatePct === undefined ||
    priceUsd === undefined ||
    country === undefined ||
    product === undefined
  ) {
    return null;
  }
  return { followers, engagementRatePct, priceUsd, country, product };
}

/** A whole number from 0 to 2 billion. */
export function parseFollowers(text: string, locale: string): Parsed<number, FieldCode> {
  return parseAmount(text, { kind: 'count', locale, max: audienceProductLimits.followers });
}

/** Percent, 0 to 100, with or without the sign. */
export function parseEngagementRatePct(text: string, locale: string): Parsed<number, FieldCode> {
  const max = audienceProductLimits.engagementRatePct;
  return parseAmount(text, { kind: 'percent', locale, max });
}

/** US dollars, 0 to a million; other currencies are rejected, since nothing here converts. */
export function parsePriceUsd(text: string, locale: string): Parsed<number, FieldCode> {
  return parseAmount(text, { kind: 'money', locale, max: audienceProductLimits.priceUsd });
}

/** An option id, checked by a type guard; "" counts as not chosen. */
export function parseOption<Option extends string>(
  text: string,
  isOption: (value: unknown) => value is Option,
): Parsed<Option, FieldCode> {
  if (text === '') return refused('required');
  return isOption(text) ? accepted(text) : refused('unknown-option');
}

/** The words for the product: trimmed, inner spaces as typed. */
function parseProduct(
  text: string,
  { isProductRequired, productMaxLength }: AudienceProductRules,
): Parsed<string, FieldCode> {
  const product = text.trim();
  if (product === '' && isProductRequired) return refused('required');
  return product.length > productMaxLength ? refused('too-long') : accepted(product);
}

type AmountRules = { kind: NumberKind; locale: string; max: number };

function parseAmount(text: string, { kind, locale, max }: AmountRules): Parsed<number, FieldCode> {
  const number = parseNumber(text, { kind, locale });
  if (!number.ok) return refused(number.code === 'empty' ? 'required' : number.code);
  if (number.value < 0) return refused('negative');
  if (number.value > max) return refused(kind === 'percent' ? 'over-100' : 'too-large');
  return number;
}

function accepted<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

function refused(code: FieldCode): { ok: false; code: FieldCode } {
  return { ok: false, code };
}
