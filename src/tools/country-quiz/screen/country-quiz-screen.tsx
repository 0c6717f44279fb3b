import type { QuizAnswers } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { Suspense, useEffect, useRef } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { filledAnswersCopy } from '@/tools/shared/filled-answers-copy.ts';
import { KnownAnswersNote } from '@/tools/shared/known-answers-note.tsx';
import { ownResult } from '@/tools/shared/own-result.ts';
import { SharedResultBanner } from '@/tools/shared/shared-result-banner.tsx';
import type { ToolAddress } from '@/tools/shared/use-query-address.ts';
import type { SharedResult } from '@/tools/shared/use-shared-result.ts';
import { quizReportCopy } from '../report-copy.ts';
import type { OpenStep } from './plan-cards.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuizEmail } from './quiz-email.tsx';
import { useCountryQuiz } from './use-country-quiz.ts';

const QuizReport = lazyComponent(() =>
  import('./quiz-report.tsx').then((module) => module.QuizReport),
);

type CountryQuizScreenProps = {
  /** Prefills the email step. */
  email: string;
  address: ToolAddress<QuizAnswers>;
  /** Answers the questions that other tools have asked already. */
  product: Pick<ToolProduct, 'known' | 'decline' | 'forget'>;
  /** How the page opened with a result. */
  result?: SharedResult;
  /** The quiz without a result; to leave a shared one. */
  ownHref?: string;
  /** Called when the visitor finishes the quiz, not for a shared result. */
  onAnswered?: (answers: QuizAnswers) => void;
  onOpenCountry: (country: MapCountry) => void;
  /** Opens the tool of a next step; without it the steps are plain text. */
  onOpenStep?: (target: Parameters<OpenStep>[0], answers: QuizAnswers) => void;
  /** The factory search for these answers. */
  factoriesHref?: (answers: QuizAnswers) => string;
};

export function CountryQuizScreen({ email, ...props }: CountryQuizScreenProps) {
  const { onOpenCountry, onOpenStep, factoriesHref, ownHref = '', ...options } = props;
  const { result = ownResult } = props;
  const quiz = useCountryQuiz(options);
  const heading = useRef<HTMLHeadingElement>(null);
  const screen = `${quiz.stage} ${quiz.index}`;
  const shown = useRef(screen);

  // The pressed button leaves with its screen, so the next heading takes the focus and is announced.
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    heading.current?.focus();
  }, [screen]);

  if (quiz.stage === 'report' && quiz.complete) {
    const { complete } = quiz;
    return (
      <Suspense fallback={<Skeleton className="h-160 w-full rounded-card" />}>
        <SharedResultBanner
          result={result}
          text={quizReportCopy.sharedText}
          ownHref={ownHref}
          className="mb-8"
        />
        <QuizReport
          answers={complete}
          // The banner says so already.
          shared={quiz.shared && !result.isShared}
          isOthers={quiz.shared || result.isShared}
          shareUrl={options.address.shareUrl(complete)}
          takesFocus={quiz.asked}
          onRetake={() => {
            result.endShared();
            quiz.retake();
          }}
          onOpenCountry={onOpenCountry}
          onOpen={onOpenStep && ((target) => onOpenStep(target, complete))}
          factoriesHref={factoriesHref?.(complete)}
        />
      </Suspense>
    );
  }
  const note = quiz.filled.length > 0 && (
    <div className="mx-auto mb-8 max-w-2xl">
      <KnownAnswersNote
        product={options.product}
        filled={quiz.filled}
        onEmpty={quiz.leaveBlank}
        onForgotten={quiz.startOver}
      />
    </div>
  );
  if (quiz.stage === 'email') {
    return (
      <>
        {note}
        <QuizEmail
          headingRef={heading}
          initialEmail={email}
          onBack={quiz.backToQuiz}
          onSubmit={quiz.seeResults}
        />
      </>
    );
  }
  const chosenFrom = quiz.chosenFrom && options.product.known.origins[quiz.chosenFrom]?.from;
  return (
    <>
      {quiz.index === 0 && note}
      <QuestionCard
        headingRef={heading}
        question={quiz.question}
        index={quiz.index}
        chosen={quiz.answers[quiz.question]}
        chosenFrom={quiz.chosenFrom && filledAnswersCopy.sources[chosenFrom ?? 'earlier']}
        onChoose={quiz.choose}
        onContinue={quiz.advance}
        onPrevious={quiz.previous}
      />
    </>
  );
}
