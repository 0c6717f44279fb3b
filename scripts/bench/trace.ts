/** An event of a Chromium trace: times in microseconds, `tdur` in CPU time of the thread. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string; data?: { url?: string } };
};

/** Longer tasks block the visitor by the excess, in milliseconds. */
const LONG_TASK_MS = 50;
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * How long the page's main thread would have blocked on a phone, in milliseconds. Uses the CPU time
 * of every task, so that other processes do not count.
 * @param url the page's URL, which identifies its thread
 * @param cpuSlowdown how many times slower than this machine the phone is
 */
export function blockingMs(
  events: readonly TraceEvent[],
  url: string,
  cpuSlowdown: number,
): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'CommitLoad' && args?.data?.url === url)
      .map(threadOf),
  );
  return events
    .filter((event) => event.name === TASK && event.ph === 'X' && threads.has(threadOf(event)))
    .map(({ tdur = 0 }) => Math.max(0, (cpuSlowdown * tdur) / 1000 - LONG_TASK_MS))
    .reduce((sum, ms) => sum + ms, 0);
}

/**
 * The longest task of a page's main thread on a phone, in milliseconds of CPU time as in
 * `blockingMs`. Expects a trace of one working page, which may have been opened before.
 */
export function longestTaskMs(events: readonly TraceEvent[], cpuSlowdown: number): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  return Math.max(
    0,
    ...events
      .filter((event) => event.name === TASK && event.ph === 'X' && threads.has(threadOf(event)))
      .map(({ tdur = 0 }) => (cpuSlowdown * tdur) / 1000),
  );
}
