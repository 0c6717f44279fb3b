import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { FigureStrip } from '@/components/sections/figure-strip.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { sourcingPage } from '@/content/sourcing.ts';

export function SourcingPage() {
  const { meta, hero, figures, tiles, steps, call } = sourcingPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <FigureStrip figures={figures} />
      <TitledList words={tiles} ground="kraft" />
      <TitledList words={steps} numbered />
      <ClosingCall words={call} />
    </>
  );
}
