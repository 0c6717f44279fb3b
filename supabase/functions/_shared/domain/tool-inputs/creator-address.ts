import { addressCodec, listParam, numberParam, optionParam } from '../address-codec.ts';
import { type AudienceProduct, completeAudienceProduct } from '../calc/audience-product.ts';
import type { MeasuredOrdering } from '../calc/measured-ordering.ts';
import { knownStyles } from '../design-inspiration.ts';
import type { DesignStyle } from '../design-styles.ts';
import { isProductCategory, type ProductCategory } from '../product-categories.ts';
import { maxOrderPieces } from '../rfq-terms.ts';
import { audienceProductParams } from './audience-product-params.ts';
import { type CreatorInput, creatorRules } from './creator-input.ts';
import { type LookInWords, lookParam } from './look-param.ts';
import { measuredOrderingParam } from './measured-ordering-param.ts';
import { type ResultExtras, resultExtrasParams } from './result-extras.ts';

/** What an address may hold. The handle and its platform tell who the visitor is, and stay out. */
export type CreatorAddressState = AudienceProduct & {
  productCategory: ProductCategory;
  styles: readonly DesignStyle[];
  measuredOrdering?: MeasuredOrdering | undefined;
};

const answers = audienceProductParams(
  { followers: 'f', engagementRatePct: 'e', priceUsd: 'p', country: 'm', product: 'd' },
  creatorRules,
);

const inputParams = {
  followers: answers.followers,
  engagementRatePct: answers.engagementRatePct,
  priceUsd: answers.priceUsd,
  country: answers.country,
  productCategory: optionParam('c', isProductCategory),
  styles: listParam('s', knownStyles),
  product: answers.product,
  measuredOrdering: measuredOrderingParam,
};

/**
 * The creator calculator's input in an address. The version is not a bare number, so that the free
 * calculator's addresses are never mistaken for these.
 */
export const creatorAddress = addressCodec<CreatorAddressState>(['v', 'c1'], inputParams);

/** A result with what it shows besides its figures. */
export type SharedCreator = CreatorInput & CreatorResultExtras;

export type CreatorResultExtras = ResultExtras & {
  /** What the pictures are drawn with, besides the styles. */
  look?: LookInWords | undefined;
  /** The chosen size of the first order. */
  orderUnits?: number | undefined;
};

/** The same address with what the result shows besides its figures. */
export const sharedCreatorAddress = addressCodec<CreatorAddressState & CreatorResultExtras>(
  ['v', 'c1'],
  {
    ...inputParams,
    ...resultExtrasParams,
    look: lookParam,
    orderUnits: numberParam('q', { min: 1, max: maxOrderPieces, whole: true }),
  },
);

/** What an address says of the result besides its input. */
export function resultExtrasOf(params: URLSearchParams): CreatorResultExtras {
  const { searchedCountry, leftOut, landed, look, orderUnits } =
    sharedCreatorAddress.readParams(params);
  return { searchedCountry, leftOut, landed, look, orderUnits };
}

/** The whole input, so that a result can be shown at once; null when one of the answers is missing. */
export function completeCreatorInput({
  productCategory,
  styles = [],
  measuredOrdering,
  ...partial
}: Partial<CreatorAddressState>): CreatorInput | null {
  const answers = completeAudienceProduct(partial);
  return answers && { ...answers, productCategory, styles, measuredOrdering };
}
