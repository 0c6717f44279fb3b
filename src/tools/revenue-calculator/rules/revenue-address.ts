import { isProductCategory } from '@functions/_shared/domain/product-categories.ts';
import { type AddressParam, addressCodec, optionParam } from '@/lib/address-codec.ts';
import { audienceProductParams, completeAudienceProduct } from '@/lib/calc/audience-product.ts';
import { type DesignInspiration, knownStyles, noInspiration } from '@/lib/design-inspiration.ts';
import { parseTextParam, shareableText } from '@/lib/url-state.ts';
import { type RevenueRequest, revenueRules } from './revenue-request.ts';

const answers = audienceProductParams(
  { followers: 'a', engagementRatePct: 'e', priceUsd: 'p', country: 'm', product: 'd' },
  revenueRules,
);

const maxAestheticLength = 200;
const maxColors = 8;

/** A look by style tags, or as words (`ae`) with colors (`co`). */
const inspirationParam: AddressParam<DesignInspiration> = {
  read: (params) => {
    const aesthetic = parseTextParam(params, 'ae', maxAestheticLength) ?? '';
    const colors = shareableColors(params.getAll('co'));
    if (aesthetic || colors.length > 0) return { type: 'auto', analysis: { aesthetic, colors } };

    const styles = knownStyles(params.getAll('s'));
    return styles.length > 0 ? { type: 'styles', styles } : undefined;
  },
  write: (inspiration) => {
    if (inspiration.type === 'styles') return inspiration.styles.map((style) => ['s', style]);
    const aesthetic = shareableText(inspiration.analysis.aesthetic, maxAestheticLength);
    const colors = shareableColors(inspiration.analysis.colors);
    const pairs = colors.map((color): [key: string, value: string] => ['co', color]);
    return aesthetic ? [['ae', aesthetic], ...pairs] : pairs;
  },
};

/** The free calculator's request in an address. */
export const revenueAddress = addressCodec<RevenueRequest>(['v', '1'], {
  followers: answers.followers,
  engagementRatePct: answers.engagementRatePct,
  priceUsd: answers.priceUsd,
  productCategory: optionParam('c', isProductCategory),
  country: answers.country,
  designInspiration: inspirationParam,
  product: answers.product,
});

/** The whole request, so that a result can be shown at once; null when a required answer is missing. */
export function completeRequest({
  productCategory,
  designInspiration = noInspiration,
  product = '',
  ...partial
}: Partial<RevenueRequest>): RevenueRequest | null {
  const answers = completeAudienceProduct({ ...partial, product });
  if (answers === null || productCategory === undefined) return null;
  return { ...answers, productCategory, designInspiration };
}

/** Hex colors and color words; anything longer or stranger has no place in an address. */
function shareableColors(colors: readonly string[]): string[] {
  return colors
    .filter((color) => /^(#[0-9a-f]{3,8}|[a-z][a-z -]{0,22}[a-z])$/i.test(color))
    .slice(0, maxColors);
}
