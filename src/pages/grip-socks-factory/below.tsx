import { KnittingDrawing } from '@/components/drawings/knitting-drawing.tsx';
import { PapersDrawing } from '@/components/drawings/papers-drawing.tsx';
import { ParcelsDrawing } from '@/components/drawings/parcels-drawing.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { DrawnList } from '@/components/sections/drawn-list.tsx';
import { FigureStrip } from '@/components/sections/figure-strip.tsx';
import { GripSoles } from '@/components/sections/grip-soles.tsx';
import { Notice } from '@/components/sections/notice.tsx';
import { SizeChart } from '@/components/sections/size-chart.tsx';
import { gripSocksFactorySections } from './below-copy.ts';

/** The grip-sock factory, below the first screen. */
export function BelowTheFold() {
  const { notice, figures, capabilities, sizes } = gripSocksFactorySections;
  const { grips, certifications, process, call } = gripSocksFactorySections;
  return (
    <>
      <Notice text={notice} />
      <FigureStrip figures={figures} />
      <GripSoles words={grips} />
      <SizeChart words={sizes} />
      <DrawnList words={capabilities} ground="kraft" drawing={<KnittingDrawing isDecoration />} />
      <DrawnList
        words={certifications}
        drawing={<PapersDrawing isDecoration />}
        flipped
        isLeanOnPhones
      />
      <DrawnList
        words={process}
        ground="blush"
        numbered
        isLeanOnPhones
        drawing={<ParcelsDrawing isDecoration />}
      />
      <ClosingCall words={call} />
    </>
  );
}
