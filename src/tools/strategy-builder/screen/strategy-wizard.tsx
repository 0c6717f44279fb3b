import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { GatedButton } from '@/tools/shared/gated-button.tsx';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { focusControl } from '@/tools/shared/move-focus.ts';
import { useBotSignals } from '@/tools/shared/use-bot-signals.ts';
import { strategyBuilderCopy as copy } from '../copy.ts';
import { stepProgressPct, strategySteps } from '../rules/strategy-steps.ts';
import { StepFields } from './step-fields.tsx';
import type { StrategyBuilder } from './use-strategy-builder.ts';

type StrategyWizardProps = {
  builder: Pick<
    StrategyBuilder,
    'state' | 'missing' | 'answer' | 'setEmail' | 'previous' | 'next' | 'generate'
  >;
  /** Moves the focus to the step's title, after the visitor left the roadmap. */
  takesFocus: boolean;
};

/** Four steps; the button works once the step is answered. */
export function StrategyWizard({ builder, takesFocus }: StrategyWizardProps) {
  const idPrefix = useId();
  const { step } = builder.state;
  const title = useFocusOnStep(step, takesFocus);
  const signals = useBotSignals({ canBeSentAtOnce: true });
  const isLast = step === strategySteps.at(-1);

  function submit(event: FormEvent) {
    event.preventDefault();
    const [firstMissing] = builder.missing;
    if (firstMissing) return focusControl(`${idPrefix}-${firstMissing}`);
    // Four steps take time enough, so only the honeypot is checked.
    if (isLast) builder.generate(signals.read());
    else builder.next();
  }

  return (
    <div className="flex max-w-4xl flex-col gap-8">
      <Progress
        label={copy.progress.label(step, strategySteps.length)}
        value={stepProgressPct(step)}
        valueText={copy.progress.value(`${stepProgressPct(step)}%`)}
      />
      {/* The button says what is missing, so the browser does not validate. */}
      <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-6">
        <div>
          <h3 ref={title} tabIndex={-1} className="text-display-3">
            {copy.steps[step].title}
          </h3>
          <p className="mt-1 text-muted">{copy.steps[step].text}</p>
        </div>
        <StepFields builder={builder} idPrefix={idPrefix} />
        <HoneypotField ref={signals.honeypot} />
        <div className="flex flex-wrap items-center gap-3">
          {step > 1 && (
            <Button variant="secondary" onClick={builder.previous}>
              {copy.previous}
            </Button>
          )}
          <GatedButton
            type="submit"
            missing={copy.stillMissing(builder.missing.map((name) => copy.fields[name].short))}
          >
            {isLast ? copy.generate : copy.next}
          </GatedButton>
        </div>
      </form>
    </div>
  );
}

/** The pressed button stays while the questions change, so the focus moves to the new title. */
function useFocusOnStep(step: number, takesFocus: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(takesFocus ? null : step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);
  return title;
}
