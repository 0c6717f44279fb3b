import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { GlyphPainter } from '@/tools/report/screen/pdf/glyph-painter.ts';
import type { PrintingTools } from '@/tools/report/screen/pdf/prepare-printing.ts';

/** A PNG of one pixel. */
export const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const folder = join(process.cwd(), 'src/tools/report/screen/pdf/fonts');

export function wideFonts() {
  const read = (weight: string) =>
    new Uint8Array(readFileSync(join(folder, `inter-${weight}.ttf`)));
  return { regular: read('regular'), bold: read('bold') };
}

/** Draws any character except `unknown` ones as a square of the font size. */
export function aPainter(unknown: readonly string[] = []): GlyphPainter {
  return {
    has: (character) => !unknown.includes(character),
    width: (text, { sizePt }) => [...text].length * sizePt,
    paint: (text, look) => ({
      png: pixel,
      widthPt: [...text].length * look.sizePt,
      heightPt: look.sizePt,
      leftPt: 0,
      ascentPt: look.sizePt,
      name: JSON.stringify([text, look]),
    }),
  };
}

export function printingTools(overrides: Partial<PrintingTools> = {}) {
  return {
    fetchFonts: vi.fn(async () => wideFonts()),
    openPainter: vi.fn((): GlyphPainter | null => aPainter()),
    ...overrides,
  };
}
