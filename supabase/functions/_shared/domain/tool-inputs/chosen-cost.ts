import type { MarketPrice, MarketPricingResponse } from '../../contracts/market-pricing.ts';
import type { RevenueRequest } from './revenue-request.ts';

/** A unit cost that the visitor took from the supplier prices in place of the estimate. */
export type ChosenCost = {
  /** Whole cents, as shown. */
  unitCostUsd: number;
  /** The goods that the price is of, as the price's row names them. */
  product: string;
  /** Order size that the price is for. */
  pieces: number;
  source: MarketPricingResponse['source'];
};

export const maxCostProductLength = 120;

/** The middle of a price's range. */
export function costFromPrice(
  { moq, priceRange, productName }: MarketPrice,
  source: MarketPricingResponse['source'],
): ChosenCost {
  return {
    unitCostUsd: Math.max(1, Math.round((priceRange.min + priceRange.max) * 50)) / 100,
    product: productName.slice(0, maxCostProductLength),
    pieces: moq,
    source,
  };
}

/** Whether a unit can be sold at this cost; the result and its report know no losses. */
export function isUsableCost({ unitCostUsd }: ChosenCost, priceUsd: number): boolean {
  return unitCostUsd <= priceUsd;
}

/** A cost stays with its product: another audience, price or country does not change it. */
export function costForNextRequest(
  next: RevenueRequest,
  last: RevenueRequest | undefined,
): ChosenCost | undefined {
  const isSameProduct =
    next.product === last?.product && next.productCategory === last.productCategory;
  const cost = isSameProduct ? last.chosenCost : undefined;
  return cost !== undefined && isUsableCost(cost, next.priceUsd) ? cost : undefined;
}
