import { PageHead } from '@/components/layout/page-head.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { ToolSection } from '@/components/sections/tool-section.tsx';
import { island } from '@/lazy/island.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { inHandsPlannerPage } from './copy.ts';
import { plannerFacts } from './facts.server.ts';

const InHandsPlanner = lazyComponent(() => import('./tool.tsx').then((m) => m.InHandsPlanner));

const BelowTheFold = island(() => import('./below.tsx').then((m) => m.BelowTheFold));

// Only the build renders them, so the page’s script does not need the answers.
const structuredData = import.meta.env.SSR ? plannerFacts() : [];

export function Page() {
  const { meta, hero, tool } = inHandsPlannerPage;
  return (
    <>
      <PageHead meta={meta} facts={structuredData} />
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
