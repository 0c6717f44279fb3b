import type { SendSourcingToolNotificationRequest } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import type { Contents } from '@/api/submissions/submit.ts';
import type { QuizAnswers } from '../rules/quiz-answers.ts';
import type { QuizResult } from '../rules/quiz-result.ts';

type CountryQuizRow = Contents['country-quiz'];

/** What the quiz needs from the backend. Each call rejects when it could not be done. */
export type CountryQuizServices = {
  saveQuiz: (row: CountryQuizRow, signals: BotSignals) => Promise<unknown>;
  /** @param row the row the message is about */
  notify: (message: SendSourcingToolNotificationRequest, row: CountryQuizRow) => Promise<unknown>;
};

/** The visitor already has the results, so a failure is logged and nothing else. */
export async function reportQuiz(
  { saveQuiz, notify }: CountryQuizServices,
  finished: { email: string; form: BotSignals; answers: QuizAnswers; result: QuizResult },
): Promise<void> {
  const { email, form, answers, result } = finished;
  const { topCountries, readinessScore, recommendedStrategy } = result;
  const row: CountryQuizRow = {
    user_email: email,
    quiz_answers: answers,
    top_countries: topCountries.map(({ country }) => country),
    readiness_score: readinessScore,
    recommended_strategy: recommendedStrategy,
  };
  const message = {
    type: 'quiz' as const,
    email,
    data: {
      topCountries: topCountries.map(
        ({ flag, country, score }) => `${flag} ${country} (${score}%)`,
      ),
      readinessScore,
      strategy: recommendedStrategy,
    },
    form,
  };
  const outcomes = await Promise.allSettled([saveQuiz(row, form), notify(message, row)]);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      console.warn('The country quiz could not be reported', outcome.reason);
    }
  }
}
