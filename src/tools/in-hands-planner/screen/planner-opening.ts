import type { UsRegion } from '@functions/_shared/domain/in-hands/us-regions.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { PlanChoice } from '../rules/linked-plan.ts';
import type { PlanFields, PlanInput } from '../rules/plan-fields.ts';

/** What the planner opens with. */
export type PlannerOpening = Readonly<{
  fields: PlanFields;
  /** Where a link has the goods go; it holds while the ZIP code is blank. */
  region: UsRegion | undefined;
  /** The plan of a link; null for the form alone. */
  input: PlanInput | null;
  choice: PlanChoice;
  /** Of all that a plan says of the visitor's product, what is the visitor's own. */
  own: (told: ProductAnswers) => ProductAnswers;
}>;

/** Without a plan in the address: the form as the tab stored it. */
export function blankOpening(stored: PlanFields): PlannerOpening {
  return { fields: stored, region: undefined, input: null, choice: {}, own: (told) => told };
}
