import { setTimeout as sleep } from 'node:timers/promises';

/** What tells that a process is gone. */
type Exiting = {
  once: (
    event: 'exit',
    listener: (code: number | null, signal: NodeJS.Signals | null) => void,
  ) => unknown;
};

type Program<Running> = {
  /** As it stands in sentences: "functions". */
  name: string;
  start: () => Promise<Running>;
  /** Ends it and waits until it has. */
  end: (running: Running) => Promise<void>;
};

const firstWaitMs = 500;
const longestWaitMs = 30_000;
/** Whatever ran this long had started well. */
const steadyMs = 60_000;

/**
 * Keeps a program running: one that stops by itself is started again, at once the first time and
 * later each time it does not last. The first start is the caller's to see fail.
 */
export function keepRunning<Running extends { child: Exiting }>(program: Program<Running>) {
  const { end, name, start } = program;
  const closing = new AbortController();
  const ended = new WeakSet<Running>();
  let failures = 0;
  let current = start().then(watchOver);

  function watchOver(running: Running): Running {
    const startedAt = performance.now();
    running.child.once('exit', (code, signal) => {
      if (ended.has(running) || closing.signal.aborted) return;
      if (performance.now() - startedAt > steadyMs) failures = 0;
      current = startAgain(`stopped (${signal ?? `code ${code}`})`);
      // Whoever waits for it is told; nobody may be waiting.
      current.catch(() => undefined);
    });
    return running;
  }

  /** Throws only once the program is to end. */
  async function startAgain(reason: string): Promise<Running> {
    const waitMs = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
    failures += 1;
    console.warn(`The ${name} ${reason}: starting again in ${waitMs / 1000} s.`);
    await sleep(waitMs, undefined, { signal: closing.signal });
    try {
      return watchOver(await start());
    } catch {
      return startAgain('did not start');
    }
  }

  return {
    /** The one that runs; waits for one that is starting. Rejects when there is none to come. */
    running: (): Promise<Running> => current,

    /** Ends the one that runs and starts another. */
    restart(): Promise<Running> {
      const previous = current;
      current = previous
        .catch(() => undefined)
        .then(async (running) => {
          if (running) await stop(running);
          return watchOver(await start());
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
