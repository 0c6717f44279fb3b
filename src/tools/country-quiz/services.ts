import type { SendSourcingToolNotificationRequest } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { createContext } from 'react';
import { type Contents, submit } from '@/api/submissions/submit.ts';

export type CountryQuizRow = Contents['country-quiz'];

/** Each call rejects when it could not be done. */
export type CountryQuizServices = {
  saveQuiz: (row: CountryQuizRow, signals: BotSignals) => Promise<unknown>;
  /** @param row the row the message is about */
  notify: (message: SendSourcingToolNotificationRequest, row: CountryQuizRow) => Promise<unknown>;
};

/** What the quiz asks of the backend; tests and the gallery put stand-ins here. */
export const CountryQuizServices = createContext<CountryQuizServices>({
  saveQuiz: (row, signals) => submit('country-quiz', row, signals),
  notify: (message, row) => submit('sourcing-message', { message, row }),
});
