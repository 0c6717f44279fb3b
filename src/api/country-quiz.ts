import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import type { QuizStrategy } from '@/lib/quiz/assess-answers.ts';
import type { QuizAnswers } from '@/lib/quiz/quiz-answers.ts';
import { insertOnce } from './insert-once.ts';
import type { CountryQuizRow } from './submission-rows.ts';
import { submitRow } from './submit-row.ts';

/** A row of country_quiz_submissions as the quiz makes it. */
export type CountryQuizSubmission = {
  user_email: string;
  quiz_answers: QuizAnswers;
  /** Names, best first. */
  top_countries: string[];
  /** From 0 to 100. */
  readiness_score: number;
  recommended_strategy: QuizStrategy;
};

/**
 * Stores a finished quiz; where that fails for now, it waits on the device.
 * @throws ApiError when the row was not stored just now.
 */
export function saveCountryQuiz(
  submission: CountryQuizSubmission,
  form?: BotSignals,
): Promise<void> {
  return submitRow('country-quiz', submission, form, insertCountryQuiz);
}

/** @throws ApiError when the row could not be stored. */
export function insertCountryQuiz(row: CountryQuizRow): Promise<void> {
  return insertOnce((client) => client.from('country_quiz_submissions').insert(row));
}
