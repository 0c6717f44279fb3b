import { isInStandardFonts, isInWideFonts } from '@/tools/report/rules/font-signs.ts';
import type { PrintableSigns } from '@/tools/report/rules/print-runs.ts';
import type { SignPainter } from './sign-painter.ts';

/** How the signs of a report get on paper. */
export type SignPrinting = {
  /** `wide` once the fetched fonts are in the document. */
  fonts: 'standard' | 'wide';
  /** Draws what the fonts do not have; null where nothing can be drawn. */
  painter: SignPainter | null;
};

/** What every PDF can do without fetching or drawing anything. */
export const standardPrinting: SignPrinting = { fonts: 'standard', painter: null };

export function printableSigns({ fonts, painter }: SignPrinting): PrintableSigns {
  return {
    font: fonts === 'wide' ? isInWideFonts : isInStandardFonts,
    picture: (sign) => painter?.has(sign) ?? false,
  };
}
