import { Check, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';

export type StepState = 'waiting' | 'running' | 'done' | 'failed';

export type ProgressStep = {
  id: string;
  label: string;
  state: StepState;
  /** The step's outcome, or what its failure means for the other steps. */
  note?: ReactNode;
};

const englishStateLabels: Record<StepState, string> = {
  waiting: 'waiting',
  running: 'in progress',
  done: 'done',
  failed: 'failed',
};

export type ProgressStepsProps = Omit<ComponentProps<'ol'>, 'children'> & {
  steps: readonly ProgressStep[];
  stateLabels?: Record<StepState, string>;
};

/**
 * Work in several steps, each with its own state, which may run in parallel or fail on their own.
 */
export function ProgressSteps({
  steps,
  stateLabels = englishStateLabels,
  className,
  ...props
}: ProgressStepsProps) {
  const announcement = useAnnouncement(steps, stateLabels);
  return (
    <div>
      <ol {...props} className={cn('flex flex-col gap-1', className)}>
        {steps.map((step) => (
          <li key={step.id} data-state={step.state} className="flex items-start gap-3 py-1.5">
            <StepMark state={step.state} />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className={cn('font-medium', step.state === 'waiting' && 'text-muted')}>
                  {step.label}
                </span>
                <span className={cn('spec-print', stateTones[step.state])}>
                  {stateLabels[step.state]}
                </span>
              </div>
              {step.note && <p className="text-sm text-muted">{step.note}</p>}
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

const stateTones: Record<StepState, string> = {
  waiting: 'text-muted',
  running: 'text-muted',
  done: 'text-leaf',
  failed: 'text-risk-high',
};

const marks: Record<StepState, string> = {
  waiting: 'border-dashed border-[color:var(--muted)]',
  running: 'border-ink bg-butter text-ink',
  done: 'border-leaf bg-leaf text-white',
  failed: 'border-risk-high bg-risk-high text-white',
};

function StepMark({ state }: { state: StepState }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] [&_svg]:size-4',
        marks[state],
      )}
    >
      {state === 'running' && <Spinner />}
      {state === 'done' && <Check strokeWidth={2.5} />}
      {state === 'failed' && <X strokeWidth={2.5} />}
    </span>
  );
}

/** Announces only what changed since the last render; nothing at first. */
function useAnnouncement(
  steps: readonly ProgressStep[],
  stateLabels: Record<StepState, string>,
): string {
  const [before, setBefore] = useState({ steps, text: '' });
  if (before.steps === steps) return before.text;
  const changed = steps.filter(
    (step) => before.steps.find((old) => old.id === step.id)?.state !== step.state,
  );
  const text =
    changed.length > 0
      ? changed.map((step) => `${step.label}: ${stateLabels[step.state]}`).join('. ')
      : before.text;
  setBefore({ steps, text });
  return text;
}
