/** When the server accepts this page's next request, in milliseconds since 1970; 0 for now. */
let untilMs = 0;
const listeners = new Set<() => void>();

/**
 * Records that the server rejected a request because of a rate limit.
 * @param retryAfterMs undefined if the server gave no time: waiting does not lift such a limit
 */
export function recordRetryAfter(retryAfterMs: number | undefined): void {
  if (retryAfterMs === undefined) return;
  untilMs = Math.max(untilMs, Date.now() + retryAfterMs);
  for (const listener of listeners) listener();
}

export function retryAfterUntilMs(): number {
  return untilMs;
}

/** @returns a function that unsubscribes */
export function subscribeToRetryAfter(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
