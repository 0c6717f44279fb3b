import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { FigureStrip } from '@/components/sections/figure-strip.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { howWeWorkPage } from '@/content/how-we-work.ts';

export function HowWeWorkPage() {
  const { meta, hero, tiers, callDetails, figures, call } = howWeWorkPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <TitledList words={tiers} />
      <FigureStrip figures={figures} ground="sky" />
      <TitledList words={callDetails} numbered />
      <ClosingCall words={call} ground="blush" />
    </>
  );
}
