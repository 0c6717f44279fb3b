import type { UnderstoodGoods } from '../../contracts/understand-goods.ts';
import { factsOf, fobUsdAt, priceSteps } from './kind-facts.ts';
import type { Kind } from './kinds.ts';
import { ruleById } from './rules.ts';
import { finishNames, materialNames } from './spoken-ids.ts';

/**
 * What is usual for a kind of goods, as pages get it.
 * @param stated the materials that the visitor named
 */
export function goodsOf(kind: Kind, stated: readonly string[]): UnderstoodGoods {
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
