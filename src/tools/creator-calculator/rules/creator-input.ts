import type { DesignStyle } from '@functions/_shared/domain/design-styles.ts';
import {
  isManufacturingCountry,
  type ManufacturingCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { ProductCategory } from '@functions/_shared/domain/product-categories.ts';
import type { ProfilePlatform } from '@functions/_shared/domain/profile-platforms.ts';
import type { RevenueInput } from '@/lib/calc/revenue.ts';
import {
  parseAudienceSize,
  parseEngagementRatePct,
  parseOption,
  parseOrderValueUsd,
  type RevenueFieldCode,
} from '@/lib/calc/revenue-input.ts';
import { knownStyles } from '@/lib/design-inspiration.ts';
import { toNumberText } from '@/lib/parse-number.ts';
import type { Parsed } from '@/lib/parsed.ts';

/** The creator calculator's answers as they are typed. */
export type CreatorFields = {
  followers: string;
  engagementRate: string;
  dreamProduct: string;
  price: string;
  country: string;
};

export type CreatorFieldName = keyof CreatorFields;

export type CreatorFieldCode = RevenueFieldCode;

export type CreatorFieldErrors = Partial<Record<CreatorFieldName, CreatorFieldCode>>;

/** What the form knows besides its fields, each from another part of it. */
export type CreatorExtras = {
  /** From the fetched profile, without the "@". */
  username?: string;
  platform?: ProfilePlatform;
  /** From the chosen idea; without it factories are matched by the words alone. */
  productCategory?: ProductCategory;
  /** Each once, at most `maxStyleTags`. */
  styles: readonly DesignStyle[];
};

/** The creator calculator's answers as they are meant. */
export type CreatorInput = CreatorExtras & {
  followers: number;
  engagementRatePct: number;
  /** Trimmed, never "". */
  dreamProduct: string;
  priceUsd: number;
  country: ManufacturingCountry;
};

export type CreatorParse =
  | { ok: true; value: CreatorInput }
  | { ok: false; errors: CreatorFieldErrors };

/** Characters (UTF-16 units, as an input's maxLength counts them). */
export const dreamProductMaxLength = 120;

/** In the order of the form, which is the order in which errors are read out. */
export const creatorFieldNames: readonly CreatorFieldName[] = [
  'followers',
  'engagementRate',
  'dreamProduct',
  'price',
  'country',
];

/** Reads the whole form, or says what is wrong field by field. All five answers are required. */
export function parseCreatorFields(
  fields: CreatorFields,
  locale: string,
  extras: Partial<CreatorExtras> = {},
): CreatorParse {
  const parsed = {
    followers: parseAudienceSize(fields.followers, locale),
    engagementRate: parseEngagementRatePct(fields.engagementRate, locale),
    dreamProduct: parseDreamProduct(fields.dreamProduct),
    price: parseOrderValueUsd(fields.price, locale),
    country: parseOption(fields.country, isManufacturingCountry),
  };

  if (
    parsed.followers.ok &&
    parsed.engagementRate.ok &&
    parsed.dreamProduct.ok &&
    parsed.price.ok &&
    parsed.country.ok
  ) {
    return {
      ok: true,
      value: {
        ...extras,
        styles: knownStyles(extras.styles ?? []),
        followers: parsed.followers.value,
        engagementRatePct: parsed.engagementRate.value,
        dreamProduct: parsed.dreamProduct.value,
        priceUsd: parsed.price.value,
        country: parsed.country.value,
      },
    };
  }

  const errors: CreatorFieldErrors = {};
  for (const name of creatorFieldNames) {
    const field = parsed[name];
    if (!field.ok) errors[name] = field.code;
  }
  return { ok: false, errors };
}

/** The form that `parseCreatorFields` reads as this input; what is undefined stays blank. */
export function toCreatorFields(input: Partial<CreatorInput>, locale: string): CreatorFields {
  const numberText = (value: number | undefined) => toNumberText(value ?? Number.NaN, locale);
  return {
    followers: numberText(input.followers),
    engagementRate: numberText(input.engagementRatePct),
    dreamProduct: input.dreamProduct ?? '',
    price: numberText(input.priceUsd),
    country: input.country ?? '',
  };
}

/** Whether two inputs give the same figures and ask for the same partners and styles. */
export function isSameInput(a: CreatorInput, b: CreatorInput): boolean {
  return (
    a.followers === b.followers &&
    a.engagementRatePct === b.engagementRatePct &&
    a.dreamProduct === b.dreamProduct &&
    a.priceUsd === b.priceUsd &&
    a.country === b.country &&
    a.productCategory === b.productCategory &&
    a.styles.join() === b.styles.join()
  );
}

/** The fields that hold nothing, in the form's order: with any, the main button waits (specification §4). */
export function missingCreatorFields(fields: CreatorFields): CreatorFieldName[] {
  return creatorFieldNames.filter((name) => fields[name].trim() === '');
}

/** The words for the product: trimmed, inner spaces as typed, 1 to 120 characters. */
export function parseDreamProduct(text: string): Parsed<string, CreatorFieldCode> {
  const product = text.trim();
  if (product === '') return { ok: false, code: 'required' };
  if (product.length > dreamProductMaxLength) return { ok: false, code: 'too-long' };
  return { ok: true, value: product };
}

/** The same answers in the names the revenue formulas use. */
export function toRevenueInput(input: CreatorInput): RevenueInput & {
  averageOrderValueUsd: number;
} {
  return {
    audienceSize: input.followers,
    engagementRatePct: input.engagementRatePct,
    averageOrderValueUsd: input.priceUsd,
    country: input.country,
  };
}
