import type { SharedPlan } from '@functions/_shared/domain/in-hands/planner-address.ts';
import { emptyPlanFields, type PlanFields, type PlanInput } from './plan-fields.ts';

/** What a result shows besides its inputs: chosen countries and the route whose days are open. */
export type PlanChoice = Pick<SharedPlan, 'asia' | 'europe' | 'route'>;

/** The plan that a link shows; null where it only fills fields, or nothing. */
export function linkedPlan(
  linked: Partial<SharedPlan>,
): Readonly<{ input: PlanInput; choice: PlanChoice }> | null {
  const { product, pieces, inHandsOn, region, withSample, asia, europe, route } = linked;
  if (product === undefined || pieces === undefined || inHandsOn === undefined) return null;
  return {
    input: { product, pieces, inHandsOn, region, ...(withSample && { withSample }) },
    choice: { asia, europe, route },
  };
}

/** The form that a link opens with; null where it says nothing. */
export function linkedFields(linked: Partial<SharedPlan>): PlanFields | null {
  const { product, pieces, inHandsOn, withSample } = linked;
  if (product === undefined && pieces === undefined && inHandsOn === undefined) return null;
  return {
    ...emptyPlanFields,
    product: product ?? '',
    pieces: pieces === undefined ? '' : `${pieces}`,
    inHandsOn: inHandsOn ?? '',
    sample: withSample === true ? 'with' : 'without',
  };
}
