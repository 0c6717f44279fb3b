import { GripDrawing } from '@/components/drawings/grip-drawing.tsx';
import { KnittingDrawing } from '@/components/drawings/knitting-drawing.tsx';
import { PapersDrawing } from '@/components/drawings/papers-drawing.tsx';
import { ParcelsDrawing } from '@/components/drawings/parcels-drawing.tsx';
import { SizesDrawing } from '@/components/drawings/sizes-drawing.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { DrawnList } from '@/components/sections/drawn-list.tsx';
import { FigureStrip } from '@/components/sections/figure-strip.tsx';
import { GripSoles } from '@/components/sections/grip-soles.tsx';
import { Notice } from '@/components/sections/notice.tsx';
import { SizeChart } from '@/components/sections/size-chart.tsx';
import { gripSocksFactorySections } from './below-copy.ts';

const soles = gripSocksFactorySections.grips.items.map(({ grip }) => (
  <GripDrawing key={grip} grip={grip} isDecoration />
));

/** The grip-sock factory, below the first screen. */
export function BelowTheFold() {
  const { notice, figures, capabilities, sizes } = gripSocksFactorySections;
  const { grips, certifications, process, call } = gripSocksFactorySections;
  return (
    <>
      <Notice text={notice} />
      <FigureStrip figures={figures} />
      <GripSoles words={grips} drawings={soles} />
      <SizeChart
        words={sizes}
        drawing={<SizesDrawing lengths={sizes.rows.map(lengthOf)} isDecoration />}
      />
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

/** The shortest and longest foot of a size, in centimeters, from a cell such as "9-10 cm". */
function lengthOf(row: readonly string[]): [minCm: number, maxCm: number] {
  const cell = row.find((each) => each.endsWith(' cm')) ?? '';
  const [min = 0, max = min] = cell.replace(' cm', '').split('-').map(Number);
  return [min, max];
}
