import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { FigureStrip } from '@/components/sections/figure-strip.tsx';
import { Notice } from '@/components/sections/notice.tsx';
import { TableSection } from '@/components/sections/table-section.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { gripSocksFactorySections } from './below-copy.ts';

/** The grip-sock factory, below the first screen. */
export function BelowTheFold() {
  const { notice, figures, capabilities, sizes } = gripSocksFactorySections;
  const { grips, certifications, process, call } = gripSocksFactorySections;
  return (
    <>
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
