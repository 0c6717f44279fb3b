/** An event of a Chromium trace: times in microseconds, `tdur` by the thread's own clock. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string; data?: { url?: string } };
};

/** A phone as Lighthouse has it is this many times slower than the machine at hand. */
const SLOWDOWN = 4;
/** A task that takes longer keeps the visitor waiting, by what it takes more. */
const LONG_TASK_MS = 50;
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * How long the page's main thread would have kept a phone's visitor waiting, in milliseconds: every
 * task's own CPU time, so that time which other processes took does not count.
 * @param url the page's address, which tells its thread from others
 */
export function blockingMs(events: readonly TraceEvent[], url: string): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'CommitLoad' && args?.data?.url === url)
      .map(threadOf),
  );
  return events
    .filter((event) => event.name === TASK && event.ph === 'X' && threads.has(threadOf(event)))
    .map(({ tdur = 0 }) => Math.max(0, (SLOWDOWN * tdur) / 1000 - LONG_TASK_MS))
    .reduce((sum, ms) => sum + ms, 0);
}

/**
 * The longest time that a page's main thread took for one thing on a phone, in milliseconds of CPU
 * as in `blockingMs`. Wants a trace of one page at work, which may have been opened before.
 */
export function longestTaskMs(events: readonly TraceEvent[]): number {
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
      .map(({ tdur = 0 }) => (SLOWDOWN * tdur) / 1000),
  );
}
