import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from './when-idle.ts';

/** Code that is fetched when it is first asked for, and once for all who ask. */
export type LazyModule<Code> = {
  /** Fetches the code. A failure is forgotten: the next call tries again. @throws the import's error */
  load: () => Promise<Code>;
  /** Fetches the code ahead of its use. Never fails: what could not be fetched is fetched when used. */
  prefetch: () => Promise<void>;
  /** The code, once it is there. */
  loaded: () => Code | undefined;
  /** Calls the listener once the code is there; returns the way to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
};

const IDLE_LIMITS = { latestMs: 2_000, withoutIdleMs: 300 };

/**
 * The only home of a dynamic import: everything that loads late starts here.
 * @param importCode the dynamic import, which may fail offline
 */
export function lazyModule<Code>(importCode: () => Promise<Code>): LazyModule<Code> {
  let code: Code | undefined;
  let loading: Promise<Code> | undefined;
  const listeners = new Set<() => void>();

  async function fetchCode(): Promise<Code> {
    try {
      code = await importCode();
    } catch (error) {
      loading = undefined;
      throw error;
    }
    for (const listener of listeners) listener();
    return code;
  }

  function load(): Promise<Code> {
    loading ??= fetchCode();
    return loading;
  }

  return {
    load,
    prefetch: () =>
      load().then(
        () => {},
        () => {},
      ),
    loaded: () => code,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A function of a lazy module: a call waits for the code. @throws the import's error */
export function lazyCall<Code, Args extends readonly unknown[], Result>(
  { load }: Pick<LazyModule<Code>, 'load'>,
  pick: (code: Code) => (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => pick(await load())(...args);
}

/** Prefetches the module when the browser is idle. */
export function usePrefetchOnIdle({ prefetch }: Pick<LazyModule<unknown>, 'prefetch'>): void {
  useEffect(() => whenIdle(prefetch, IDLE_LIMITS), [prefetch]);
}

/** The code once it is there, prefetched on idle; the component renders again when it arrives. */
export function useLazyModule<Code>(module: LazyModule<Code>): Code | undefined {
  const { loaded, subscribe } = module;
  usePrefetchOnIdle(module);
  return useSyncExternalStore(subscribe, loaded, loaded);
}
