/** The steps of a submission, in the order they are listed to the visitor. */
export const stepNames = [
  'save',
  'notification',
  'productDesign',
  'packagingDesign',
  'factories',
] as const;

export type StepName = (typeof stepNames)[number];

export type StepState = 'waiting' | 'running' | 'done' | 'failed';

export type Steps = Readonly<Record<StepName, StepState>>;

export const waitingSteps: Steps = {
  save: 'waiting',
  notification: 'waiting',
  productDesign: 'waiting',
  packagingDesign: 'waiting',
  factories: 'waiting',
};
