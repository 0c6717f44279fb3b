import { Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { deviceStorage, ownTestsKey } from '@/lib/storage.ts';

const OwnTestsList = lazyComponent(() =>
  import('./own-tests-list.tsx').then((m) => m.OwnTestsList),
);

/** The tests that were made on this device; most devices have none, and load nothing for them. */
export function OwnTestsIfAny({ nowMs }: { nowMs: number }) {
  const hasAny = useSyncExternalStore(subscribe, isAnyStored, () => false);
  if (!hasAny) return null;
  return (
    <Suspense fallback={null}>
      <OwnTestsList nowMs={nowMs} />
    </Suspense>
  );
}

function isAnyStored(): boolean {
  return deviceStorage.read(ownTestsKey) !== null;
}

/** Other tabs; what this tab stores is seen when it goes on to the results. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
