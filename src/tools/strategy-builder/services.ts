import type { SendSourcingToolNotificationRequest } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { createContext } from 'react';
import { type Contents, submit } from '@/api/submissions/submit.ts';

export type StrategyRow = Contents['strategy'];

/** Each call rejects when it could not be done. */
export type StrategyServices = {
  saveStrategy: (row: StrategyRow, signals: BotSignals) => Promise<unknown>;
  /** @param row the row the message is about */
  notify: (message: SendSourcingToolNotificationRequest, row: StrategyRow) => Promise<unknown>;
};

/** What the tool asks of the backend; tests and the gallery put stand-ins here. */
export const StrategyServices = createContext<StrategyServices>({
  saveStrategy: (row, signals) => submit('strategy', row, signals),
  notify: (message, row) => submit('sourcing-message', { message, row }),
});
