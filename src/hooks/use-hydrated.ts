import { useSyncExternalStore } from 'react';

/**
 * False while the first render has to repeat the HTML that the build made, which knows nothing of
 * this visitor: no query, no storage, no clock. True from then on, and at once where there was no
 * such HTML.
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
