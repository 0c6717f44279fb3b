import type { SharedPlan } from '@functions/_shared/domain/in-hands/planner-address.ts';
import { lazyModule } from '@/lazy/lazy-module.ts';

/** What plans with the form; it comes when the browser is idle, or with the press that asks for it. */
export const planCode = lazyModule(() => import('../planning.ts'));

/** The query of a plan. @throws Error before there was a plan, which loads the code */
export function planParams(plan: Partial<SharedPlan>): URLSearchParams {
  const code = planCode.loaded();
  if (code === undefined) throw new Error('The code of plans is not loaded');
  return code.toPlanParams(plan);
}
