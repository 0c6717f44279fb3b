import { lazy, Suspense, useSyncExternalStore } from 'react';
import { getToast, subscribeToToast } from '@/components/ui/toast-store.ts';

const ToastViewport = lazy(() =>
  import('@/components/ui/toast-viewport.tsx').then((module) => ({
    default: module.ToastViewport,
  })),
);

/** Mounted once near the root. Its code is fetched when the first toast is raised. */
export function Toaster() {
  const wanted = useSyncExternalStore(subscribeToToast, hasEverToasted, () => false);
  return wanted ? (
    <Suspense fallback={null}>
      <ToastViewport />
    </Suspense>
  ) : null;
}

let seen = false;

/** Once true it stays true: the live region has to outlast the toast. */
function hasEverToasted(): boolean {
  seen ||= getToast() !== null;
  return seen;
}
