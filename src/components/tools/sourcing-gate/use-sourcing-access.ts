import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { useState } from 'react';
import { isAcceptableEmail, readEmail } from '@/lib/email.ts';
import { tabStore } from '../shared/session-store.ts';

export type SourcingAccessServices = {
  saveLead: (email: string, signs: BotSignals) => Promise<unknown>;
  notify: (request: {
    type: 'tool_access';
    email: string;
    data: { source: 'sourcing_tools_gate' };
    form: BotSignals;
  }) => Promise<unknown>;
};

type SourcingAccessOptions = { services: SourcingAccessServices; storagePrefix: string };

/**
 * Who may use the sourcing tools: whoever left an address, until the tab is closed. The lead and
 * its notification go out beside; nothing that fails there keeps the visitor outside.
 */
export function useSourcingAccess({ services, storagePrefix }: SourcingAccessOptions) {
  const key = `${storagePrefix}tools_email`;
  const [email, setEmail] = useState(() => readGivenEmail(key));

  function grant(given: string, form: BotSignals) {
    tabStore.write(key, given);
    setEmail(given);
    const data = { source: 'sourcing_tools_gate' } as const;
    logFailure('lead', services.saveLead(given, form));
    logFailure('notification', services.notify({ type: 'tool_access', email: given, data, form }));
  }

  return { email, grant };
}

/** The address given earlier in this tab; null while the tools are locked. */
function readGivenEmail(key: string): string | null {
  const kept = tabStore.read(key);
  return kept !== null && isAcceptableEmail(kept) ? readEmail(kept) : null;
}

function logFailure(what: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => console.warn(`Sourcing gate: ${what} not sent`, error));
}
