import type { SendSourcingToolNotificationRequest } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import type { Contents } from '@/api/submissions/submit.ts';

export type StrategyRow = Contents['strategy'];

/** What the team is told (specification §7). */
export type StrategyNotification = Extract<
  SendSourcingToolNotificationRequest,
  { type: 'strategy' }
>;

export type StrategyServices = {
  saveStrategy: (row: StrategyRow, signals: BotSignals) => Promise<unknown>;
  /** @param row the row the message is about */
  notify: (message: StrategyNotification, row: StrategyRow) => Promise<unknown>;
};
