import { isManufacturingCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { isProductCategory } from '@functions/_shared/domain/product-categories.ts';
import { revenueLimits } from '@/lib/calc/revenue-input.ts';
import { knownStyles } from '@/lib/design-inspiration.ts';
import { toNumberText } from '@/lib/parse-number.ts';
import { readNumber, readOption, readText, shareableText } from '@/lib/url-state.ts';
import { type CreatorInput, dreamProductMaxLength } from './creator-input.ts';

/** Not a bare number, so that the free calculator's addresses are never mistaken for ours. */
const version = 'c1';

const keys = {
  version: 'v',
  followers: 'f',
  engagementRatePct: 'e',
  dreamProduct: 'd',
  priceUsd: 'p',
  country: 'm',
  productCategory: 'c',
  style: 's',
} as const;

/** What an address may hold: the handle and its platform tell who the visitor is, and stay out. */
export type CreatorAddressState = Omit<CreatorInput, 'username' | 'platform'>;

/**
 * The creator calculator's answers as address parameters, always in the same order. Numbers stand
 * in plain decimal form. No handle, e-mail address or telephone number gets in, even as part of
 * the product's words (`shareableText`).
 */
export function toCreatorParams(input: CreatorAddressState): URLSearchParams {
  const params = new URLSearchParams([
    [keys.version, version],
    [keys.followers, toNumberText(input.followers, 'en-US')],
    [keys.engagementRatePct, toNumberText(input.engagementRatePct, 'en-US')],
    [keys.priceUsd, toNumberText(input.priceUsd, 'en-US')],
    [keys.country, input.country],
  ]);
  if (input.productCategory) params.append(keys.productCategory, input.productCategory);
  for (const style of input.styles) params.append(keys.style, style);
  const product = shareableText(input.dreamProduct, dreamProductMaxLength);
  if (product) params.append(keys.dreamProduct, product);
  return params;
}

/**
 * What an address says about the answers. Whatever is missing, unknown or out of bounds is left
 * out; an address of another version or tool says nothing.
 */
export function readCreatorParams(params: URLSearchParams): Partial<CreatorAddressState> {
  if (params.get(keys.version) !== version) return {};
  const { audienceSize, engagementRatePct, averageOrderValueUsd } = revenueLimits;
  return {
    followers: readNumber(params, keys.followers, { min: 0, max: audienceSize, whole: true }),
    engagementRatePct: readNumber(params, keys.engagementRatePct, {
      min: 0,
      max: engagementRatePct,
    }),
    priceUsd: readNumber(params, keys.priceUsd, { min: 0, max: averageOrderValueUsd }),
    country: readOption(params, keys.country, isManufacturingCountry),
    productCategory: readOption(params, keys.productCategory, isProductCategory),
    styles: knownStyles(params.getAll(keys.style)),
    dreamProduct: readText(params, keys.dreamProduct, dreamProductMaxLength),
  };
}

/**
 * The whole input when all five answers are there, so that a result can be shown at once; null
 * when something is missing and only the form can be filled.
 */
export function completeCreatorInput(partial: Partial<CreatorAddressState>): CreatorInput | null {
  const { followers, engagementRatePct, dreamProduct, priceUsd, country } = partial;
  if (
    followers === undefined ||
    engagementRatePct === undefined ||
    dreamProduct === undefined ||
    priceUsd === undefined ||
    country === undefined
  ) {
    return null;
  }
  const { productCategory, styles = [] } = partial;
  return {
    followers,
    engagementRatePct,
    dreamProduct,
    priceUsd,
    country,
    productCategory,
    styles,
  };
}
