import { Card } from '@/components/ui/card.tsx';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import type { CountryQuizContent } from '../copy.ts';
import type { QuizResult } from '../rules/quiz-result.ts';

type PlanCardsProps = { words: CountryQuizContent['report']; result: QuizResult };

/** Strategy, timeline, risk and the next steps. */
export function PlanCards({ words, result }: PlanCardsProps) {
  const strategy = words.strategy.names[result.recommendedStrategy];
  const [first, second] = result.topCountries;
  const steps = words.nextSteps.list(
    result.recommendedStrategy,
    first?.country ?? '',
    second?.country ?? '',
  );
  return (
    <div className="flex flex-col gap-6">
      <Card ground="sky">
        <h4 className="spec-print font-normal">{words.strategy.title}</h4>
        <p className="mt-1 text-title">{strategy.name}</p>
        <p className="mt-2">{strategy.text}</p>
        <dl className="mt-4 grid gap-3 border-t border-ink pt-4 sm:grid-cols-2">
          <div>
            <dt className="font-mono text-label">{words.timeline.title}</dt>
            <dd>{words.timeline.names[result.timeline]}</dd>
          </div>
          <div>
            <dt className="font-mono text-label">{words.risk.title}</dt>
            <dd>{words.risk.names[result.riskProfile]}</dd>
          </div>
        </dl>
      </Card>
      <PanelSection>
        <h4 className="text-title">{words.nextSteps.title}</h4>
        <ol className="mt-3 list-decimal space-y-2 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </PanelSection>
    </div>
  );
}

/** What to do before anything large. */
export function PilotCard({ words }: { words: PlanCardsProps['words']['pilot'] }) {
  return (
    <Card ground="blush">
      <h4 className="text-title">{words.title}</h4>
      <p className="mt-2">{words.text}</p>
    </Card>
  );
}
