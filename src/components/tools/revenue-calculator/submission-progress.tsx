import { useMemo } from 'react';
import { ProgressSteps } from '@/components/ui/progress-steps.tsx';
import type { RevenueCalculatorContent } from '@/content/revenue-calculator.ts';
import { type Steps, stepNames } from './submission-steps.ts';

type SubmissionProgressProps = { words: RevenueCalculatorContent['steps']; steps: Steps };

/** What runs after the email, each step with its own state. */
export function SubmissionProgress({ words, steps }: SubmissionProgressProps) {
  // A stable list, so that only real changes are announced.
  const list = useMemo(
    () => stepNames.map((id) => ({ id, label: words.names[id], state: steps[id] })),
    [words, steps],
  );
  return <ProgressSteps aria-label={words.title} steps={list} stateLabels={words.states} />;
}
