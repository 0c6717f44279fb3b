import type { QuizAnswers } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import {
  type MapCountry,
  mapCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { Printer } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { PhonePart } from '@/components/ui/phone-part.tsx';
import { BookingCall } from '@/tools/shared/booking-call.tsx';
import { ResultPicture } from '@/tools/shared/result-picture.tsx';
import { sharedLink } from '@/tools/shared/shared-link.ts';
import { useOwnProduct } from '@/tools/shared/use-own-product.ts';
import { countryQuizCopy, optionLabel } from '../copy.ts';
import { quizReportCopy as copy } from '../report-copy.ts';
import { quizResult } from '../rules/quiz-result.ts';
import type { WinnerChange } from '../rules/winner-change.ts';
import { type OpenStep, PilotCard, PlanCards, ReadinessGauge } from './plan-cards.tsx';
import { AllCountries, ScoreBreakdown } from './score-charts.tsx';
import { TopCountryCard } from './top-country-card.tsx';

type QuizReportProps = {
  answers: QuizAnswers;
  /** Opened from a link. */
  shared: boolean;
  /** Somebody else's answers, which say nothing of this visitor's product. */
  isOthers: boolean;
  shareUrl: string;
  takesFocus: boolean;
  onRetake: () => void;
  onOpenCountry: (country: MapCountry) => void;
  /** Opens the tool of a next step. */
  onOpen?: OpenStep;
  factoriesHref?: string | undefined;
};

/** The ranked countries, what they rest on and what to do next. */
export function QuizReport({ answers, shared, isOthers, ...props }: QuizReportProps) {
  const { shareUrl, takesFocus, onRetake, onOpenCountry, onOpen, factoriesHref } = props;
  const result = useMemo(() => quizResult(answers), [answers]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [first] = result.topCountries;
  const product = useOwnProduct({ isOthers, categories: answers.category });

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <article data-print="report" className="flex flex-col gap-8">
      <header className="max-w-measure">
        {shared && <Badge tone="butter">{copy.shared}</Badge>}
        <h3 ref={heading} tabIndex={-1} className="mt-2 text-display-2">
          {copy.title}
        </h3>
        <div className="mt-3 flex items-start justify-between gap-5">
          <div className="min-w-0">
            {first && <p className="text-lead">{copy.lead(first.country, first.score)}</p>}
            <p className="mt-2 text-sm text-muted">{copy.estimate}</p>
          </div>
          <ResultPicture product={product} />
        </div>
      </header>
      <ol className="grid gap-x-10 sm:gap-y-8 lg:grid-cols-3 print:grid-cols-3 print:gap-3">
        {result.topCountries.map((top, place) => (
          <li key={top.countryId} className="min-w-0">
            <PhonePart
              title={copy.place(place + 1, top.country)}
              headingLevel={4}
              defaultOpen={place === 0}
            >
              <TopCountryCard
                rank={place + 1}
                country={top}
                volume={answers.volume}
                onOpenCountry={onOpenCountry}
              />
            </PhonePart>
          </li>
        ))}
      </ol>
      <ScoreBreakdown scores={result.ranking.slice(0, result.topCountries.length)} />
      <WinnerChangeNote change={result.winnerChange} />
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <PlanCards result={result} onOpen={onOpen} factoriesHref={factoriesHref} />
        <div className="flex flex-col gap-6">
          <ReadinessGauge value={result.readiness} />
          <PilotCard volume={answers.volume} first={first} />
        </div>
      </div>
      <AllCountries ranking={result.ranking} />
      <div data-print="hide" className="flex flex-wrap items-start gap-3">
        <CopyButton
          text={sharedLink(shareUrl)}
          label={copy.copyLink}
          copiedLabel={copy.copied}
          fallbackLabel={copy.copyFallback}
        />
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {copy.print}
        </Button>
        <Button variant="tertiary" onClick={onRetake}>
          {copy.retake}
        </Button>
      </div>
      <BookingCall words={copy.call} resultUrl={shareUrl} />
    </article>
  );
}

/** Tells which single answer would put another country first. */
function WinnerChangeNote({ change }: { change: WinnerChange | null }) {
  const { winnerChange } = copy;
  return (
    <Card ground="butter">
      <h4 className="text-title">{winnerChange.title}</h4>
      {change ? (
        <p className="mt-2 max-w-measure">
          {winnerChange[change.kind](
            countryQuizCopy.questions[change.question].short,
            optionLabel(change.question, change.option),
            mapCountryLabels[change.winner],
          )}{' '}
          {winnerChange.lead(change.leadPoints)}
        </p>
      ) : (
        <p className="mt-2 max-w-measure">{winnerChange.none}</p>
      )}
    </Card>
  );
}
