// What turns the form into a plan and its link: the form is filled in without it.
export { toPlanParams } from '@functions/_shared/domain/in-hands/planner-address.ts';
export { readPlanFields } from './rules/read-plan-fields.ts';
