import { type AddressParam, numberParam, optionParam, textParam } from '../address-codec.ts';
import { audienceProductLimits } from '../calc/audience-limits.ts';
import type { AudienceProduct, AudienceProductRules } from '../calc/audience-product.ts';
import { isManufacturingCountry } from '../manufacturing-countries.ts';

/**
 * The five answers in an address, under a calculator's own keys. No handle, email address or
 * telephone number gets in, even as part of the product's words (`textParam`).
 */
export function audienceProductParams(
  keys: Readonly<Record<keyof AudienceProduct, string>>,
  { productMaxLength }: Pick<AudienceProductRules, 'productMaxLength'>,
): { [Name in keyof AudienceProduct]: AddressParam<AudienceProduct[Name]> } {
  const { followers, engagementRatePct, priceUsd } = audienceProductLimits;
  return {
    followers: numberParam(keys.followers, { min: 0, max: followers, whole: true }),
    engagementRatePct: numberParam(keys.engagementRatePct, { min: 0, max: engagementRatePct }),
    priceUsd: numberParam(keys.priceUsd, { min: 0, max: priceUsd }),
    country: optionParam(keys.country, isManufacturingCountry),
    product: textParam(keys.product, productMaxLength),
  };
}
