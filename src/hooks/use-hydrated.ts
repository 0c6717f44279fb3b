import { useSyncExternalStore } from 'react';

/**
 * False during the first render of prerendered HTML, which must match the build's output: no query,
 * no storage, no clock. True from then on, and right away if the page was not prerendered.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
}

function noChanges(): () => void {
  return () => {};
}
