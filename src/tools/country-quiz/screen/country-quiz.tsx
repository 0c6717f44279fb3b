import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { Suspense, useEffect, useRef } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import type { ToolAddress } from '@/tools/shared/tool-address.ts';
import type { CountryQuizContent } from '../copy.ts';
import type { QuizAnswers } from '../rules/quiz-answers.ts';
import { QuestionCard } from './question-card.tsx';
import { QuizEmail } from './quiz-email.tsx';
import type { CountryQuizServices } from './services.ts';
import { useCountryQuiz } from './use-country-quiz.ts';

const QuizReport = lazyComponent(() =>
  import('./quiz-report.tsx').then((module) => module.QuizReport),
);

export type CountryQuizProps = {
  words: CountryQuizContent;
  services: CountryQuizServices;
  /** Filled in at the email step. */
  email: string;
  address: ToolAddress<QuizAnswers>;
  /** The visitor finished the quiz here; a shared result is nobody's answer. */
  onAnswered?: (answers: QuizAnswers) => void;
  /** The visitor wants to know more of one of the best countries. */
  onOpenCountry: (country: MapCountry) => void;
};

/** Ten questions, an email, and the countries that fit the answers. */
export function CountryQuiz({ words, email, onOpenCountry, ...options }: CountryQuizProps) {
  const quiz = useCountryQuiz(options);
  const heading = useRef<HTMLHeadingElement>(null);
  const screen = `${quiz.stage} ${quiz.index}`;
  const shown = useRef(screen);

  // What was pressed is gone with its screen: the next heading takes the focus and is read out.
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    heading.current?.focus();
  }, [screen]);

  if (quiz.stage === 'report' && quiz.complete) {
    return (
      <Suspense fallback={<Skeleton className="h-160 w-full rounded-card" />}>
        <QuizReport
          words={words}
          answers={quiz.complete}
          shared={quiz.shared}
          shareUrl={options.address.shareUrl(quiz.complete)}
          takesFocus={quiz.asked}
          onRetake={quiz.retake}
          onOpenCountry={onOpenCountry}
        />
      </Suspense>
    );
  }
  if (quiz.stage === 'email') {
    return (
      <QuizEmail
        words={words.email}
        headingRef={heading}
        initialEmail={email}
        onBack={quiz.backToQuiz}
        onSubmit={quiz.seeResults}
      />
    );
  }
  return (
    <QuestionCard
      words={words}
      headingRef={heading}
      question={quiz.question}
      index={quiz.index}
      chosen={quiz.answers[quiz.question]}
      onChoose={quiz.choose}
      onContinue={quiz.advance}
      onPrevious={quiz.previous}
    />
  );
}
