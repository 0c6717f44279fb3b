import { PageHead } from '@/components/layout/page-head.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { ToolSection } from '@/components/sections/tool-section.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { quoteDecoderPage } from './copy.ts';

const QuoteDecoder = lazyComponent(() => import('./tool.tsx').then((m) => m.QuoteDecoder));

export function Page() {
  const { meta, hero, tool, tips } = quoteDecoderPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <ToolSection
        id={tool.id}
        words={tool}
        loadOn="render"
        skeletonClassName="h-[1100px] lg:h-[800px]"
      >
        <QuoteDecoder />
      </ToolSection>
      <TitledList words={tips} />
    </>
  );
}
