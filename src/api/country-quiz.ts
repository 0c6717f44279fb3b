import type { QuizStrategy } from '@/lib/quiz/assess-answers.ts';
import type { QuizAnswers } from '@/lib/quiz/quiz-answers.ts';
import { callDatabase } from './call.ts';

/** A row of country_quiz_submissions. */
export type CountryQuizSubmission = {
  user_email: string;
  quiz_answers: QuizAnswers;
  /** Names, best first. */
  top_countries: string[];
  /** From 0 to 100. */
  readiness_score: number;
  recommended_strategy: QuizStrategy;
};

/** @throws ApiError when the row could not be stored. */
export async function saveCountryQuiz(submission: CountryQuizSubmission): Promise<void> {
  await callDatabase((client) => client.from('country_quiz_submissions').insert(submission));
}
