import { Card } from '@/components/ui/card.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import { quizReportCopy } from '../report-copy.ts';
import type { Readiness } from '../rules/assess-answers.ts';
import type { QuizResult } from '../rules/quiz-result.ts';

const { strategy, timeline, risk, nextSteps, pilot, readiness } = quizReportCopy;

/** Strategy, timeline, risk and the next steps. */
export function PlanCards({ result }: { result: QuizResult }) {
  const { name, text } = strategy.names[result.recommendedStrategy];
  const [first, second] = result.topCountries;
  const steps = nextSteps.list(
    result.recommendedStrategy,
    first?.country ?? '',
    second?.country ?? '',
  );
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
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </PanelSection>
    </div>
  );
}

/** Advises a pilot order. */
export function PilotCard() {
  return (
    <Card ground="blush">
      <h4 className="text-title">{pilot.title}</h4>
      <p className="mt-2">{pilot.text}</p>
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
      <p className="mt-4 text-sm text-muted">{readiness.capped}</p>
    </PanelSection>
  );
}
