import { DrapeDrawing } from '@/components/drawings/drape-drawing.tsx';
import { SealedSheet } from '@/components/sections/sealed-sheet.tsx';
import { sealedDetails } from './sheet-copy.ts';

/** The drawing of the first screen, whose code comes after the page's. */
export function HeadSheet() {
  return (
    <SealedSheet details={sealedDetails}>
      <DrapeDrawing className="max-sm:aspect-[12/5]" />
    </SealedSheet>
  );
}
