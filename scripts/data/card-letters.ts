import { type Face, faces, pathData } from '../social-previews/outline-text.ts';
import type { GeneratedFiles } from './makers.ts';

/** Printable ASCII, and the typographic signs of the cards' own texts. */
const signs = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, step) => String.fromCodePoint(0x20 + step)),
  ...'’“”–—·×¢é',
];

/** Path coordinates in a letter's own square of this many units. */
const unitsPerEm = 1000;

/**
 * The letters of the brand's typefaces as outlines, so that a shared link's picture needs no font
 * and looks the same on every machine.
 */
export function generatedFiles(): GeneratedFiles {
  return {
    'supabase/functions/_shared/drawing/card-letters.generated.ts': [
      '/** Made by `npm run data` from the packages of the fonts. */',
      "import type { CardFace } from './card-lettering.ts';",
      '',
      'export const cardFaces: Readonly<Record<"display" | "mono", CardFace>> = {',
      `  display: ${faceLiteral(faces.display)},`,
      `  mono: ${faceLiteral(faces.mono)},`,
      '};',
      '',
    ].join('\n'),
  };
}

function faceLiteral({ font, trackingEm }: Face): string {
  const scale = unitsPerEm / font.unitsPerEm;
  const letters = signs.map((sign) => {
    const glyph = font.charToGlyph(sign);
    const advance = Math.round((glyph.advanceWidth ?? 0) * scale);
    return `    ${JSON.stringify(sign)}: [${advance}, ${JSON.stringify(pathData(glyph.getPath(0, 0, unitsPerEm).commands, 0))}],`;
  });
  return [
    '{',
    `  tracking: ${Math.round(trackingEm * unitsPerEm)},`,
    '  letters: {',
    ...letters,
    '  },',
    '}',
  ].join('\n');
}
