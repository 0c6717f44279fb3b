import { Progress } from '@/components/ui/progress.tsx';
import { PanelSection } from '@/tools/shared/panel-section.tsx';
import type { CountryQuizContent } from '../copy.ts';
import type { Readiness } from '../rules/assess-answers.ts';

type ReadinessGaugeProps = {
  words: CountryQuizContent['report']['readiness'];
  readiness: Readiness;
};

/** The readiness score and what each dimension adds to it. */
export function ReadinessGauge({ words, readiness }: ReadinessGaugeProps) {
  return (
    <PanelSection>
      <h4 className="text-title">{words.title}</h4>
      <p className="mt-2 font-display text-figure tabular-nums">{words.of100(readiness.score)}</p>
      <div className="mt-4 flex flex-col gap-4">
        {readiness.dimensions.map(({ id, points, maxPoints }) => (
          <Progress
            key={id}
            label={words.dimensions[id]}
            value={points}
            max={maxPoints}
            valueText={words.part(points, maxPoints)}
          />
        ))}
      </div>
      <p className="mt-4 text-sm text-muted">{words.capped}</p>
    </PanelSection>
  );
}
