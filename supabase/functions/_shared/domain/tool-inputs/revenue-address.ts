import {
  type AddressParam,
  addressCodec,
  numberParam,
  optionParam,
  textParam,
} from '../address-codec.ts';
import {
  audienceProductLimits,
  audienceProductParams,
  completeAudienceProduct,
} from '../calc/audience-product.ts';
import { type DesignInspiration, knownStyles, noInspiration } from '../design-inspiration.ts';
import { isProductCategory } from '../product-categories.ts';
import { parseTextParam, shareableText } from '../url-state.ts';
import { type ChosenCost, isUsableCost, maxCostProductLength } from './chosen-cost.ts';
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

const costParams = {
  unitCostUsd: numberParam('u', { min: 0.01, max: audienceProductLimits.priceUsd }),
  pieces: numberParam('uq', { min: 1, max: 1_000_000_000, whole: true }),
  product: textParam('un', maxCostProductLength),
};

/** A chosen unit cost (`u`) with the order size and the goods it was read from; whole or not at all. */
const chosenCostParam: AddressParam<ChosenCost> = {
  read: (params) => {
    const unitCostUsd = costParams.unitCostUsd.read(params);
    const pieces = costParams.pieces.read(params);
    const product = costParams.product.read(params);
    if (unitCostUsd === undefined || pieces === undefined || product === undefined) {
      return undefined;
    }
    return { unitCostUsd, pieces, product, source: params.get('us') === 'l' ? 'live' : 'builtin' };
  },
  write: ({ unitCostUsd, pieces, product, source }) => [
    ...costParams.unitCostUsd.write(unitCostUsd),
    ...costParams.pieces.write(pieces),
    ...costParams.product.write(product),
    ...(source === 'live' ? [['us', 'l'] satisfies [string, string]] : []),
  ],
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
  chosenCost: chosenCostParam,
});

/** The whole request, so that a result can be shown at once; null when a required answer is missing. */
export function completeRequest({
  productCategory,
  designInspiration = noInspiration,
  product = '',
  chosenCost,
  ...partial
}: Partial<RevenueRequest>): RevenueRequest | null {
  const answers = completeAudienceProduct({ ...partial, product });
  if (answers === null || productCategory === undefined) return null;
  const isCostUsable = chosenCost !== undefined && isUsableCost(chosenCost, answers.priceUsd);
  return {
    ...answers,
    productCategory,
    designInspiration,
    chosenCost: isCostUsable ? chosenCost : undefined,
  };
}

/** Hex colors and color words; anything longer or stranger has no place in an address. */
function shareableColors(colors: readonly string[]): string[] {
  return colors
    .filter((color) => /^(#[0-9a-f]{3,8}|[a-z][a-z -]{0,22}[a-z])$/i.test(color))
    .slice(0, maxColors);
}
