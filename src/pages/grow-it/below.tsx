import { LetterDrawing } from '@/components/drawings/letter-drawing.tsx';
import { ReportDrawing } from '@/components/drawings/report-drawing.tsx';
import { ShelfDrawing } from '@/components/drawings/shelf-drawing.tsx';
import { TableDrawing } from '@/components/drawings/table-drawing.tsx';
import { UnboxingDrawing } from '@/components/drawings/unboxing-drawing.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { CapabilityTabsBlock } from '@/pages/shared/capability-tabs-block.tsx';
import { growItSections } from './below-copy.ts';

const drawings = [
  <UnboxingDrawing key="unboxing" />,
  <TableDrawing key="table" />,
  <LetterDrawing key="letter" />,
  <ReportDrawing key="report" />,
  <ShelfDrawing key="shelf" />,
];

/** Grow it, below the first screen. */
export function BelowTheFold() {
  const { capabilities, call } = growItSections;
  return (
    <>
      <CapabilityTabsBlock words={capabilities} drawings={drawings} flipped />
      <ClosingCall words={call} ground="butter" />
    </>
  );
}
