type IdleLimits = {
  /** Called after this long at the latest, even if the browser is never idle. */
  latestMs: number;
  /** Called after this long in browsers without requestIdleCallback, such as Safari. */
  withoutIdleMs: number;
};

/** For things the page works without, but should have soon. */
export const soonAfterLoad: IdleLimits = { latestMs: 3_000, withoutIdleMs: 500 };

/** Calls back once the browser is idle; returns a function that cancels it. */
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
