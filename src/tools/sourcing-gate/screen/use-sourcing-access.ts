import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { use, useState } from 'react';
import { isAcceptableEmail, parseEmail } from '@/lib/email.ts';
import { tabStorage } from '@/lib/storage.ts';
import { SourcingGateServices, type SourcingLead } from '../services.ts';

const storageKey = 'tools_email';

export type GateAnswers = Omit<SourcingLead, 'source'>;

export type SourcingAccess = ReturnType<typeof useSourcingAccess>;

/**
 * Grants access to the sourcing tools for an email address until the tab is closed. The lead and the
 * message to the team are sent in the background; a failure does not lock the visitor out.
 */
export function useSourcingAccess() {
  const services = use(SourcingGateServices);
  const [email, setEmail] = useState(storedEmail);

  function grant(answers: GateAnswers, form: BotSignals) {
    const lead = { ...answers, source: 'sourcing_tools_gate' } as const;
    const { email, ...data } = lead;
    tabStorage.write(storageKey, email);
    setEmail(email);
    logFailure('lead', services.saveLead(lead, form));
    logFailure('notification', services.notify({ type: 'tool_access', email, data, form }, lead));
  }

  return { email, grant };
}

/** The email given earlier in this tab; null while the tools are locked. */
function storedEmail(): string | null {
  const stored = tabStorage.read(storageKey);
  return stored !== null && isAcceptableEmail(stored) ? parseEmail(stored) : null;
}

function logFailure(what: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => console.warn(`Sourcing gate: ${what} not sent`, error));
}
