type IdleLimits = {
  /** Called by then even if the browser never rests. */
  latestMs: number;
  /** Called after this where the browser cannot tell that it rests, as Safari cannot. */
  withoutIdleMs: number;
};

/** For what a page can do without, and should not miss for long. */
export const soonAfterLoad: IdleLimits = { latestMs: 3_000, withoutIdleMs: 500 };

/** Calls back once the browser has nothing better to do; returns the way to stop. */
export function whenIdle(
  callback: () => void,
  { latestMs, withoutIdleMs }: IdleLimits,
): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, withoutIdleMs);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(callback, { timeout: latestMs });
  return () => window.cancelIdleCallback(idle);
}
