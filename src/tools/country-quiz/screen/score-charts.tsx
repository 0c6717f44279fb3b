import { quizQuestions } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import type { CountryScore } from '@functions/_shared/domain/country-quiz/score-countries.ts';
import { mapCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { BarChart } from '@/components/charts/bar-chart.tsx';
import type { ChartTone } from '@/components/charts/chart-type.ts';
import { StackedBarChart } from '@/components/charts/stacked-bar-chart.tsx';
import { countryQuizCopy, optionLabel } from '../copy.ts';
import { quizReportCopy } from '../report-copy.ts';

const { questions } = countryQuizCopy;
const { parts, all } = quizReportCopy;

const tones: readonly ChartTone[] = ['tomato', 'butter', 'sky', 'leaf', 'blush', 'kraft', 'smoke'];

/** Which answers made the scores, country by country. */
export function ScoreBreakdown({ scores }: { scores: readonly CountryScore[] }) {
  return (
    <ReportDisclosure title={parts.disclosure}>
      <div className="grid gap-8 lg:grid-cols-3">
        {scores.map((score) => (
          <ScoreParts key={score.country} score={score} />
        ))}
      </div>
    </ReportDisclosure>
  );
}

function ScoreParts({ score }: { score: CountryScore }) {
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
          label: questions[question].short,
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
            {parts.reason(questions[question].short, optionLabel(question, option), points, why)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The whole ranking. */
export function AllCountries({ ranking }: { ranking: readonly CountryScore[] }) {
  const [first, ...others] = ranking;
  const last = others.at(-1);
  if (!first || !last) return null;
  return (
    <ReportDisclosure title={all.disclosure}>
      <BarChart
        title={all.title}
        summary={all.summary(mapCountryLabels[first.country], mapCountryLabels[last.country])}
        barLabel={all.bar}
        valueLabel={all.value}
        formatValue={all.percent}
        bars={ranking.map(({ country, scorePct, points }, place) => ({
          id: country,
          label: all.country(mapCountryLabels[country], points),
          value: scorePct,
          highlighted: place === 0,
        }))}
      />
      <p className="mt-3 text-sm text-muted">{all.capped}</p>
    </ReportDisclosure>
  );
}

/** A part of the report that is closed on screen and always open in print. */
function ReportDisclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details data-print="open" data-ground="white" className="group/part border-y border-ink py-3">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-[rotate] duration-150 group-open/part:rotate-180"
        />
      </summary>
      <div className="pt-4 pb-3">{children}</div>
    </details>
  );
}
