import { useMemo } from 'react';
import { type ProgressStep, ProgressSteps } from '@/components/ui/progress-steps.tsx';
import type { RevenueCalculatorContent } from '../copy.ts';
import { type StepName, type StepState, type Steps, stepNames } from './submission-steps.ts';

type SubmissionProgressProps = { words: RevenueCalculatorContent['steps']; steps: Steps };

/** What runs after the email, each step with its own state. */
export function SubmissionProgress({ words, steps }: SubmissionProgressProps) {
  // A stable list, so that only real changes are announced.
  const list = useMemo(
    () => stepNames.map((id) => toProgressStep(id, words, steps[id])),
    [words, steps],
  );
  return <ProgressSteps aria-label={words.title} steps={list} stateLabels={words.states} />;
}

function toProgressStep(
  id: StepName,
  words: SubmissionProgressProps['words'],
  state: StepState,
): ProgressStep {
  const label = words.names[id];
  if (state === 'kept') return { id, label, state: 'waiting', note: words.kept };
  if (state === 'refused') return { id, label, state: 'failed', note: words.refused };
  return { id, label, state };
}
