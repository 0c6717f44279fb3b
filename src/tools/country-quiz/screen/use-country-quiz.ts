import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import {
  answersFromParams,
  choose,
  chosenFrom,
  completeAnswers,
  isMultiQuestion,
  noAnswers,
  type QuizAnswers,
  type QuizQuestion,
  quizQuestions,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { parseJson } from '@functions/_shared/domain/schema.ts';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { tabStorage } from '@/lib/storage.ts';
import type { AnswerName, ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { ToolAddress } from '@/tools/shared/use-query-address.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
import { type KnownQuiz, knownForQuiz } from '../rules/known-for-quiz.ts';
import { quizResult } from '../rules/quiz-result.ts';
import { type CountryQuizRow, CountryQuizServices } from '../services.ts';
import { type QuizState, quizState, quizStorageKey } from '../storage.ts';

/** Specification §9. */
const AUTO_ADVANCE_MS = 300;

type QuizOptions = {
  address: ToolAddress<QuizAnswers>;
  product: Pick<ToolProduct, 'known' | 'decline'>;
  /** Called when the visitor finishes the quiz, not for a shared result. */
  onAnswered?: (answers: QuizAnswers) => void;
};

/** The quiz from the first question to the report; a reload resumes it. */
export function useCountryQuiz({ address, product, onAnswered }: QuizOptions) {
  const services = use(CountryQuizServices);
  const [sharedAnswers] = useState(() => answersFromParams(address.initialParams));
  const [shared, setShared] = useState(sharedAnswers !== null);
  const [opened] = useState(() => (shared ? null : openQuiz(product.known.answers)));
  const [from, setFrom] = useState(opened?.known.from ?? nowhere);
  const { state, set } = useToolState<QuizState>({
    key: quizStorageKey,
    schema: quizState,
    shared: sharedAnswers
      ? { stage: 'report', index: 0, answers: chosenFrom(sharedAnswers) }
      : opened?.state,
  });
  const [asked, setAsked] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const question: QuizQuestion = quizQuestions[state.index] ?? 'currentStatus';
  const answers = useMemo(() => completeAnswers(state.answers), [state.answers]);

  function update(change: (before: QuizState) => QuizState) {
    window.clearTimeout(timer.current);
    set(change);
  }

  function startOver() {
    setFrom(nowhere);
    update(() => ({ stage: 'questions', index: 0, answers: noAnswers }));
  }

  return {
    ...state,
    question,
    /** The answers that the quiz was filled in with when it opened. */
    filled: opened?.filled ?? nothing,
    /** The known answer that chose what is chosen; undefined where the visitor did. */
    chosenFrom: isSame(state.answers[question], opened?.known.answers[question] ?? nothing)
      ? from[question]
      : undefined,
    shared,
    /** The visitor just asked for the report; false where it opened with the page. */
    asked,
    /** Null while a question is open. */
    complete: answers,
    choose: (option: string) => {
      update((before) => ({ ...before, answers: choose(before.answers, question, option) }));
      if (isMultiQuestion(question)) return;
      timer.current = window.setTimeout(() => set(nextStep), AUTO_ADVANCE_MS);
    },
    advance: () =>
      update((before) => (before.answers[question].length > 0 ? nextStep(before) : before)),
    previous: () => update((before) => ({ ...before, index: Math.max(0, before.index - 1) })),
    backToQuiz: () => update((before) => ({ ...before, stage: 'questions' })),
    seeResults: (email: string, form: BotSignals) => {
      if (!answers) return;
      setAsked(true);
      onAnswered?.(answers);
      update((before) => ({ ...before, stage: 'report' }));
      void submitQuiz(services, email, form, answers);
    },
    retake: () => {
      setShared(false);
      // Another time, the same answers would only be in the way.
      product.decline();
      address.replace(null);
      startOver();
    },
    /** Empties the questions that were filled in, but for those the visitor has changed. */
    leaveBlank: () => {
      setFrom(nowhere);
      update((before) => {
        const answers: Record<QuizQuestion, readonly string[]> = { ...before.answers };
        for (const each of quizQuestions) {
          const isKnown = isSame(answers[each], opened?.known.answers[each] ?? nothing);
          if (from[each] !== undefined && isKnown) answers[each] = [];
        }
        const open = quizQuestions.findIndex((each) => answers[each].length === 0);
        return { stage: 'questions', index: Math.max(0, open), answers };
      });
    },
    startOver,
  };
}

const nowhere: KnownQuiz['from'] = {};
const nothing: readonly never[] = [];

type OpenedQuiz = { state: QuizState; known: KnownQuiz; filled: readonly AnswerName[] };

/**
 * The quiz as the tab stored it, with the open questions answered from what is known. A visitor who
 * has nothing left to answer goes on to the results.
 */
function openQuiz(answers: ProductAnswers): OpenedQuiz {
  const stored = parseJson(quizState, tabStorage.read(quizStorageKey));
  const known = knownForQuiz(stored.answers, answers);
  const filled = [...new Set(Object.values(known.from))];
  const isDone = filled.length > 0 && completeAnswers(known.answers) !== null;
  return {
    state: {
      ...stored,
      answers: known.answers,
      ...(isDone && { stage: 'email', index: quizQuestions.length - 1 }),
    },
    known,
    filled,
  };
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.join() === others.join();
}

function nextStep(before: QuizState): QuizState {
  if (before.index < quizQuestions.length - 1) return { ...before, index: before.index + 1 };
  // Going back, the visitor may have emptied an earlier question.
  const open = quizQuestions.findIndex((question) => before.answers[question].length === 0);
  return open === -1 ? { ...before, stage: 'email' } : { ...before, index: open };
}

/** The visitor sees the results in any case, so a failure is only logged. */
async function submitQuiz(
  { saveQuiz, notify }: CountryQuizServices,
  email: string,
  form: BotSignals,
  answers: QuizAnswers,
): Promise<void> {
  const { topCountries, readinessScore, recommendedStrategy } = quizResult(answers);
  const row: CountryQuizRow = {
    user_email: email,
    quiz_answers: answers,
    top_countries: topCountries.map(({ country }) => country),
    readiness_score: readinessScore,
    recommended_strategy: recommendedStrategy,
  };
  const data = {
    topCountries: topCountries.map(({ flag, country, score }) => `${flag} ${country} (${score}%)`),
    readinessScore,
    strategy: recommendedStrategy,
  };
  const outcomes = await Promise.allSettled([
    saveQuiz(row, form),
    notify({ type: 'quiz', email, data, form }, row),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      console.warn('The country quiz could not be submitted', outcome.reason);
    }
  }
}
