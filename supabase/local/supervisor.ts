import { setTimeout as sleep } from 'node:timers/promises';

/** Events of a process that exits. */
type ExitEvents = {
  once: (
    event: 'exit',
    listener: (code: number | null, signal: NodeJS.Signals | null) => void,
  ) => unknown;
};

type Program<Running> = {
  /** Used in messages: "functions". */
  name: string;
  start: () => Promise<Running>;
  /** Ends it and waits for its exit. */
  end: (running: Running) => Promise<void>;
};

const firstWaitMs = 500;
const maxWaitMs = 30_000;
/** A process that ran this long, in milliseconds, had started successfully. */
const stableAfterMs = 60_000;

/**
 * Keeps a program running: restarts it when it exits unexpectedly, immediately the first time and
 * with growing delays if it keeps exiting. A failure of the first start is left to the caller.
 */
export function supervise<Running extends { child: ExitEvents }>(program: Program<Running>) {
  const { end, name, start } = program;
  const closing = new AbortController();
  const ended = new WeakSet<Running>();
  let failures = 0;
  let current = start().then(watchForExit);

  function watchForExit(running: Running): Running {
    const startedAt = performance.now();
    running.child.once('exit', (code, signal) => {
      if (ended.has(running) || closing.signal.aborted) return;
      if (performance.now() - startedAt > stableAfterMs) failures = 0;
      current = restartAfterExit(`stopped (${signal ?? `code ${code}`})`);
      // Those who wait get the error; there may be none.
      current.catch(() => undefined);
    });
    return running;
  }

  /** Throws only when the program is being shut down. */
  async function restartAfterExit(reason: string): Promise<Running> {
    const waitMs = Math.min(firstWaitMs * 2 ** failures, maxWaitMs);
    failures += 1;
    console.warn(`The ${name} ${reason}: starting again in ${waitMs / 1000} s.`);
    await sleep(waitMs, undefined, { signal: closing.signal });
    try {
      return watchForExit(await start());
    } catch {
      return restartAfterExit('did not start');
    }
  }

  return {
    /** The running instance; waits for one that is starting. Rejects when none will start. */
    running: (): Promise<Running> => current,

    /** Ends the running instance and starts another. */
    restart(): Promise<Running> {
      const previous = current;
      current = previous
        .catch(() => undefined)
        .then(async (running) => {
          if (running) await stop(running);
          return watchForExit(await start());
        });
      return current;
    },

    async close(): Promise<void> {
      closing.abort();
      const running = await current.catch(() => undefined);
      if (running) await stop(running);
    },
  };

  function stop(running: Running): Promise<void> {
    ended.add(running);
    return end(running);
  }
}
