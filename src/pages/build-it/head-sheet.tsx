import { PalletDrawing } from '@/components/drawings/pallet-drawing.tsx';
import { TechSheet } from '@/components/sections/tech-sheet.tsx';
import { buildItSheet } from './sheet-copy.ts';

/** The drawing of the first screen, whose code comes after the page's. */
export function HeadSheet() {
  return (
    <TechSheet {...buildItSheet}>
      <PalletDrawing className="max-sm:aspect-[7/5]" />
    </TechSheet>
  );
}
