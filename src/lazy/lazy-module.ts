import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from './when-idle.ts';

/** Code that is fetched on first use, once for all callers. */
export type LazyModule<Code> = {
  /**
   * Fetches the code. Failures are not cached: the next call tries again.
   * @throws the import's error
   */
  load: () => Promise<Code>;
  /** Fetches the code ahead of its use. Never rejects: after a failure, `load` tries again. */
  prefetch: () => Promise<void>;
  /** The code, if it is loaded. */
  loaded: () => Code | undefined;
  /** Calls the listener once the code is loaded; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

const IDLE_LIMITS = { latestMs: 2_000, withoutIdleMs: 300 };

/**
 * Wraps a dynamic import. All lazy loading starts here.
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

/** Wraps a function of a lazy module: calls wait for the code. @throws the import's error */
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

/** The code once it is loaded, prefetched on idle; re-renders the component when it arrives. */
export function useLazyModule<Code>(module: LazyModule<Code>): Code | undefined {
  const { loaded, subscribe } = module;
  usePrefetchOnIdle(module);
  return useSyncExternalStore(subscribe, loaded, loaded);
}
