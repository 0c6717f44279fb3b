import { Suspense, useEffect, useRef, useState } from 'react';
import { saveSourcingLead } from '@/api/sourcing-leads.ts';
import { sendSourcingToolNotification } from '@/api/sourcing-notifications.ts';
import { SourcingGate } from '@/components/tools/sourcing-gate/sourcing-gate.tsx';
import { useSourcingAccess } from '@/components/tools/sourcing-gate/use-sourcing-access.ts';
import { site } from '@/content/site.ts';
import { sourcingGateContent } from '@/content/sourcing-gate.ts';
import { sourcingTools, sourcingToolsContent } from '@/content/sourcing-tools.ts';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { usePrefetchOnIdle } from '@/lazy/lazy-module.ts';
import { SourcingToolSkeleton } from './tool-skeleton.tsx';

// Not needed before the visitor is past the gate.
const SourcingToolTabs = lazyComponent(() =>
  import('./tool-tabs.tsx').then((m) => m.SourcingToolTabs),
);

const services = { saveLead: saveSourcingLead, notify: sendSourcingToolNotification };

/** The gate, and behind it the sourcing tools. */
export function SourcingToolsBlock() {
  const { email, grant } = useSourcingAccess({ services, storagePrefix: site.storagePrefix });
  const isHydrated = useHydrated();
  const [grantedNow, setGrantedNow] = useState(false);
  const tools = useRef<HTMLHeadingElement>(null);

  // There by the time an address is typed.
  usePrefetchOnIdle(SourcingToolTabs);

  // The pressed button goes away with the gate; focus must not fall to the body.
  useEffect(() => {
    if (grantedNow) tools.current?.focus();
  }, [grantedNow]);

  if (email === null || !isHydrated) {
    return (
      <SourcingGate
        words={sourcingGateContent}
        tools={sourcingTools}
        onAccess={(given, signs) => {
          grant(given, signs);
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
