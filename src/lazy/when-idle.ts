type IdleLimits = {
  /** Called by then even if the browser is never idle. */
  latestMs: number;
  /** Called after this long in browsers without requestIdleCallback, such as Safari. */
  withoutIdleMs: number;
};

/** For what a page can do without, and should not miss for long. */
export const soonAfterLoad: IdleLimits = { latestMs: 3_000, withoutIdleMs: 500 };

/** Calls back once the browser is idle; returns the way to cancel. */
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
