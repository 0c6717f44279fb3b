import { Suspense, useEffect, useRef } from 'react';
import { Tabs } from '@/components/ui/tabs.tsx';
import { sourcingTools, sourcingToolsContent } from '@/content/sourcing-tools.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { toolComponents } from './tool-components.ts';
import { SourcingToolSkeleton } from './tool-skeleton.tsx';

/** The sourcing tools in tabs; the address has the open one. */
export function SourcingToolTabs({ email }: { email: string }) {
  usePrefetchQueued();
  const [params, setParams] = useQueryParams();
  const open = sourcingTools.find((tool) => tool === params.get('tool')) ?? sourcingTools[0];
  const shown = useRef(open);

  // A button that opens another tool leaves with its own: the focus moves to the new tab.
  useEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    // The focus is still in the old panel, or already lost.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('[role="tabpanel"]')) {
      document.querySelector<HTMLElement>('[role="tab"][data-state="active"]')?.focus();
    }
  }, [open]);

  return (
    <Tabs
      label={sourcingToolsContent.tabsLabel}
      value={open}
      onValueChange={(tool) => setParams({ tool }, { replace: true })}
      items={sourcingTools.map((tool) => {
        const Tool = toolComponents[tool];
        return {
          value: tool,
          label: sourcingToolsContent.tabs[tool],
          content: (
            <Suspense fallback={<SourcingToolSkeleton name={sourcingToolsContent.tabs[tool]} />}>
              <Tool email={email} />
            </Suspense>
          ),
        };
      })}
    />
  );
}
