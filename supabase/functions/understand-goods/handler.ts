import {
  type UnderstandGoodsRequest,
  type UnderstandGoodsResponse,
  understandGoodsRequestSchema,
} from '../_shared/contracts/understand-goods.ts';
import { goodsOf } from '../_shared/domain/goods/goods-of.ts';
import { understand } from '../_shared/domain/goods/understand.ts';
import { type AccessPolicy, createJsonHandler, type Handler } from '../_shared/http.ts';

/** Returns what kind of goods a text names, and what is usual for it. Stores nothing. */
export function createHandler({ access }: { access: AccessPolicy }): Handler {
  return createJsonHandler({
    access,
    request: understandGoodsRequestSchema,
    respond: async (request) => understandGoods(request),
  });
}

function understandGoods({
  text,
  productCategory,
}: UnderstandGoodsRequest): UnderstandGoodsResponse {
  const { kinds, materials, notMade, places, unknownThing, ...order } = understand(text, {
    category: productCategory,
  });
  const [best, ...others] = notMade === undefined ? kinds : [];
  const [country, ...furtherCountries] = places.countries;
  return {
    understoodAs: best === undefined ? null : goodsOf(best.kind, materials),
    others: others.map(({ kind }) => kind.name),
    unknownThing: unknownThing ?? null,
    notMade: notMade?.label ?? null,
    stated: {
      units: order.units ?? null,
      minUnitPriceUsd: order.minUnitPriceUsd ?? null,
      maxUnitPriceUsd: order.maxUnitPriceUsd ?? null,
      country: furtherCountries.length === 0 ? (country ?? null) : null,
    },
  };
}
