import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ToolAddress } from '@/tools/shared/tool-address.ts';
import {
  answersFromParams,
  choose,
  chosenFrom,
  completeAnswers,
  isMultiQuestion,
  type QuizAnswers,
  type QuizQuestion,
  quizQuestions,
} from '../rules/quiz-answers.ts';
import { quizResult } from '../rules/quiz-result.ts';
import { freshQuiz, keepQuiz, type QuizState, readQuiz } from './kept-quiz.ts';
import { type CountryQuizServices, reportQuiz } from './services.ts';

/** Specification §9. */
const AUTO_ADVANCE_MS = 300;

type QuizOptions = {
  services: CountryQuizServices;
  address: ToolAddress<QuizAnswers>;
  /** The visitor finished the quiz here. */
  onAnswered?: (answers: QuizAnswers) => void;
};

/** The quiz from the first question to the report; a reload goes on where it was. */
export function useCountryQuiz({ services, address, onAnswered }: QuizOptions) {
  const [sharedAnswers] = useState(() => answersFromParams(address.initialParams));
  const [shared, setShared] = useState(sharedAnswers !== null);
  const [state, setState] = useState<QuizState>(() =>
    sharedAnswers ? { stage: 'report', index: 0, answers: chosenFrom(sharedAnswers) } : readQuiz(),
  );
  const [asked, setAsked] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shared) keepQuiz(state);
  }, [shared, state]);

  const question: QuizQuestion = quizQuestions[state.index] ?? 'currentStatus';
  const answers = useMemo(() => completeAnswers(state.answers), [state.answers]);

  function move(to: (now: QuizState) => QuizState) {
    window.clearTimeout(timer.current);
    setState(to);
  }

  return {
    ...state,
    question,
    shared,
    /** The report was asked for just now, not found on arrival. */
    asked,
    /** Null while a question is open. */
    complete: answers,
    choose: (option: string) => {
      move((now) => ({ ...now, answers: choose(now.answers, question, option) }));
      if (isMultiQuestion(question)) return;
      timer.current = window.setTimeout(() => setState(nextStage), AUTO_ADVANCE_MS);
    },
    advance: () => move((now) => (now.answers[question].length > 0 ? nextStage(now) : now)),
    previous: () => move((now) => ({ ...now, index: Math.max(0, now.index - 1) })),
    backToQuiz: () => move((now) => ({ ...now, stage: 'questions' })),
    seeResults: (email: string, form: BotSignals) => {
      if (!answers) return;
      setAsked(true);
      onAnswered?.(answers);
      move((now) => ({ ...now, stage: 'report' }));
      void reportQuiz(services, { email, form, answers, result: quizResult(answers) });
    },
    retake: () => {
      setShared(false);
      address.replace(null);
      move(() => freshQuiz);
    },
  };
}

function nextStage(now: QuizState): QuizState {
  if (now.index < quizQuestions.length - 1) return { ...now, index: now.index + 1 };
  // An earlier question may have lost its answers on the way back.
  const open = quizQuestions.findIndex((question) => now.answers[question].length === 0);
  return open === -1 ? { ...now, stage: 'email' } : { ...now, index: open };
}
