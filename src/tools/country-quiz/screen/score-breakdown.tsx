import { mapCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { ChartTone } from '@/components/charts/chart-type.ts';
import { StackedBarChart } from '@/components/charts/stacked-bar-chart.tsx';
import { type CountryQuizContent, optionLabel } from '../copy.ts';
import { quizQuestions } from '../rules/quiz-answers.ts';
import type { CountryScore } from '../rules/score-countries.ts';
import { ReportDisclosure } from './report-disclosure.tsx';

type ScoreBreakdownProps = { words: CountryQuizContent; scores: readonly CountryScore[] };

const tones: readonly ChartTone[] = ['tomato', 'butter', 'sky', 'leaf', 'blush', 'kraft', 'smoke'];

/** The scores opened up into the answers that made them, one beside the other. */
export function ScoreBreakdown({ words, scores }: ScoreBreakdownProps) {
  return (
    <ReportDisclosure title={words.report.parts.disclosure}>
      <div className="grid gap-8 lg:grid-cols-3">
        {scores.map((score) => (
          <ScoreParts key={score.country} words={words} score={score} />
        ))}
      </div>
    </ReportDisclosure>
  );
}

function ScoreParts({ words, score }: { words: CountryQuizContent; score: CountryScore }) {
  const { parts } = words.report;
  const name = mapCountryLabels[score.country];
  if (score.contributions.length === 0) return <p>{parts.none(name)}</p>;
  return (
    <div className="min-w-0">
      <StackedBarChart
        title={parts.title(name)}
        summary={parts.summary(score.points)}
        segmentLabel={parts.segment}
        valueLabel={parts.value}
        totalLabel={parts.total}
        formatValue={String}
        segments={quizQuestions.map((question, place) => ({
          id: question,
          label: words.questions[question].short,
          value: score.contributions
            .filter((part) => part.question === question)
            .reduce((sum, { points }) => sum + points, 0),
          tone: tones[place % tones.length] ?? 'smoke',
        }))}
      />
      <h5 className="mt-4 font-semibold">{parts.reasonsTitle}</h5>
      <ul className="mt-1.5 list-disc space-y-1 pl-5 text-sm text-muted">
        {score.contributions.map(({ question, option, points, why }) => (
          <li key={`${question} ${option}`}>
            {parts.reason(
              words.questions[question].short,
              optionLabel(question, option),
              points,
              why,
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
