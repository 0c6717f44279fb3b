import { useSyncExternalStore } from 'react';
import { isPagePending, subscribeToPending } from '@/app/pending-pages.ts';

/** Shows that a click was heard while the next page is fetched. Quick loads never show it. */
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
