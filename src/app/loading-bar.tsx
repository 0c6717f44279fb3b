import { useSyncExternalStore } from 'react';
import { isPagePending, subscribeToPending } from '@/app/pending-pages.ts';

/** Acknowledges a click while the next page loads. Fast loads never show it. */
export function LoadingBar() {
  const pending = useSyncExternalStore(subscribeToPending, isPagePending, () => false);
  return pending ? (
    <div
      role="progressbar"
      aria-label="Loading page"
      className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-page-load bg-tomato"
    />
  ) : null;
}
