import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font, type PathCommand } from 'opentype.js';

export type Face = {
  font: Font;
  /** Added after each letter, in em. */
  trackingEm: number;
};

export const faces = {
  display: readFace('bricolage-grotesque', 'bricolage-grotesque-latin-800-normal', -0.03),
  mono: readFace('dm-mono', 'dm-mono-latin-400-normal', 0),
} satisfies Record<string, Face>;

function readFace(family: string, file: string, trackingEm: number): Face {
  const url = new URL(
    `../../node_modules/@fontsource/${family}/files/${file}.woff`,
    import.meta.url,
  );
  const bytes = readFileSync(fileURLToPath(url));
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  return { font: opentype.parse(buffer), trackingEm };
}

/** The width of a line, in pixels. */
export function textWidth(face: Face, text: string, sizePx: number): number {
  return placeGlyphs(face, text, sizePx).endPx;
}

/** A line as SVG path data, with its baseline at y. */
export function outlineText(
  face: Face,
  text: string,
  at: { x: number; y: number; sizePx: number },
): string {
  return placeGlyphs(face, text, at.sizePx)
    .glyphs.map(({ glyph, leftPx }) =>
      pathData(glyph.getPath(at.x + leftPx, at.y, at.sizePx).commands),
    )
    .join('');
}

/**
 * Glyph by glyph with kerning, because opentype.js does not support all layout rules of the font.
 */
function placeGlyphs({ font, trackingEm }: Face, text: string, sizePx: number) {
  const scale = sizePx / font.unitsPerEm;
  const glyphs = [...text].map((character) => font.charToGlyph(character));
  let endPx = 0;
  const placed = glyphs.map((glyph, index) => {
    const leftPx = endPx;
    const next = glyphs[index + 1];
    const kerning = next === undefined ? 0 : font.getKerningValue(glyph, next);
    endPx += ((glyph.advanceWidth ?? 0) + kerning) * scale + trackingEm * sizePx;
    return { glyph, leftPx };
  });
  return { glyphs: placed, endPx };
}

/** Replaces the library's own writer, whose rounding turns some coordinates into "NaN". */
export function pathData(commands: readonly PathCommand[], decimals = 1): string {
  return commands
    .map(({ type, ...points }) => {
      const { x1, y1, x2, y2, x, y } = { ...noPoints, ...points };
      const coordinates = [x1, y1, x2, y2, x, y].filter((value) => value !== null);
      return `${type}${coordinates.map((value) => value.toFixed(decimals)).join(' ')}`;
    })
    .join('');
}

type Points = Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number | null>;

const noPoints: Points = { x1: null, y1: null, x2: null, y2: null, x: null, y: null };
