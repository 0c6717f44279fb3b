import { PageHead } from '@/components/layout/page-head.tsx';
import { Section } from '@/components/ui/section.tsx';
import { DeferredTool } from '@/lazy/deferred-tool.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { dropPage } from './copy.ts';

const Drop = lazyComponent(() => import('./tool.tsx').then((m) => m.Drop));

export function Page() {
  const { meta, header, loading } = dropPage;
  return (
    <>
      <PageHead meta={meta} />
      <Section ground={header.ground} className="pt-28 lg:pt-32">
        <header className="mb-8">
          <p className="spec-print text-muted">{header.label}</p>
          <h1 className="mt-2 text-display-2">{header.title}</h1>
        </header>
        <DeferredTool loading={loading} skeletonClassName="h-[900px] lg:h-[640px]" when>
          <Drop />
        </DeferredTool>
      </Section>
    </>
  );
}
