import { Suspense, useEffect, useRef, useState } from 'react';
import { delivery } from '@/api/submissions/queue.ts';
import { submit } from '@/api/submissions/submit.ts';
import { sourcingTools, sourcingToolsContent } from '@/content/sourcing-tools.ts';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { usePrefetchOnIdle } from '@/lazy/lazy-module.ts';
import { sourcingGateContent } from '@/tools/sourcing-gate/copy.ts';
import { SourcingGate } from '@/tools/sourcing-gate/screen/sourcing-gate.tsx';
import {
  type SourcingAccessServices,
  useSourcingAccess,
} from '@/tools/sourcing-gate/screen/use-sourcing-access.ts';
import { SourcingToolSkeleton } from './tool-skeleton.tsx';

// Not needed before the visitor is past the gate.
const SourcingToolTabs = lazyComponent(() =>
  import('./tool-tabs.tsx').then((m) => m.SourcingToolTabs),
);

const services: SourcingAccessServices = {
  saveLead: (lead, signals) => submit('sourcing-lead', lead, signals),
  notify: (message, row) => submit('sourcing-message', { message, row }),
};

/** The gate, and behind it the sourcing tools. */
export function SourcingToolsBlock() {
  const { email, grant } = useSourcingAccess(services);
  const isHydrated = useHydrated();
  const [grantedNow, setGrantedNow] = useState(false);
  const tools = useRef<HTMLHeadingElement>(null);

  // There by the time an address is typed.
  usePrefetchOnIdle(SourcingToolTabs);
  usePrefetchOnIdle(delivery);

  // The pressed button goes away with the gate; focus must not fall to the body.
  useEffect(() => {
    if (grantedNow) tools.current?.focus();
  }, [grantedNow]);

  if (email === null || !isHydrated) {
    return (
      <SourcingGate
        words={sourcingGateContent}
        tools={sourcingTools}
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
