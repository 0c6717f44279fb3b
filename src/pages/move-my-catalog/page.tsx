import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { ToolHeader } from '@/components/sections/tool-header.tsx';
import { DeferredTool } from '@/lazy/deferred-tool.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { moveMyCatalogPage } from './copy.ts';

// The tool weighs more than the page; the first screen does not wait for it.
const MoveMyCatalog = lazyComponent(() => import('./tool.tsx').then((m) => m.MoveMyCatalog));

export function Page() {
  const { meta, header, loading, steps, call } = moveMyCatalogPage;
  return (
    <>
      <PageHead meta={meta} />
      <ToolHeader words={header}>
        <DeferredTool loading={loading} skeletonClassName="h-[640px] lg:h-[480px]">
          <MoveMyCatalog />
        </DeferredTool>
      </ToolHeader>
      <TitledList words={steps} numbered />
      <ClosingCall words={call} />
    </>
  );
}
