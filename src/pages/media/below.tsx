import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { CropSheet } from '@/components/sections/crop-sheet.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { mediaSections } from './below-copy.ts';

/** Media, below the first screen. */
export function BelowTheFold() {
  const { services, formats, timeline, call } = mediaSections;
  return (
    <>
      <CropSheet words={formats} ground="paper" />
      <TitledList words={services} ground="sky" phoneColumns />
      <TitledList words={timeline} ground="paper" numbered phoneColumns />
      <ClosingCall words={call} />
    </>
  );
}
