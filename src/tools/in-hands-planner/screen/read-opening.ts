import { parsePlanParams } from '@functions/_shared/domain/in-hands/planner-address.ts';
import { ownAnswers } from '@/lib/visitor-product/own-answers.ts';
import { answersOfPlan } from '../rules/known-plan.ts';
import { linkedFields, linkedPlan } from '../rules/linked-plan.ts';
import type { PlanFields } from '../rules/plan-fields.ts';
import type { PlannerOpening } from './planner-opening.ts';

type ReadOpeningOptions = {
  params: URLSearchParams;
  /** The form as the tab stored it. */
  stored: PlanFields;
  /** Whether the plan is somebody else's. */
  isShared: boolean;
};

/** What the planner opens with where its address has a plan, or a part of one. */
export function readOpening({ params, stored, isShared }: ReadOpeningOptions): PlannerOpening {
  const linked = parsePlanParams(params);
  const plan = linkedPlan(linked);
  const told = isShared ? answersOfPlan(plan?.input ?? null) : {};
  return {
    fields: linkedFields(linked) ?? stored,
    region: linked.region,
    input: plan?.input ?? null,
    choice: plan?.choice ?? {},
    own: (answers) => ownAnswers(answers, told),
  };
}
