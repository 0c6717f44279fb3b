import { factsOf } from '../goods/kind-facts.ts';
import { kindById } from '../goods/kinds.ts';
import type { GoodsToPlan } from './goods-to-plan.ts';

/**
 * What a plan needs of a kind of goods; undefined for an id that the table does not have. For
 * functions and the build: the table is too large for a browser.
 */
export function goodsOfKind(kindId: string): GoodsToPlan | undefined {
  const kind = kindById(kindId);
  if (kind === undefined) return undefined;
  const { minOrderUnits, sampleDays, productionDays } = factsOf(kindId);
  const { category, capability } = kind;
  return { kindId, category, capability, minOrderUnits, sampleDays, productionDays };
}
