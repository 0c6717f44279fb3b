import { useSyncExternalStore } from 'react';

/** Code that comes late, once for all that wait for it. */
export type LateCode<Code> = {
  /** Fetches it; where that failed, the next call tries again. Never rejects. */
  load: () => Promise<void>;
  /** The code once it is there, for which the component is rendered again. */
  useLoaded: () => Code | undefined;
};

/** @param fetchCode a dynamic import, which may fail offline */
export function lateCode<Code>(fetchCode: () => Promise<Code>): LateCode<Code> {
  let code: Code | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function load(): Promise<void> {
    loading ??= fetchCode().then(
      (fetched) => {
        code = fetched;
        for (const listener of listeners) listener();
      },
      () => {
        loading = undefined;
      },
    );
    return loading;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  const getCode = () => code;
  return { load, useLoaded: () => useSyncExternalStore(subscribe, getCode, getCode) };
}
