import type { ChartTone } from '@/components/charts/chart-type.ts';
import { StackedBarChart } from '@/components/charts/stacked-bar-chart.tsx';
import {
  type CountryQuizContent,
  countryQuizContent,
  optionLabel,
} from '@/content/country-quiz.ts';
import type { CountryScore } from '@/lib/quiz/score-countries.ts';

type ScorePartsProps = {
  words: CountryQuizContent['report']['parts'];
  name: string;
  score: CountryScore;
};

const tones: readonly ChartTone[] = ['tomato', 'butter', 'sky', 'leaf', 'blush', 'kraft', 'smoke'];

/** The country's score opened up into the answers that made it. */
export function ScoreParts({ words, name, score }: ScorePartsProps) {
  const { contributions, points } = score;
  if (contributions.length === 0) return <p className="text-sm text-muted">{words.none}</p>;
  return (
    <details data-print="open" className="mt-auto border-t-[1.5px] border-ink pt-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {words.disclosure}
      </summary>
      <StackedBarChart
        className="mt-3"
        title={words.title(name)}
        summary={words.summary(points)}
        segmentLabel={words.segment}
        valueLabel={words.value}
        totalLabel={words.total}
        formatValue={words.points}
        segments={contributions.map((part, place) => ({
          id: `${part.question} ${part.option}`,
          label: optionLabel(part.question, part.option),
          value: part.points,
          tone: tones[place % tones.length] ?? 'smoke',
        }))}
      />
      <h5 className="mt-4 font-semibold">{words.reasonsTitle}</h5>
      <ul className="mt-1.5 list-disc space-y-1 pl-5 text-sm text-muted">
        {contributions.map(({ question, option, why }) => (
          <li key={`${question} ${option}`}>
            {words.reason(
              countryQuizContent.questions[question].short,
              optionLabel(question, option),
              why,
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
