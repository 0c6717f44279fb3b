import { PageHead } from '@/components/layout/page-head.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { ToolSection } from '@/components/sections/tool-section.tsx';
import { island } from '@/lazy/island.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { inHandsPlannerPage } from './copy.ts';

const InHandsPlanner = lazyComponent(() => import('./tool.tsx').then((m) => m.InHandsPlanner));

const BelowTheFold = island(() => import('./below.tsx').then((m) => m.BelowTheFold));

export function Page() {
  const { meta, hero, tool } = inHandsPlannerPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <ToolSection
        id={tool.id}
        words={tool}
        loadOn="render"
        skeletonClassName="h-[980px] md:h-[620px]"
      >
        <InHandsPlanner />
      </ToolSection>
      <BelowTheFold />
    </>
  );
}
