import { PageHead } from '@/components/layout/page-head.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { retryingPart } from '@/components/tools/shared/retrying-part.tsx';
import { Section } from '@/components/ui/section.tsx';
import { brandVisionPage } from '@/content/brand-vision.ts';
import { LatePart, partCode } from './blocks/late-part.tsx';
import { ToolPlace } from './blocks/tool-place.tsx';

// The tool weighs more than the page; the first screen does not wait for it.
const CreatorCalculatorBlock = retryingPart(() =>
  import('./blocks/creator-calculator-block.tsx').then((m) => m.CreatorCalculatorBlock),
);

const sections = partCode(() =>
  import('./blocks/brand-vision-sections.tsx').then((m) => m.BrandVisionSections),
);

export function BrandVisionPage() {
  const { meta, hero, tool } = brandVisionPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <Section id={tool.id} ground="sky" edge="perforated" aria-labelledby="tool-title">
        <header className="mb-10 max-w-measure">
          <p className="spec-print">{tool.label}</p>
          <h2 id="tool-title" className="mt-3 text-display-2">
            {tool.title}
          </h2>
          <p className="mt-4 text-lead">{tool.lead}</p>
        </header>
        <ToolPlace loading={tool.loading} skeletonClassName="h-[2400px] lg:h-[2000px]">
          <CreatorCalculatorBlock />
        </ToolPlace>
      </Section>
      <LatePart part={sections} words={null} />
    </>
  );
}
