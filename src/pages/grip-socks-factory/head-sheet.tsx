import { SockDrawing } from '@/components/drawings/sock-drawing.tsx';
import { TechSheet } from '@/components/sections/tech-sheet.tsx';
import { gripSocksSheet } from './sheet-copy.ts';

/** The drawing of the first screen, whose code comes after the page's. */
export function HeadSheet() {
  return (
    <TechSheet {...gripSocksSheet}>
      <SockDrawing />
    </TechSheet>
  );
}
