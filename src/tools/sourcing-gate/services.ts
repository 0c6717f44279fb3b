import type { SendSourcingToolNotificationRequest } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { createContext } from 'react';
import { type Contents, submit } from '@/api/submissions/submit.ts';

export type SourcingLead = Contents['sourcing-lead'];

/** Each call rejects when it could not be done. */
export type SourcingGateServices = {
  saveLead: (lead: SourcingLead, signals: BotSignals) => Promise<unknown>;
  /** @param lead the row the message is about */
  notify: (message: SendSourcingToolNotificationRequest, lead: SourcingLead) => Promise<unknown>;
};

/** What the gate asks of the backend; tests put stand-ins here. */
export const SourcingGateServices = createContext<SourcingGateServices>({
  saveLead: (lead, signals) => submit('sourcing-lead', lead, signals),
  notify: (message, row) => submit('sourcing-message', { message, row }),
});
