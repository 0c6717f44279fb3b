import { DielineDrawing } from '@/components/drawings/dieline-drawing.tsx';
import { InspectionDrawing } from '@/components/drawings/inspection-drawing.tsx';
import { LineDrawing } from '@/components/drawings/line-drawing.tsx';
import { PatternDrawing } from '@/components/drawings/pattern-drawing.tsx';
import { ShipDrawing } from '@/components/drawings/ship-drawing.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { CapabilityTabsBlock } from '@/pages/shared/capability-tabs-block.tsx';
import { buildItSections } from './below-copy.ts';

const drawings = [
  <PatternDrawing key="pattern" />,
  <DielineDrawing key="dieline" />,
  <LineDrawing key="line" />,
  <ShipDrawing key="ship" />,
  <InspectionDrawing key="inspection" />,
];

/** Build it, below the first screen. */
export function BelowTheFold() {
  const { capabilities, call } = buildItSections;
  return (
    <>
      <CapabilityTabsBlock words={capabilities} drawings={drawings} />
      <ClosingCall words={call} ground="blush" />
    </>
  );
}
