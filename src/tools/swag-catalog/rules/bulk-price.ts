import { bulkSteps, unitPriceAt100Usd } from './bulk-price.assumptions.ts';

export type SwagProductId = keyof typeof unitPriceAt100Usd.value;

export const orderSizes: readonly number[] = bulkSteps.value.map(({ fromUnits }) => fromUnits);

/**
 * Price of one piece in US dollars, unrounded, in an order of `quantityUnits`; null below the
 * smallest order.
 */
export function unitPriceUsd(product: SwagProductId, quantityUnits: number): number | null {
  const step = bulkSteps.value.findLast(({ fromUnits }) => fromUnits <= quantityUnits);
  return step === undefined ? null : (unitPriceAt100Usd.value[product] * step.pricePct) / 100;
}
