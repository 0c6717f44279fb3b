import { useSyncExternalStore } from 'react';
import {
  noTests,
  type OwnTest,
  type OwnTests,
  parseOwnTests,
  serializeOwnTests,
  withoutTest,
  withTest,
} from '@/lib/demand/own-tests.ts';
import { deviceStorage, ownTestsKey as key } from '@/lib/storage.ts';

let last: { json: string | null; tests: OwnTests } = { json: null, tests: noTests };
const listeners = new Set<() => void>();

/**
 * The demand tests that this device owns. "Forget all" leaves them: without its secret nobody could
 * take a test down any more.
 */
export const ownDemandTests = {
  /** The same object as long as nothing changes. */
  read(): OwnTests {
    const json = deviceStorage.read(key);
    if (json !== last.json) last = { json, tests: parseOwnTests(json) };
    return last.tests;
  },
  /** Adds a test, or what is newly known of one. @returns whether the browser stored it */
  keep: (test: OwnTest) => write(withTest(ownDemandTests.read(), test)),
  remove: (id: string) => write(withoutTest(ownDemandTests.read(), id)),
  prefer: (rate: 'assumed' | 'measured') =>
    write({ ...ownDemandTests.read(), prefersAssumed: rate === 'assumed' }),
};

function write(tests: OwnTests): boolean {
  const json = serializeOwnTests(tests);
  if (json === null) deviceStorage.remove(key);
  const isStored = json === null || deviceStorage.write(key, json);
  for (const listener of listeners) listener();
  return isStored;
}

/** The demand tests of this device; none while a prerendered page is hydrated. */
export function useOwnDemandTests(): OwnTests {
  return useSyncExternalStore(subscribe, ownDemandTests.read, () => noTests);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
