import { useEffect } from 'react';
import type { LazyModule } from './lazy-module.ts';
import { whenIdle } from './when-idle.ts';

type Prefetchable = Pick<LazyModule<unknown>, 'prefetch'>;

/** Modules of declared components that have not been rendered yet. */
const queue = new Set<Prefetchable>();

/** Queues a module, to be prefetched once a tool is on the page and the browser is idle. */
export function queuePrefetch(module: Prefetchable): void {
  queue.add(module);
}

/** Prefetches all queued modules one after the other, including those they queue. */
export async function prefetchQueued(): Promise<void> {
  for (const module of queue) {
    queue.delete(module);
    await module.prefetch();
  }
  // For the browser's timeline, and for tests that turn the network off from here on.
  performance.mark('prefetched');
}

/**
 * For tools: prefetches all lazy components on idle, so that the tool keeps working offline. Does
 * nothing for visitors whose browser is set to save data.
 */
export function usePrefetchQueued(): void {
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => void prefetchQueued(), { latestMs: 5_000, withoutIdleMs: 3_000 });
  }, []);
}

/** Only Chromium reports it; other browsers count as not saving data. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
