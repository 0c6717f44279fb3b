/** Until when the server asked this page not to ask again, in milliseconds since 1970; 0 for never. */
let untilMs = 0;
const listeners = new Set<() => void>();

/**
 * The server answered that it was asked too much.
 * @param retryAfterMs undefined where it named no time: then it was about something else than time
 */
export function noteServerWait(retryAfterMs: number | undefined): void {
  if (retryAfterMs === undefined) return;
  untilMs = Math.max(untilMs, Date.now() + retryAfterMs);
  for (const listener of listeners) listener();
}

export function serverWaitUntilMs(): number {
  return untilMs;
}

/** @returns the way to stop */
export function subscribeToServerWait(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
