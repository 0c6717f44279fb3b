import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import type { Route } from '@functions/_shared/domain/in-hands/routes.ts';
import {
  type Estimate,
  exactly,
  mapEstimate,
  sumOf,
} from '@functions/_shared/domain/money/estimate.ts';
import { freightUsd, usualLane } from '@functions/_shared/domain/money/freight.ts';
import { hasLandedCost, landedChainOf } from '@functions/_shared/domain/money/landed-input.ts';
import type { MoneyStepId } from '@functions/_shared/domain/money/money-steps.ts';
import { shipmentOf } from '@functions/_shared/domain/money/shipment.ts';
import { unitPriceUsd } from '@functions/_shared/domain/swag/bulk-price.ts';
import type { SwagPieceId } from '@functions/_shared/domain/swag/swag-pieces.ts';

/** Why a route has no price. */
export type NoPrice = 'no-catalog-price' | 'below-smallest' | 'no-tariff-line';

/** US dollars a piece, delivered to one address in the US. */
export type RoutePrice =
  | Readonly<{ basis: 'landed' | 'swag-catalog'; perPieceUsd: Estimate }>
  | Readonly<{ missing: NoPrice }>;

/**
 * The steps of the landed cost up to the door. Receiving and storing in a warehouse are left out:
 * these goods go to whoever needs them on the date.
 */
const deliveredSteps: readonly MoneyStepId[] = [
  'goods',
  'freight',
  'insurance',
  'duty',
  'customs-fees',
  'broker',
];

/** The products of the swag catalog by their kind of goods: printed stock is priced as they are. */
export const catalogProducts: ReadonlyMap<string, SwagPieceId> = new Map([
  ['t-shirt', 'tee'],
  ['tote-bag', 'tote'],
  ['tumbler', 'tumbler'],
  ['mug', 'mug'],
  ['notebook', 'notebook'],
] as const);

/** What a piece costs on a route. @throws RangeError without understood goods */
export function routePrice(response: LandedCostResponse, route: Route, pieces: number): RoutePrice {
  const { goods } = response;
  if (goods === null) throw new RangeError('No goods are understood.');
  if (route.id === 'printed-stock') {
    const product = catalogProducts.get(goods.kindId);
    if (product === undefined) return { missing: 'no-catalog-price' };
    const pieceUsd = unitPriceUsd(product, pieces);
    if (pieceUsd === null) return { missing: 'below-smallest' };
    const freight = freightUsd(usualLane('usa'), shipmentOf(goods, pieces));
    return {
      basis: 'swag-catalog',
      perPieceUsd: sumOf([exactly(pieceUsd), mapEstimate(freight, (usd) => usd / pieces)]),
    };
  }
  if (!hasLandedCost(response, route.country)) return { missing: 'no-tariff-line' };
  const { chain } = landedChainOf(response, {
    // What is sold for how much, and how fast, changes none of the steps below.
    priceUsd: goods.retailUsd.high,
    monthlyOrders: pieces,
    units: pieces,
    country: route.country,
    mode: route.mode,
  });
  return {
    basis: 'landed',
    perPieceUsd: sumOf(
      chain.steps
        .filter(({ id }) => deliveredSteps.includes(id))
        .map(({ perUnitUsd }) => perUnitUsd),
    ),
  };
}
