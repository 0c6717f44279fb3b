import { useMemo } from 'react';
import { type ProgressStep, ProgressSteps } from '@/components/ui/progress-steps.tsx';
import { revenueCalculatorCopy } from '../copy.ts';
import { type StepName, type StepState, type Steps, stepNames } from './submission-steps.ts';

const { steps: copy } = revenueCalculatorCopy;

/** What runs after the email, each step with its own state. */
export function SubmissionProgress({ steps }: { steps: Steps }) {
  // A stable list, so that only real changes are announced.
  const list = useMemo(() => stepNames.map((id) => toProgressStep(id, steps[id])), [steps]);
  return <ProgressSteps aria-label={copy.title} steps={list} stateLabels={copy.states} />;
}

function toProgressStep(id: StepName, state: StepState): ProgressStep {
  const label = copy.names[id];
  if (state === 'kept') return { id, label, state: 'waiting', note: copy.kept };
  if (state === 'refused') return { id, label, state: 'failed', note: copy.refused };
  return { id, label, state };
}
