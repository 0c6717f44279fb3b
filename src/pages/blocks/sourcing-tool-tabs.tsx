import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePartsAhead } from '@/components/tools/shared/parts-ahead.ts';
import { retryingPart } from '@/components/tools/shared/retrying-part.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { type SourcingTool, sourcingToolsContent } from '@/content/sourcing-tools.ts';

type ToolBlock = ComponentType<{ email: string }>;

/** In the order of the tabs, each fetched when its tab is first opened. */
export const sourcingTools: readonly { id: SourcingTool; Block: ToolBlock }[] = [
  {
    id: 'quiz',
    Block: retryingPart(() => import('./country-quiz-block.tsx').then((m) => m.CountryQuizBlock)),
  },
  {
    id: 'map',
    Block: retryingPart(() => import('./map-explorer-block.tsx').then((m) => m.MapExplorerBlock)),
  },
  {
    id: 'strategy',
    Block: retryingPart(() =>
      import('./strategy-builder-block.tsx').then((m) => m.StrategyBuilderBlock),
    ),
  },
  {
    id: 'rfq',
    Block: retryingPart(() => import('./rfq-generator-block.tsx').then((m) => m.RfqGeneratorBlock)),
  },
  {
    id: 'tariff',
    Block: retryingPart(() =>
      import('./tariff-calculator-block.tsx').then((m) => m.TariffCalculatorBlock),
    ),
  },
];

/** The sourcing tools; which one is open stands in the address. */
export function SourcingToolTabs({ email }: { email: string }) {
  usePartsAhead();
  const [params, setParams] = useSearchParams();
  const open = sourcingTools.find(({ id }) => id === params.get('tool')) ?? sourcingTools[0];
  const shown = useRef(open?.id);

  // A button of one tool that opens another goes away with its tool: the focus goes to the new tab.
  useEffect(() => {
    if (shown.current === open?.id) return;
    shown.current = open?.id;
    // Still in the panel that is about to go, or already nowhere.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('[role="tabpanel"]')) {
      document.querySelector<HTMLElement>('[role="tab"][data-state="active"]')?.focus();
    }
  }, [open?.id]);

  return (
    <Tabs
      label={sourcingToolsContent.tabsLabel}
      value={open?.id}
      onValueChange={(tool) => setParams({ tool }, { replace: true })}
      items={sourcingTools.map(({ id, Block }) => ({
        value: id,
        label: sourcingToolsContent.tabs[id],
        content: (
          <Suspense fallback={<ToolSkeleton tool={id} />}>
            <Block email={email} />
          </Suspense>
        ),
      }))}
    />
  );
}

function ToolSkeleton({ tool }: { tool: SourcingTool }) {
  return (
    <div role="status" aria-label={sourcingToolsContent.loading(sourcingToolsContent.tabs[tool])}>
      <Skeleton className="h-160 w-full rounded-card" />
    </div>
  );
}
