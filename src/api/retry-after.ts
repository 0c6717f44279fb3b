/** When the server takes the next request of this page, in milliseconds since 1970; 0 for now. */
let untilMs = 0;
const listeners = new Set<() => void>();

/**
 * Records that the server refused a request because there were too many.
 * @param retryAfterMs undefined where it named no time: the limit is not one of time then
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
