import {
  type ChosenAnswers,
  knownAnswers,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { record, type Schema, texts } from '@functions/_shared/domain/schema.ts';

/** Stored answers; drops unknown options and those beyond the maximum. */
export const chosenAnswers: Schema<ChosenAnswers> = (raw) => {
  const stored = record(raw);
  return knownAnswers((question) => texts(stored[question]));
};
