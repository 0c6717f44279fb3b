import { PageHead } from '@/components/layout/page-head.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { ToolSection } from '@/components/sections/tool-section.tsx';
import { island } from '@/lazy/island.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { brandVisionPage } from './copy.ts';

// The tool weighs more than the page; the first screen does not wait for it.
const CreatorCalculator = lazyComponent(() =>
  import('./tool.tsx').then((m) => m.CreatorCalculator),
);

const BelowTheFold = island(() => import('./below.tsx').then((m) => m.BelowTheFold));

export function Page() {
  const { meta, hero, tool } = brandVisionPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <ToolSection
        id={tool.id}
        words={tool}
        loadOn="render"
        skeletonClassName="h-[2046px] sm:h-[2594px] lg:h-[2545px]"
      >
        <CreatorCalculator />
      </ToolSection>
      <BelowTheFold />
    </>
  );
}
