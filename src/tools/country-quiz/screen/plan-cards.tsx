import type { QuizAnswers } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { quizReportCopy } from '../report-copy.ts';
import type { Readiness } from '../rules/assess-answers.ts';
import { pilotUnits } from '../rules/first-order.ts';
import type { NextStep, StepTarget } from '../rules/next-steps.ts';
import type { QuizResult } from '../rules/quiz-result.ts';

const { strategy, timeline, risk, nextSteps, pilot, readiness } = quizReportCopy;

export type OpenStep = (target: Exclude<StepTarget, null>) => void;

type PlanCardsProps = {
  result: QuizResult;
  /** Opens the tool of a step; without it the steps are plain text. */
  onOpen?: OpenStep;
  /** The factory search, which is a page of its own. */
  factoriesHref?: string | undefined;
};

/** Strategy, timeline, risk and the next steps. */
export function PlanCards({ result, onOpen, factoriesHref }: PlanCardsProps) {
  const { name, text } = strategy.names[result.recommendedStrategy];
  return (
    <div className="flex flex-col gap-6">
      <Card ground="sky">
        <h4 className="spec-print font-normal">{strategy.title}</h4>
        <p className="mt-1 text-title">{name}</p>
        <p className="mt-2">{text}</p>
        <dl className="mt-4 grid gap-3 border-t border-ink pt-4 sm:grid-cols-2">
          <div>
            <dt className="font-mono text-label">{timeline.title}</dt>
            <dd>{timeline.names[result.timeline]}</dd>
          </div>
          <div>
            <dt className="font-mono text-label">{risk.title}</dt>
            <dd>{risk.names[result.riskProfile]}</dd>
          </div>
        </dl>
      </Card>
      <PanelSection>
        <h4 className="text-title">{nextSteps.title}</h4>
        <ol className="mt-3 list-decimal space-y-2 pl-5">
          {nextSteps.list(result.nextSteps).map((step) => (
            <li key={step.id}>
              <Step step={step} onOpen={onOpen} factoriesHref={factoriesHref} />
            </li>
          ))}
        </ol>
      </PanelSection>
    </div>
  );
}

type StepProps = Pick<PlanCardsProps, 'onOpen' | 'factoriesHref'> & { step: NextStep };

function Step({ step: { text, target }, onOpen, factoriesHref }: StepProps) {
  if (target === 'factories' && factoriesHref !== undefined) {
    return (
      <>
        {text}
        <SiteLink
          href={factoriesHref}
          data-print="hide"
          className={buttonClass({ variant: 'tertiary', size: 'sm', className: 'flex' })}
        >
          {nextSteps.open[target]}
        </SiteLink>
      </>
    );
  }
  if (target === null || onOpen === undefined) return text;
  return (
    <>
      {text}
      <Button
        size="sm"
        variant="tertiary"
        data-print="hide"
        className="flex"
        onClick={() => onOpen(target)}
      >
        {nextSteps.open[target]}
      </Button>
    </>
  );
}

type PilotCardProps = {
  volume: QuizAnswers['volume'];
  /** The country that the pilot is ordered in. */
  first: QuizResult['topCountries'][number] | undefined;
};

/** Advises a pilot order, in units where the volume is known. */
export function PilotCard({ volume, first }: PilotCardProps) {
  const units = pilotUnits(volume);
  return (
    <Card ground="blush">
      <h4 className="text-title">{pilot.title}</h4>
      <p className="mt-2">{pilot.text}</p>
      {units && first && (
        <p className="mt-2">{pilot.units(units, first.country, first.firstOrder)}</p>
      )}
      <p className="mt-2 text-sm">{pilot.whyRange}</p>
    </Card>
  );
}

/** The readiness score and what each dimension adds to it. */
export function ReadinessGauge({ value }: { value: Readiness }) {
  return (
    <PanelSection>
      <h4 className="text-title">{readiness.title}</h4>
      <p className="mt-2 font-display text-figure tabular-nums">{readiness.of100(value.score)}</p>
      <div className="mt-4 flex flex-col gap-4">
        {value.dimensions.map(({ id, points, maxPoints }) => (
          <Progress
            key={id}
            label={readiness.dimensions[id]}
            value={points}
            max={maxPoints}
            valueText={readiness.part(points, maxPoints)}
          />
        ))}
      </div>
    </PanelSection>
  );
}
