import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { RevenueCalculatorContent } from '@/content/revenue-calculator.ts';
import { cn } from '@/lib/cn.ts';
import { type StepState, type Steps, stepNames } from './submission-steps.ts';

type StepsListProps = { words: RevenueCalculatorContent['steps']; steps: Steps };

/** What runs after the email, each step with its own state. */
export function StepsList({ words, steps }: StepsListProps) {
  return (
    <section aria-label={words.title} aria-live="polite">
      <ul className="flex flex-col gap-1 rounded-field border border-dashed border-ink/50 p-3">
        {stepNames.map((name) => {
          const state = steps[name];
          return (
            <li key={name} data-state={state} className="flex min-h-8 items-center gap-3 text-sm">
              <StepMark state={state} />
              <span className={cn('flex-1', state === 'waiting' && 'text-muted')}>
                {words.names[name]}
              </span>
              <span className="spec-print text-muted">{words.states[state]}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function StepMark({ state }: { state: StepState }) {
  switch (state) {
    case 'waiting':
      return <CircleDashed aria-hidden="true" className="size-5 text-smoke" />;
    case 'running':
      return <Spinner className="size-5 text-tomato" />;
    case 'done':
      return <Check aria-hidden="true" className="size-5 text-leaf" />;
    case 'failed':
      return <TriangleAlert aria-hidden="true" className="size-5 text-risk-high" />;
  }
}
