import {
  type ChosenAnswers,
  completeAnswers,
  quizQuestions,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { number, object, oneOf, type Schema } from '@functions/_shared/domain/schema.ts';
import { chosenAnswers } from './rules/stored-answers.ts';

export const quizStorageKey = 'country_quiz';

const stages = ['questions', 'email', 'report'] as const;
export type QuizStage = (typeof stages)[number];
export type QuizState = Readonly<{ stage: QuizStage; index: number; answers: ChosenAnswers }>;

const storedQuiz = object<QuizState>({
  stage: oneOf(stages, 'questions'),
  index: number(0),
  answers: chosenAnswers,
});

/** Where the visitor stopped, but no further than the first open question. */
export const quizState: Schema<QuizState> = (raw) => {
  const { stage, index, answers } = storedQuiz(raw);
  const open = quizQuestions.findIndex((question) => answers[question].length === 0);
  const furthest = open === -1 ? quizQuestions.length - 1 : open;
  return {
    stage: completeAnswers(answers) ? stage : 'questions',
    index: Math.max(0, Math.min(Math.trunc(index), furthest)),
    answers,
  };
};
