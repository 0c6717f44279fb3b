import { useSyncExternalStore } from 'react';

/** Below Tailwind's `sm`, in the visitor's own font size, as its `max-sm` counts. */
const phoneQuery = '(max-width: 39.99rem)';

/** Whether the window is as narrow as a phone's; false in prerendered HTML. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phoneQuery).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(phoneQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
