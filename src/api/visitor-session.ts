import { sessionIdPattern } from '@functions/_shared/contracts/session-id.ts';
import { createSessionId } from '@/lib/tracking/session-id.ts';

export const sessionIdStorageKey = 'brandbff_session_id';

let sessionIdOfThisTab: string | undefined;

/**
 * The id that makes this browser's rows its own: kept in local storage, or for this tab only where
 * storage is refused, as in some private modes.
 */
export function visitorSessionId(): string {
  sessionIdOfThisTab ??= readStored() ?? createAndStore();
  return sessionIdOfThisTab;
}

function readStored(): string | undefined {
  try {
    const stored = window.localStorage.getItem(sessionIdStorageKey);
    return stored !== null && sessionIdPattern.test(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function createAndStore(): string {
  const sessionId = createSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
  try {
    window.localStorage.setItem(sessionIdStorageKey, sessionId);
  } catch {
    // Without storage the id lives as long as the tab.
  }
  return sessionId;
}
