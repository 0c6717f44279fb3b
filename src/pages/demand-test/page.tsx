import { PageHead } from '@/components/layout/page-head.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { ToolSection } from '@/components/sections/tool-section.tsx';
import { island } from '@/lazy/island.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { demandTestPage } from './copy.ts';

// The tool weighs more than the page; the first screen does not wait for it.
const DemandTest = lazyComponent(() => import('./tool.tsx').then((m) => m.DemandTest));

const BelowTheFold = island(() => import('./below.tsx').then((m) => m.BelowTheFold));

export function Page() {
  const { meta, hero, tool } = demandTestPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <ToolSection
        id={tool.id}
        words={tool}
        loadOn="render"
        skeletonClassName="h-[1100px] lg:h-[1000px]"
      >
        <DemandTest />
      </ToolSection>
      <BelowTheFold />
    </>
  );
}
