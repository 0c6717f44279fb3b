import { parseObject } from '@/lib/kept-json.ts';
import { tabStorage } from '@/lib/storage.ts';
import {
  type ChosenAnswers,
  completeAnswers,
  noAnswers,
  quizQuestions,
  readSharedAnswers,
} from '../rules/quiz-answers.ts';

const storageKey = 'country_quiz';

export type QuizStage = 'questions' | 'email' | 'report';
export type QuizState = Readonly<{ stage: QuizStage; index: number; answers: ChosenAnswers }>;

export const freshQuiz: QuizState = { stage: 'questions', index: 0, answers: noAnswers };

const stages: readonly QuizStage[] = ['questions', 'email', 'report'];

/** Where the visitor was before the page was loaded again, as far as it makes sense. */
export function readQuiz(): QuizState {
  const kept = parseObject(tabStorage.read(storageKey));
  const answers = readSharedAnswers(kept.answers);
  const stage = stages.find((each) => each === kept.stage) ?? 'questions';
  // Nobody stands before a question without having answered those that came first.
  const open = quizQuestions.findIndex((question) => answers[question].length === 0);
  const furthest = open === -1 ? quizQuestions.length - 1 : open;
  const index = Number.isInteger(kept.index) ? Number(kept.index) : 0;
  return {
    stage: completeAnswers(answers) ? stage : 'questions',
    index: Math.max(0, Math.min(index, furthest)),
    answers,
  };
}

export function keepQuiz(state: QuizState): void {
  tabStorage.write(storageKey, JSON.stringify(state));
}
