import {
  type UnderstandGoodsRequest,
  type UnderstandGoodsResponse,
  type UnderstoodGoods,
  understandGoodsRequestSchema,
} from '../_shared/contracts/understand-goods.ts';
import { factsOf, fobUsdAt, priceSteps } from '../_shared/domain/goods/kind-facts.ts';
import type { Kind } from '../_shared/domain/goods/kinds.ts';
import { ruleById } from '../_shared/domain/goods/rules.ts';
import { finishNames, materialNames } from '../_shared/domain/goods/spoken-ids.ts';
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

function goodsOf(kind: Kind, stated: readonly string[]): UnderstoodGoods {
  const { finishes, packedCm, ruleIds, ...facts } = factsOf(kind.id);
  return {
    kindId: kind.id,
    name: kind.name,
    plural: kind.plural,
    category: kind.category,
    capability: { id: kind.capability.id, label: kind.capability.label },
    materials: materialNames(stated.length > 0 ? stated : kind.materials),
    finishes: finishNames(finishes),
    unitPricesUsd: priceSteps.map((units) => ({ units, ...fobUsdAt(kind, units, stated) })),
    minOrderUnits: facts.minOrderUnits,
    sampleDays: facts.sampleDays,
    productionDays: facts.productionDays,
    weightG: facts.weightG,
    packedCm: [...packedCm],
    unitsPerCarton: facts.unitsPerCarton,
    retailUsd: facts.retailUsd,
    rules: ruleIds.map(ruleById),
    source: facts.source,
  };
}
