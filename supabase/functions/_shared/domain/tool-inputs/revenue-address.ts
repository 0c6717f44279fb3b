import {
  type AddressParam,
  addressCodec,
  flagParam,
  numberParam,
  optionParam,
  textParam,
} from '../address-codec.ts';
import { audienceProductLimits } from '../calc/audience-limits.ts';
import { completeAudienceProduct } from '../calc/audience-product.ts';
import { type DesignInspiration, knownStyles, noInspiration } from '../design-inspiration.ts';
import { isProductCategory } from '../product-categories.ts';
import { audienceProductParams } from './audience-product-params.ts';
import { type ChosenCost, isUsableCost, maxCostProductLength } from './chosen-cost.ts';
import { lookParam } from './look-param.ts';
import { measuredOrderingParam } from './measured-ordering-param.ts';
import { type ResultExtras, resultExtrasParams } from './result-extras.ts';
import { type RevenueRequest, revenueRules } from './revenue-request.ts';

const answers = audienceProductParams(
  { followers: 'a', engagementRatePct: 'e', priceUsd: 'p', country: 'm', product: 'd' },
  revenueRules,
);

/** A look by style tags, or as words (`ae`) with colors (`co`). */
const inspirationParam: AddressParam<DesignInspiration> = {
  read: (params) => {
    const analysis = lookParam.read(params);
    if (analysis !== undefined) return { type: 'auto', analysis };

    const styles = knownStyles(params.getAll('s'));
    return styles.length > 0 ? { type: 'styles', styles } : undefined;
  },
  write: (inspiration) => {
    if (inspiration.type === 'styles') return inspiration.styles.map((style) => ['s', style]);
    return lookParam.write(inspiration.analysis);
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

const requestParams = {
  followers: answers.followers,
  engagementRatePct: answers.engagementRatePct,
  priceUsd: answers.priceUsd,
  productCategory: optionParam('c', isProductCategory),
  country: answers.country,
  designInspiration: inspirationParam,
  product: answers.product,
  chosenCost: chosenCostParam,
  measuredOrdering: measuredOrderingParam,
};

/** The free calculator's request in an address. */
export const revenueAddress = addressCodec<RevenueRequest>(['v', '1'], requestParams);

/** A result with what it shows besides its figures. */
export type SharedRevenue = RevenueRequest &
  ResultExtras & {
    /** Set where pictures were drawn and partners searched: a link does both again. */
    hasExtras?: true | undefined;
  };

/** The same address with what the result shows besides its figures. */
export const sharedRevenueAddress = addressCodec<SharedRevenue>(['v', '1'], {
  ...requestParams,
  ...resultExtrasParams,
  hasExtras: flagParam('pf'),
});

/** The whole request, so that a result can be shown at once; null when a required answer is missing. */
export function completeRequest({
  productCategory,
  designInspiration = noInspiration,
  product = '',
  chosenCost,
  measuredOrdering,
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
    measuredOrdering,
  };
}
