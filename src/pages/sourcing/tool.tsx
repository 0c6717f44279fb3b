import { Suspense, useEffect, useRef, useState } from 'react';
import { delivery } from '@/api/submissions/queue.ts';
import { sourcingToolsContent } from '@/content/sourcing-tools.ts';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { usePrefetchOnIdle } from '@/lazy/lazy-module.ts';
import { SourcingGate } from '@/tools/sourcing-gate/index.tsx';
import { useSourcingAccess } from '@/tools/sourcing-gate/screen/use-sourcing-access.ts';
import { SourcingToolSkeleton } from './tool-skeleton.tsx';

// Needed only past the gate.
const SourcingToolTabs = lazyComponent(() =>
  import('./tool-tabs.tsx').then((m) => m.SourcingToolTabs),
);

/** The gate, and behind it the sourcing tools. */
export function SourcingTools() {
  const { email, grant } = useSourcingAccess();
  const isHydrated = useHydrated();
  const [grantedNow, setGrantedNow] = useState(false);
  const tools = useRef<HTMLHeadingElement>(null);

  // Loaded by the time the visitor has typed an email.
  usePrefetchOnIdle(SourcingToolTabs);
  usePrefetchOnIdle(delivery);

  // The pressed button leaves with the gate; the focus must not fall to the body.
  useEffect(() => {
    if (grantedNow) tools.current?.focus();
  }, [grantedNow]);

  if (email === null || !isHydrated) {
    return (
      <SourcingGate
        onAccess={(answers, signals) => {
          grant(answers, signals);
          setGrantedNow(true);
        }}
      />
    );
  }
  return (
    <>
      <h2 ref={tools} tabIndex={-1} className="mb-6 text-display-3">
        {sourcingToolsContent.title}
      </h2>
      <Suspense fallback={<SourcingToolSkeleton name={sourcingToolsContent.tabsLabel} />}>
        <SourcingToolTabs email={email} />
      </Suspense>
    </>
  );
}
