import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { FigureStrip } from '@/components/sections/figure-strip.tsx';
import { Notice } from '@/components/sections/notice.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { TableSection } from '@/components/sections/table-section.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { gripSocksFactoryPage } from '@/content/grip-socks-factory.ts';

export function GripSocksFactoryPage() {
  const { meta, hero, notice, figures, capabilities, sizes } = gripSocksFactoryPage;
  const { grips, certifications, process, call } = gripSocksFactoryPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <Notice text={notice} />
      <FigureStrip figures={figures} />
      <TitledList words={capabilities} ground="kraft" />
      <TableSection words={sizes} ground="paper" />
      <TitledList words={grips} ground="sky" />
      <TitledList words={certifications} />
      <TitledList words={process} ground="blush" numbered />
      <ClosingCall words={call} />
    </>
  );
}
