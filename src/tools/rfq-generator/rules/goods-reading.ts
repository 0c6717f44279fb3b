import type {
  UnderstandGoodsResponse,
  UnderstoodGoods,
} from '@functions/_shared/contracts/understand-goods.ts';
import {
  type FactoryCountry,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { quantityNames, type RfqFields } from './rfq.ts';

/** What the fields of a request may be filled with, by field. */
export type RfqSuggestions = {
  materials?: string;
  specification?: string;
  firstQuantity?: string;
  targetPrice?: string;
  origin?: FactoryCountry;
};

/** "3 pairs in a set" describes the set; an order has more pieces. */
const fewestOrderUnits = 10;

/**
 * What is usual for the goods, or stated beside their name, for each field that is still empty. The
 * target price is only ever the visitor's own: a supplier would take ours for theirs.
 */
export function suggestionsFor(
  { understoodAs, stated }: UnderstandGoodsResponse,
  fields: RfqFields,
): RfqSuggestions {
  if (understoodAs === null) return {};
  const { finishes, materials, minOrderUnits } = understoodAs;
  const isStatedOrder = stated.units !== null && stated.units >= fewestOrderUnits;
  const isBlank = (name: keyof RfqSuggestions) => fields[name].trim() === '';
  const hasNoQuantity = quantityNames.every((name) => fields[name].trim() === '');
  return {
    ...(isBlank('materials') && { materials: materials[0] }),
    ...(isBlank('specification') && { specification: finishes[0] }),
    ...(hasNoQuantity && { firstQuantity: `${isStatedOrder ? stated.units : minOrderUnits}` }),
    ...(isBlank('targetPrice') &&
      stated.maxUnitPriceUsd !== null && { targetPrice: `${stated.maxUnitPriceUsd}` }),
    ...(isBlank('origin') && isFactoryCountry(stated.country) && { origin: stated.country }),
  };
}

/** A usual price per piece in an order of that size, US dollars, FOB. */
export type UsualPrice = { units: number; low: number; high: number };

/**
 * The usual prices at the quantities asked for, or at the usual minimum order; each that of the
 * order size known next below.
 */
export function usualPrices(
  { minOrderUnits, unitPricesUsd }: Pick<UnderstoodGoods, 'minOrderUnits' | 'unitPricesUsd'>,
  quantities: readonly number[],
): UsualPrice[] {
  return (quantities.length > 0 ? quantities : [minOrderUnits]).flatMap((units) => {
    const step = unitPricesUsd.findLast((each) => each.units <= units) ?? unitPricesUsd[0];
    return step === undefined ? [] : [{ units, low: step.low, high: step.high }];
  });
}
