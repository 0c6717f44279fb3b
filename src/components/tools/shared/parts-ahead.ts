import { useEffect } from 'react';
import { whenIdle } from '@/hooks/when-idle.ts';

type Load = () => Promise<unknown>;

/** Code of parts that were declared and not wanted yet. */
const ahead = new Set<Load>();

/** Notes a part, to be fetched once a tool that stands has nothing better to do. */
export function noteAhead(load: Load): void {
  ahead.add(load);
}

/**
 * Fetches all that was noted, one after the other, and what they note in their turn. What cannot be
 * fetched now is fetched when it is wanted.
 */
export async function fetchPartsAhead(): Promise<void> {
  for (const load of ahead) {
    ahead.delete(load);
    await load().catch(() => {});
  }
}

/**
 * For a tool: fetches the parts that come later as soon as the browser rests, so that the tool goes
 * on where the network does not. Not for visitors who asked their browser to save data.
 */
export function usePartsAhead(): void {
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => void fetchPartsAhead(), { latestMs: 5_000, withoutIdleMs: 3_000 });
  }, []);
}

/** Known by Chromium alone; the others are taken for willing. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
