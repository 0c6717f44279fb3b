import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import type { ToolAddress } from '@/tools/shared/use-query-address.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
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
} from '../rules/quiz-answers.ts';
import { quizResult } from '../rules/quiz-result.ts';
import { type CountryQuizRow, CountryQuizServices } from '../services.ts';
import { type QuizState, quizState, quizStorageKey } from '../storage.ts';

/** Specification §9. */
const AUTO_ADVANCE_MS = 300;

type QuizOptions = {
  address: ToolAddress<QuizAnswers>;
  /** Called when the visitor finishes the quiz, not for a shared result. */
  onAnswered?: (answers: QuizAnswers) => void;
};

/** The quiz from the first question to the report; a reload resumes it. */
export function useCountryQuiz({ address, onAnswered }: QuizOptions) {
  const services = use(CountryQuizServices);
  const [sharedAnswers] = useState(() => answersFromParams(address.initialParams));
  const [shared, setShared] = useState(sharedAnswers !== null);
  const { state, set } = useToolState<QuizState>({
    key: quizStorageKey,
    schema: quizState,
    shared: sharedAnswers && { stage: 'report', index: 0, answers: chosenFrom(sharedAnswers) },
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

  return {
    ...state,
    question,
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
      address.replace(null);
      update(() => ({ stage: 'questions', index: 0, answers: noAnswers }));
    },
  };
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
