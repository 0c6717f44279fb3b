import { StreetDrawing } from '@/components/drawings/street-drawing.tsx';
import { TechSheet } from '@/components/sections/tech-sheet.tsx';
import { growItSheet } from './sheet-copy.ts';

/** The drawing of the first screen, whose code comes after the page's. */
export function HeadSheet() {
  return (
    <TechSheet {...growItSheet} isCroppedOnPhones>
      <StreetDrawing className="max-sm:aspect-[3/2]" />
    </TechSheet>
  );
}
