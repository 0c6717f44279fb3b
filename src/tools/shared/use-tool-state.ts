import { parseJson, type Schema } from '@functions/_shared/domain/schema.ts';
import { useEffect, useState } from 'react';
import { tabStorage } from '@/lib/storage.ts';

type ToolStateOptions<State> = {
  /** The key in the tab's storage. */
  key: string;
  /** Reads what the tab stored, for `undefined` the empty state. */
  schema: Schema<State>;
  /** What a shared address brings along; it wins over what the tab stored. */
  shared?: State | null;
  /** Stores a shared state right away, not only with the first change. */
  storesShared?: boolean;
  /** False keeps every change out of the tab's storage. */
  isStored?: boolean;
};

export type ToolState<State> = {
  state: State;
  set: (change: State | ((before: State) => State)) => void;
  /** Forgets what the tab stored. @param empty the state then, by default the schema's */
  clear: (empty?: State) => void;
};

/**
 * A tool's state, stored in the tab with every change: it survives a reload and another page. Unless
 * `storesShared` is set, an address that was only opened overwrites nothing; the first change does.
 */
export function useToolState<State>({
  key,
  schema,
  shared = null,
  storesShared = false,
  isStored = true,
}: ToolStateOptions<State>): ToolState<State> {
  const [{ state, isChanged }, setStored] = useState(() => ({
    state: shared ?? parseJson(schema, tabStorage.read(key)),
    isChanged: storesShared && shared !== null,
  }));

  useEffect(() => {
    if (isStored && isChanged) tabStorage.write(key, JSON.stringify(state));
  }, [key, state, isStored, isChanged]);

  return {
    state,
    set: (change) =>
      setStored((before) => ({
        state: isUpdater(change) ? change(before.state) : change,
        isChanged: true,
      })),
    clear: (empty = schema(undefined)) => {
      tabStorage.remove(key);
      setStored({ state: empty, isChanged: false });
    },
  };
}

function isUpdater<State>(
  change: State | ((before: State) => State),
): change is (before: State) => State {
  return typeof change === 'function';
}
