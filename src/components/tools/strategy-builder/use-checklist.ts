import { useState } from 'react';
import { asTexts, parseObject } from '@/lib/kept-json.ts';
import type { TextStore } from '../shared/session-store.ts';

export type ChecklistMemory = { store: TextStore; key: string };

/** Which items are ticked, kept on the device from tick to tick. */
export function useChecklist({ store, key }: ChecklistMemory) {
  const [doneIds, setDoneIds] = useState<ReadonlySet<string>>(() => readDone(store, key));

  function toggle(id: string) {
    // Read again: another tab may have ticked something since.
    const next = new Set(readDone(store, key));
    if (doneIds.has(id)) next.delete(id);
    else next.add(id);
    store.write(key, JSON.stringify({ done: [...next] }));
    // What the storage did not take is still ticked on the page.
    setDoneIds((before) => {
      const shown = new Set([...before, ...next]);
      if (before.has(id)) shown.delete(id);
      else shown.add(id);
      return shown;
    });
  }

  return { doneIds, toggle };
}

function readDone(store: TextStore, key: string): ReadonlySet<string> {
  return new Set(asTexts(parseObject(store.read(key)).done));
}
