import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { GatedButton } from '@/tools/shared/gated-button.tsx';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { focusControl } from '@/tools/shared/move-focus.ts';
import { useBotSignals } from '@/tools/shared/use-bot-signals.ts';
import type { StrategyBuilderContent } from '../copy.ts';
import { stepProgressPct, strategySteps } from '../rules/strategy-answers.ts';
import { StepFields } from './step-fields.tsx';
import type { StrategyBuilderScreen } from './use-strategy-builder.ts';

export type StrategyWizardProps = {
  words: StrategyBuilderContent;
  screen: StrategyBuilderScreen;
  /** The visitor came back from the roadmap: the step's title takes the focus. */
  takesFocus: boolean;
};

/** Four steps, one at a time; the button works once the step is answered. */
export function StrategyWizard({ words, screen, takesFocus }: StrategyWizardProps) {
  const idPrefix = useId();
  const { step } = screen.state;
  const title = useFocusOnStep(step, takesFocus);
  const signals = useBotSignals({ canBeSentAtOnce: true });
  const isLast = step === strategySteps.at(-1);

  function submit(event: FormEvent) {
    event.preventDefault();
    const [firstMissing] = screen.missing;
    if (firstMissing) return focusControl(`${idPrefix}-${firstMissing}`);
    // Nobody rushes through four steps, so only the honeypot counts.
    if (isLast) screen.generate(signals.read());
    else screen.next();
  }

  return (
    <div className="flex max-w-4xl flex-col gap-8">
      <Progress
        label={words.progress.label(step, strategySteps.length)}
        value={stepProgressPct(step)}
        valueText={words.progress.value(`${stepProgressPct(step)}%`)}
      />
      {/* No browser bubbles: the button itself says what is missing. */}
      <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-6">
        <div>
          <h3 ref={title} tabIndex={-1} className="text-display-3">
            {words.steps[step].title}
          </h3>
          <p className="mt-1 text-muted">{words.steps[step].text}</p>
        </div>
        <StepFields words={words} screen={screen} idPrefix={idPrefix} />
        <HoneypotField ref={signals.honeypot} />
        <div className="flex flex-wrap items-center gap-3">
          {step > 1 && (
            <Button variant="secondary" onClick={screen.previous}>
              {words.previous}
            </Button>
          )}
          <GatedButton
            type="submit"
            missing={words.stillMissing(screen.missing.map((name) => words.fields[name].short))}
          >
            {isLast ? words.generate : words.next}
          </GatedButton>
        </div>
      </form>
    </div>
  );
}

/** The pressed button stays while the questions change: focus goes to the new step's title. */
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
