import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { Printer } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { BookingCall } from '@/tools/shared/booking-call.tsx';
import type { CountryQuizContent } from '../copy.ts';
import type { QuizAnswers } from '../rules/quiz-answers.ts';
import { quizResult } from '../rules/quiz-result.ts';
import { AllCountries } from './all-countries.tsx';
import { PilotCard, PlanCards } from './plan-cards.tsx';
import { ReadinessGauge } from './readiness-gauge.tsx';
import { ScoreBreakdown } from './score-breakdown.tsx';
import { TopCountryCard } from './top-country-card.tsx';
import { WinnerChangeNote } from './winner-change-note.tsx';

type QuizReportProps = {
  words: CountryQuizContent;
  answers: QuizAnswers;
  /** Opened from a link. */
  shared: boolean;
  shareUrl: string;
  takesFocus: boolean;
  onRetake: () => void;
  onOpenCountry: (country: MapCountry) => void;
};

/** The ranked countries, what they rest on and what to do next. */
export function QuizReport({ words, answers, shared, ...props }: QuizReportProps) {
  const { shareUrl, takesFocus, onRetake, onOpenCountry } = props;
  const result = useMemo(() => quizResult(answers), [answers]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { report } = words;
  const [first] = result.topCountries;

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <article data-print="report" className="flex flex-col gap-8">
      <header className="max-w-measure">
        {shared && <Badge tone="butter">{report.shared}</Badge>}
        <h3 ref={heading} tabIndex={-1} className="mt-2 text-display-2">
          {report.title}
        </h3>
        {first && <p className="mt-3 text-lead">{report.lead(first.country, first.score)}</p>}
        <p className="mt-2 text-sm text-muted">{report.estimate}</p>
      </header>
      <ol className="grid gap-x-10 gap-y-8 lg:grid-cols-3 print:grid-cols-3 print:gap-3">
        {result.topCountries.map((top, place) => (
          <li key={top.countryId} className="min-w-0">
            <TopCountryCard
              words={report}
              rank={place + 1}
              country={top}
              onOpenCountry={onOpenCountry}
            />
          </li>
        ))}
      </ol>
      <ScoreBreakdown words={words} scores={result.ranking.slice(0, result.topCountries.length)} />
      <WinnerChangeNote words={words} change={result.winnerChange} />
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <PlanCards words={report} result={result} />
        <div className="flex flex-col gap-6">
          <ReadinessGauge words={report.readiness} readiness={result.readiness} />
          <PilotCard words={report.pilot} />
        </div>
      </div>
      <AllCountries words={report.all} ranking={result.ranking} />
      <div data-print="hide" className="flex flex-wrap items-start gap-3">
        <CopyButton
          text={shareUrl}
          label={report.copyLink}
          copiedLabel={report.copied}
          fallbackLabel={report.copyFallback}
        />
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {report.print}
        </Button>
        <Button variant="tertiary" onClick={onRetake}>
          {report.retake}
        </Button>
      </div>
      <BookingCall words={report.call} />
    </article>
  );
}
