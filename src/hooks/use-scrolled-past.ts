import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled down by more than this many px. */
export function useScrolledPast(thresholdPx: number): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > thresholdPx,
    () => false,
  );
}

function subscribeToScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
