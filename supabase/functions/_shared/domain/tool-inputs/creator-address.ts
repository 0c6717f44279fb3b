import { addressCodec, listParam, optionParam } from '../address-codec.ts';
import {
  type AudienceProduct,
  audienceProductParams,
  completeAudienceProduct,
} from '../calc/audience-product.ts';
import { knownStyles } from '../design-inspiration.ts';
import type { DesignStyle } from '../design-styles.ts';
import { isProductCategory, type ProductCategory } from '../product-categories.ts';
import { type CreatorInput, creatorRules } from './creator-input.ts';

/** What an address may hold. The handle and its platform tell who the visitor is, and stay out. */
export type CreatorAddressState = AudienceProduct & {
  productCategory: ProductCategory;
  styles: readonly DesignStyle[];
};

const answers = audienceProductParams(
  { followers: 'f', engagementRatePct: 'e', priceUsd: 'p', country: 'm', product: 'd' },
  creatorRules,
);

/**
 * The creator calculator's input in an address. The version is not a bare number, so that the free
 * calculator's addresses are never mistaken for these.
 */
export const creatorAddress = addressCodec<CreatorAddressState>(['v', 'c1'], {
  followers: answers.followers,
  engagementRatePct: answers.engagementRatePct,
  priceUsd: answers.priceUsd,
  country: answers.country,
  productCategory: optionParam('c', isProductCategory),
  styles: listParam('s', knownStyles),
  product: answers.product,
});

/** The whole input, so that a result can be shown at once; null when one of the answers is missing. */
export function completeCreatorInput({
  productCategory,
  styles = [],
  ...partial
}: Partial<CreatorAddressState>): CreatorInput | null {
  const answers = completeAudienceProduct(partial);
  return answers && { ...answers, productCategory, styles };
}
