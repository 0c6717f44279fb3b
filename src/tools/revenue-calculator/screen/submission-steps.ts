/** The steps of a submission, in the order they are listed to the visitor. */
export const stepNames = [
  'save',
  'notification',
  'productDesign',
  'packagingDesign',
  'factories',
] as const;

export type StepName = (typeof stepNames)[number];

/** The steps that follow a stored submission; each may fail alone and be repeated. */
export const extraStepNames = [
  'notification',
  'productDesign',
  'packagingDesign',
  'factories',
] as const satisfies readonly StepName[];

export type ExtraStepName = (typeof extraStepNames)[number];

/**
 * `kept`: not done yet, and done without the visitor later. `refused`: not done, and asking again
 * does not help.
 */
export type StepState = 'waiting' | 'running' | 'done' | 'kept' | 'refused' | 'failed';

export type Steps = Readonly<Record<StepName, StepState>>;

export const waitingSteps: Steps = {
  save: 'waiting',
  notification: 'waiting',
  productDesign: 'waiting',
  packagingDesign: 'waiting',
  factories: 'waiting',
};

/** The steps that did not work and can be run again by themselves. */
export function failedExtras(steps: Steps): ExtraStepName[] {
  return extraStepNames.filter((name) => steps[name] === 'failed');
}
