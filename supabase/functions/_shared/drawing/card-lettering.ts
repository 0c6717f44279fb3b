import { n } from './svg.ts';

/** A typeface as outlines, in thousandths of the font size; see scripts/data/card-letters.ts. */
export type CardFace = Readonly<{
  /** Added after each letter. */
  tracking: number;
  letters: Readonly<Record<string, readonly [advance: number, path: string]>>;
}>;

const unitsPerEm = 1000;

/** The width of a line in pixels. */
export function lineWidthPx(face: CardFace, text: string, sizePx: number): number {
  const units = lettersOf(face, text).reduce((sum, [advance]) => sum + advance + face.tracking, 0);
  return (units * sizePx) / unitsPerEm;
}

/** A line as outlines, with its baseline at y: it needs no font. */
export function drawLine(
  face: CardFace,
  text: string,
  at: { x: number; y: number; sizePx: number; color: string },
): string {
  let left = 0;
  const shapes = lettersOf(face, text).map(([advance, path]) => {
    const shape = path === '' ? '' : `<path transform="translate(${left})" d="${path}"/>`;
    left += advance + face.tracking;
    return shape;
  });
  const scale = (at.sizePx / unitsPerEm).toFixed(5);
  return `<g fill="${at.color}" transform="translate(${n(at.x)} ${n(at.y)}) scale(${scale})">${shapes.join('')}</g>`;
}

/** The largest of the sizes at which the line fits into the width, or else the smallest. */
export function fittingSizePx(
  face: CardFace,
  text: string,
  widthPx: number,
  sizesPx: readonly number[],
): number {
  const fitting = sizesPx.filter((sizePx) => lineWidthPx(face, text, sizePx) <= widthPx);
  return Math.max(...fitting, Math.min(...sizesPx));
}

/** At most `maxLines` lines, broken at spaces; what does not fit ends in an ellipsis. */
export function wrapLines(
  face: CardFace,
  text: string,
  { widthPx, sizePx, maxLines }: { widthPx: number; sizePx: number; maxLines: number },
): string[] {
  const fits = (line: string) => lineWidthPx(face, line, sizePx) <= widthPx;
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  const kept = lines.slice(0, maxLines);
  return kept.map((line, index) => {
    const isCut = index === maxLines - 1 && lines.length > maxLines;
    return isCut || !fits(line) ? cutToFit(line, fits) : line;
  });
}

function cutToFit(line: string, fits: (line: string) => boolean): string {
  let cut = line;
  while (cut !== '' && !fits(`${cut}...`)) cut = cut.slice(0, -1);
  let end = cut.length;
  while (end > 0 && ' ,;>'.includes(cut.charAt(end - 1))) end -= 1;
  return `${cut.slice(0, end)}...`;
}

/** Letters that the face does not have lose their accents, or else are left out. */
function lettersOf({ letters }: CardFace, text: string): (readonly [number, string])[] {
  return [...text].flatMap((sign) => {
    const plain = sign.normalize('NFD').charAt(0);
    const letter = letters[sign] ?? letters[plain];
    return letter === undefined ? [] : [letter];
  });
}
