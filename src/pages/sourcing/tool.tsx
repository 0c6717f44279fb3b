import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { delivery } from '@/api/submissions/queue.ts';
import { sourcingToolsContent } from '@/content/sourcing-tools.ts';
import { useAddressQuery } from '@/hooks/use-address-query.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { usePrefetchOnIdle } from '@/lazy/lazy-module.ts';
import { SourcingGate } from '@/tools/sourcing-gate/index.tsx';
import type { SourcingAccess } from '@/tools/sourcing-gate/screen/use-sourcing-access.ts';
import { SourcingToolSkeleton } from './tool-skeleton.tsx';

// Needed only past the gate.
const SourcingToolTabs = lazyComponent(() =>
  import('./tool-tabs.tsx').then((m) => m.SourcingToolTabs),
);

// Its rules read every tool's address, and most visitors come without a result.
const LinkedTool = lazyComponent(() => import('./linked-tool.tsx').then((m) => m.LinkedTool));

type SourcingToolsProps = {
  /** Null before the gate. */
  email: string | null;
  grant: SourcingAccess['grant'];
};

/** The gate, and behind it the sourcing tools. A tool whose result the address carries passes it. */
export function SourcingTools({ email, grant }: SourcingToolsProps) {
  const [params] = useAddressQuery();
  const [grantedNow, setGrantedNow] = useState(false);
  const tools = useRef<HTMLHeadingElement>(null);
  const [wasLinked, setWasLinked] = useState(false);
  // A tool's name alone asks for the tool itself.
  const mayCarryResult = wasLinked || (params.has('tool') && params.size > 1);
  if (mayCarryResult !== wasLinked) setWasLinked(mayCarryResult);

  // Loaded by the time the visitor has typed an email.
  usePrefetchOnIdle(SourcingToolTabs);
  usePrefetchOnIdle(delivery);

  // The pressed button leaves with the gate, and the page around it is folded: before that is
  // painted, the tools take the focus, at the top of the page, which is theirs now.
  useLayoutEffect(() => {
    if (!grantedNow) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    tools.current?.focus({ preventScroll: true });
  }, [grantedNow]);

  if (email === null) {
    const gate = (
      <SourcingGate
        onAccess={(answers, signals) => {
          grant(answers, signals);
          setGrantedNow(true);
        }}
      />
    );
    if (!mayCarryResult) return gate;
    return (
      <Suspense fallback={<SourcingToolSkeleton name={sourcingToolsContent.title} />}>
        <LinkedTool gate={gate} />
      </Suspense>
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
