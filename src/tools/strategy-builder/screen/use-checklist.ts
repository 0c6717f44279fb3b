import { useState } from 'react';
import { asTexts, parseObject } from '@/lib/kept-json.ts';
import type { BrowserStorage } from '@/lib/storage.ts';

const storageKey = 'strategy_checklist';

export type ChecklistStorage = Pick<BrowserStorage, 'read' | 'write'>;

/** Which items are ticked, kept on the device from tick to tick. */
export function useChecklist(storage: ChecklistStorage) {
  const [doneIds, setDoneIds] = useState<ReadonlySet<string>>(() => readDone(storage));

  function toggle(id: string) {
    // Read again: another tab may have ticked something since.
    const next = new Set(readDone(storage));
    if (doneIds.has(id)) next.delete(id);
    else next.add(id);
    storage.write(storageKey, JSON.stringify({ done: [...next] }));
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

function readDone(storage: ChecklistStorage): ReadonlySet<string> {
  return new Set(asTexts(parseObject(storage.read(storageKey)).done));
}
