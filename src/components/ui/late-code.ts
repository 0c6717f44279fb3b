import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '@/hooks/when-idle.ts';

/** Code that comes late, once for all that wait for it. */
export type LateCode<Code> = {
  /** Fetches it; where that failed, the next call tries again. Never rejects. */
  load: () => Promise<void>;
  /** The code, fetched if it is not there yet. @throws Error when it cannot be fetched now */
  need: () => Promise<Code>;
  /** The code, once it is there. */
  loaded: () => Code | undefined;
  /** @returns the way to stop */
  subscribe: (listener: () => void) => () => void;
};

const AT_REST = { latestMs: 2_000, withoutIdleMs: 300 };

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

  return {
    load,
    async need() {
      await load();
      if (code === undefined) throw new Error('Code that comes late cannot be fetched now.');
      return code;
    },
    loaded: () => code,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A call of code that comes late: it waits for the code. @throws Error when it cannot be fetched now */
export function lateCall<Code, Args extends readonly unknown[], Result>(
  code: LateCode<Code>,
  pick: (code: Code) => (...about: Args) => Promise<Result>,
): (...about: Args) => Promise<Result> {
  return async (...about) => pick(await code.need())(...about);
}

/** Has the code fetched when the browser rests, if nothing asks for it before. */
export function useFetchedAtRest({ load }: Pick<LateCode<unknown>, 'load'>): void {
  useEffect(() => whenIdle(load, AT_REST), [load]);
}

/** The code once it is there, for which the component is rendered again; fetched at rest. */
export function useLateCode<Code>(code: LateCode<Code>): Code | undefined {
  const { loaded, subscribe } = code;
  useFetchedAtRest(code);
  return useSyncExternalStore(subscribe, loaded, loaded);
}
