import type { SendSourcingToolNotificationRequest } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { useState } from 'react';
import type { Contents } from '@/api/submissions/submit.ts';
import { isAcceptableEmail, readEmail } from '@/lib/email.ts';
import { tabStorage } from '@/lib/storage.ts';

const storageKey = 'tools_email';

type SourcingLead = Contents['sourcing-lead'];

/** What the gate's form asks for. */
export type GateAnswers = Omit<SourcingLead, 'source'>;

export type SourcingAccessServices = {
  saveLead: (lead: SourcingLead, signals: BotSignals) => Promise<unknown>;
  /** @param lead the row the message is about */
  notify: (message: SendSourcingToolNotificationRequest, lead: SourcingLead) => Promise<unknown>;
};

/**
 * Grants access to the sourcing tools for an email address, until the tab is closed. The lead and
 * the message to the team are sent meanwhile; a failure there does not lock the visitor out.
 */
export function useSourcingAccess(services: SourcingAccessServices) {
  const [email, setEmail] = useState(readGivenEmail);

  function grant(answers: GateAnswers, form: BotSignals) {
    const lead: SourcingLead = { ...answers, source: 'sourcing_tools_gate' };
    const { email, ...data } = lead;
    tabStorage.write(storageKey, email);
    setEmail(email);
    logFailure('lead', services.saveLead(lead, form));
    logFailure('notification', services.notify({ type: 'tool_access', email, data, form }, lead));
  }

  return { email, grant };
}

/** The address given earlier in this tab; null while the tools are locked. */
function readGivenEmail(): string | null {
  const kept = tabStorage.read(storageKey);
  return kept !== null && isAcceptableEmail(kept) ? readEmail(kept) : null;
}

function logFailure(what: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => console.warn(`Sourcing gate: ${what} not sent`, error));
}
