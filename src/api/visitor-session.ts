import { sessionIdPattern } from '@functions/_shared/contracts/session-id.ts';
import { deviceStorage } from '@/lib/storage.ts';
import { createSessionId } from '@/lib/tracking/session-id.ts';

const sessionIdKey = 'session_id';

let sessionIdOfThisTab: string | undefined;

/**
 * The id that ties rows to this browser: stored in local storage, or only for this tab where the
 * browser blocks storage, as some private modes do.
 */
export function visitorSessionId(): string {
  sessionIdOfThisTab ??= readStored() ?? createAndStore();
  return sessionIdOfThisTab;
}

function readStored(): string | undefined {
  const stored = deviceStorage.read(sessionIdKey);
  return stored !== null && sessionIdPattern.test(stored) ? stored : undefined;
}

function createAndStore(): string {
  const sessionId = createSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
  deviceStorage.write(sessionIdKey, sessionId);
  return sessionId;
}
