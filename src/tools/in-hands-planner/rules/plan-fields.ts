import type { SharedPlan } from '@functions/_shared/domain/in-hands/planner-address.ts';

/** The form as it is typed. */
export type PlanFields = Readonly<{
  product: string;
  pieces: string;
  inHandsOn: string;
  zip: string;
  sample: 'with' | 'without';
}>;

export const emptyPlanFields: PlanFields = {
  product: '',
  pieces: '',
  inHandsOn: '',
  zip: '',
  sample: 'without',
};

export const planFieldNames = ['product', 'pieces', 'inHandsOn', 'zip'] as const;
export type PlanFieldName = (typeof planFieldNames)[number];

/** What is wrong with a field; the copy says it and what to do. */
export type PlanFieldError =
  | 'missing'
  | 'not-a-number'
  | 'too-many'
  | 'passed'
  | 'past-calendar'
  | 'unknown-zip';

export type PlanErrors = Readonly<Partial<Record<PlanFieldName, PlanFieldError>>>;

/** What a plan is made for; the countries and the route on show are chosen later. */
export type PlanInput = Pick<
  SharedPlan,
  'product' | 'pieces' | 'inHandsOn' | 'region' | 'withSample'
>;
