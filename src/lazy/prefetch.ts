import { useEffect } from 'react';
import type { LazyModule } from './lazy-module.ts';
import { whenIdle } from './when-idle.ts';

type Prefetchable = Pick<LazyModule<unknown>, 'prefetch'>;

/** Modules of components that were declared and not wanted yet. */
const queue = new Set<Prefetchable>();

/** Queues a module, to be prefetched once a tool is on the page and the browser is idle. */
export function queuePrefetch(module: Prefetchable): void {
  queue.add(module);
}

/** Prefetches everything queued, one after the other, and what that queues in turn. */
export async function prefetchQueued(): Promise<void> {
  for (const module of queue) {
    queue.delete(module);
    await module.prefetch();
  }
}

/**
 * For a tool: prefetches the lazy components on idle, so that the tool keeps working offline. Not
 * for visitors who asked their browser to save data.
 */
export function usePrefetchQueued(): void {
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => void prefetchQueued(), { latestMs: 5_000, withoutIdleMs: 3_000 });
  }, []);
}

/** Only Chromium tells; other browsers count as not saving data. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
