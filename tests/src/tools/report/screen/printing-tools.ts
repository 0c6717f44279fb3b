import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { ReportPrinting } from '@/tools/report/screen/pdf/prepare-printing.ts';
import type { SignPainter } from '@/tools/report/screen/pdf/sign-painter.ts';

/** A PNG of one pixel. */
export const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const folder = join(process.cwd(), 'src/tools/report/screen/pdf/fonts');

export function wideFonts() {
  const read = (weight: string) =>
    new Uint8Array(readFileSync(join(folder, `inter-${weight}.ttf`)));
  return { regular: read('regular'), bold: read('bold') };
}

/** Draws any sign but `unknown` ones as a square of the size of the type. */
export function aPainter(unknown: readonly string[] = []): SignPainter {
  return {
    has: (sign) => !unknown.includes(sign),
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

export function printingTools(overrides: Partial<ReportPrinting> = {}) {
  return {
    fetchFonts: vi.fn(async () => wideFonts()),
    openPainter: vi.fn((): SignPainter | null => aPainter()),
    ...overrides,
  };
}
