import { glyphs } from './glyphs.ts';
import type { Lettering, StrokeLettering } from './styles.ts';
import { escapeXml, n } from './svg.ts';

/**
 * A cylinder that letters are wrapped around: its axis, its radius, and the viewing angle from
 * above.
 */
export type Wrap = { cx: number; radius: number; tilt: number };

export type FittedName = {
  lines: readonly string[];
  /** Cap height for strokes, font size for fonts, in picture units. */
  size: number;
  width: number;
  height: number;
  lettering: Lettering;
};

const maxLines = 4;
/** Another line must enlarge the lettering by at least this factor. */
const lineGain = 1.12;
/** A word is broken only when its size would otherwise be below this share of the width. */
const smallestWholeWord = 0.075;

/**
 * Sets a name as large as fits into `width` x `height` (picture units), on up to four lines. Breaks
 * at spaces, dots, underscores and case changes, and within a word only as a last resort.
 */
export function fitName(
  name: string,
  lettering: Lettering,
  width: number,
  height: number,
  maxSize = Number.POSITIVE_INFINITY,
): FittedName {
  const cased = applyCase(name, lettering);
  const used = canStroke(cased, lettering) ? lettering : asFont(lettering);
  const graphemes = splitGraphemes(cased);
  const setWith = (breaks: readonly number[]) =>
    bestSetting(graphemes, breaks, used, width, height, maxSize);
  const whole = setWith(breakPlaces(graphemes, false));
  if (whole.size >= width * smallestWholeWord) return whole;
  const broken = setWith(breakPlaces(graphemes, true));
  return broken.size > whole.size ? broken : whole;
}

/** The largest setting on one to four lines that is worth its lines. */
function bestSetting(
  graphemes: readonly string[],
  breaks: readonly number[],
  lettering: Lettering,
  width: number,
  height: number,
  maxSize: number,
): FittedName {
  const settings = Array.from({ length: Math.min(maxLines, breaks.length + 1) }, (_, index) =>
    measure(balance(graphemes, breaks, index + 1, lettering), lettering, width, height, maxSize),
  );
  const worth = (fitted: FittedName) => fitted.size / lineGain ** (fitted.lines.length - 1);
  return settings.reduce((best, next) => (worth(next) > worth(best) ? next : best));
}

/** The fitted name as markup, centered on a point, optionally wrapped around a cylinder. */
export function drawName(
  fitted: FittedName,
  cx: number,
  cy: number,
  color: string,
  options: { wrap?: Wrap; outline?: string } = {},
): string {
  return fitted.lettering.kind === 'strokes'
    ? drawStrokes(fitted, fitted.lettering, cx, cy, color, options)
    : drawFont(fitted, cx, cy, color, options);
}

function drawStrokes(
  fitted: FittedName,
  lettering: StrokeLettering,
  cx: number,
  cy: number,
  color: string,
  { wrap, outline }: { wrap?: Wrap; outline?: string },
): string {
  const scale = fitted.size / 100;
  const slant = Math.tan((lettering.slantDeg * Math.PI) / 180);
  const extents = fitted.lines.map(lineExtent);
  let y = cy - fitted.height / 2 + (lettering.weight / 2) * scale;
  const letters: string[] = [];
  fitted.lines.forEach((line, index) => {
    const { top, bottom } = extents[index] ?? { top: 0, bottom: 100 };
    const originY = y - top * scale;
    let x = cx - (lineWidth(line, lettering) * scale) / 2 + (lettering.weight / 2) * scale;
    for (const letter of line) {
      const [glyphWidth, path] = glyphs[letter] ?? [0, ''];
      if (path !== '') {
        const half = (glyphWidth * lettering.width * scale) / 2;
        letters.push(
          `<path transform="${place(x + half, originY, half, scale, lettering.width, slant, wrap)}" d="${path}"/>`,
        );
      }
      x += advance(letter, lettering) * scale;
    }
    y += (bottom - top) * scale + lineGap(lettering) * scale;
  });
  const group = (stroke: string, weight: number) =>
    `<g fill="none" stroke="${stroke}" stroke-width="${n(weight)}" stroke-linecap="${lettering.cap}" stroke-linejoin="${lettering.cap === 'round' ? 'round' : 'miter'}">${letters.join('')}</g>`;
  return outline === undefined
    ? group(color, lettering.weight)
    : group(outline, lettering.weight + 22) + group(color, lettering.weight);
}

/**
 * The matrix that places a letter's box, `half` wide on each side of `x`, on the plane or cylinder.
 */
function place(
  x: number,
  y: number,
  half: number,
  scale: number,
  stretch: number,
  slant: number,
  wrap: Wrap | undefined,
): string {
  const angle = wrap ? Math.max(-1.35, Math.min(1.35, (x - wrap.cx) / wrap.radius)) : 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [shiftX, shiftY] = wrap
    ? [wrap.cx + wrap.radius * sin - x, -wrap.tilt * wrap.radius * (1 - cos)]
    : [0, 0];
  const a = scale * stretch * cos;
  const b = wrap ? -scale * stretch * wrap.tilt * sin : 0;
  const e = x + shiftX - half * cos + slant * scale * 50;
  const f = y + shiftY + (wrap ? half * wrap.tilt * sin : 0);
  return `matrix(${[a, b, -slant * scale, scale].map((value) => value.toFixed(3)).join(' ')} ${n(e)} ${n(f)})`;
}

function drawFont(
  fitted: FittedName,
  cx: number,
  cy: number,
  color: string,
  { outline }: { outline?: string },
): string {
  const { lettering, lines, size } = fitted;
  const font =
    lettering.kind === 'serif'
      ? `font-family="${lettering.family}" font-weight="${lettering.weight}"${lettering.italic ? ' font-style="italic"' : ''} letter-spacing="${n((lettering.tracking * size) / 100)}"`
      : '';
  // The spacing after the last letter would shift a centered line to the left.
  const nudge = lettering.kind === 'serif' ? (lettering.tracking * size) / 200 : 0;
  const pitch = size * fontPitch;
  const first = cy - ((lines.length - 1) * pitch) / 2 + size * 0.34;
  const stroke =
    outline === undefined
      ? ''
      : ` stroke="${outline}" stroke-width="${n(size * 0.12)}" stroke-linejoin="round" paint-order="stroke"`;
  return lines
    .map(
      (line, index) =>
        `<text x="${n(cx + nudge)}" y="${n(first + index * pitch)}" font-size="${n(size)}" text-anchor="middle" fill="${color}" ${font}${stroke}>${escapeXml(line)}</text>`,
    )
    .join('');
}

const fontPitch = 1.14;

function applyCase(name: string, lettering: Lettering): string {
  if (lettering.caps === 'upper') return name.toUpperCase();
  return lettering.caps === 'lower' ? name.toLowerCase() : name;
}

function canStroke(name: string, lettering: Lettering): boolean {
  return lettering.kind === 'strokes' && splitGraphemes(name).every((part) => part in glyphs);
}

/** Scripts without strokes are set in the heaviest font on the reader's system. */
function asFont(lettering: Lettering): Lettering {
  if (lettering.kind === 'serif') return lettering;
  return {
    kind: 'serif',
    family: "'Arial Rounded MT Bold','Nunito','Trebuchet MS','Segoe UI',Arial,sans-serif",
    weight: lettering.weight > 12 ? 800 : 500,
    italic: lettering.slantDeg > 0,
    tracking: 0,
    caps: lettering.caps,
  };
}

function splitGraphemes(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
}

/** Indices at which a line may start. */
function breakPlaces(graphemes: readonly string[], hard: boolean): number[] {
  const places: number[] = [];
  for (let index = 1; index < graphemes.length; index += 1) {
    const [before, here] = [graphemes[index - 1] ?? '', graphemes[index] ?? ''];
    const soft = /^[\s._\-/]$/u.test(before) || (/^\p{Ll}/u.test(before) && /^\p{Lu}/u.test(here));
    const inside = hard && index > 2 && graphemes.length - index > 2 && here !== ' ';
    if (soft || inside) places.push(index);
  }
  return places;
}

/** `count` lines whose widest is as narrow as the break places allow. */
function balance(
  graphemes: readonly string[],
  breaks: readonly number[],
  count: number,
  lettering: Lettering,
): string[] {
  const ends = [...breaks, graphemes.length];
  const slice = (from: number, to: number) => graphemes.slice(from, to).join('').trim();
  const reach = [0];
  for (const part of graphemes) reach.push((reach.at(-1) ?? 0) + advance(part, lettering));
  const widthOf = (from: number, to: number) => (reach[to] ?? 0) - (reach[from] ?? 0);
  // best[k][i]: the widest line of the text up to ends[i] on k + 1 lines, and its last break.
  let best = ends.map((end) => ({ width: widthOf(0, end), lines: [slice(0, end)] }));
  for (let line = 1; line < count; line += 1) {
    best = ends.map((end, endIndex) => {
      let chosen = best[endIndex] ?? { width: 0, lines: [] };
      for (let index = 0; index < endIndex; index += 1) {
        const before = best[index];
        const start = ends[index];
        if (before === undefined || start === undefined) continue;
        const width = Math.max(before.width, widthOf(start, end));
        if (width < chosen.width) chosen = { width, lines: [...before.lines, slice(start, end)] };
      }
      return chosen;
    });
  }
  return (best[best.length - 1]?.lines ?? []).filter(Boolean);
}

function measure(
  lines: readonly string[],
  lettering: Lettering,
  width: number,
  height: number,
  maxSize: number,
): FittedName {
  const unitWidth = Math.max(1, ...lines.map((line) => lineWidth(line, lettering))) / 100;
  const unitHeight = blockHeight(lines, lettering) / 100;
  const size = Math.min(width / unitWidth, height / unitHeight, maxSize);
  return { lines, lettering, size, width: unitWidth * size, height: unitHeight * size };
}

/** Width of a line in hundredths of its size. */
function lineWidth(line: string, lettering: Lettering): number {
  const slantDeg = lettering.kind === 'strokes' ? lettering.slantDeg : 0;
  const slant = Math.tan((slantDeg * Math.PI) / 180) * 100;
  return splitGraphemes(line).reduce(
    (sum, part) => sum + advance(part, lettering),
    slant - (lettering.kind === 'strokes' ? lettering.tracking : 0),
  );
}

function advance(grapheme: string, lettering: Lettering): number {
  if (lettering.kind === 'serif') return emWidth(grapheme) * 100 + lettering.tracking;
  const [width] = glyphs[grapheme] ?? [0];
  return width * lettering.width + lettering.weight + lettering.tracking;
}

function blockHeight(lines: readonly string[], lettering: Lettering): number {
  if (lettering.kind === 'serif') return 74 + (lines.length - 1) * fontPitch * 100;
  return lines
    .map(lineExtent)
    .reduce(
      (sum, { top, bottom }) => sum + bottom - top + lineGap(lettering),
      lettering.weight - lineGap(lettering),
    );
}

function lineGap(lettering: StrokeLettering): number {
  return lettering.weight + 22;
}

/** How far the letters of a line extend up and down, on the scale of the glyphs. */
function lineExtent(line: string): { top: number; bottom: number } {
  return {
    top: /[A-Z0-9bdfhijklt!?@&#'/]/.test(line) ? 0 : 34,
    bottom: /[gjpqy]/.test(line) ? 130 : 100,
  };
}

/**
 * Advance of one character in ems, with a margin: measured on DejaVu Serif Bold and Arial Black,
 * the widest fonts of the stacks, so that no system's font overflows.
 */
function emWidth(grapheme: string): number {
  if (/^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(grapheme)) return 1.3;
  if (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(grapheme)) return 1.05;
  if (/^[MW@%&mw]/.test(grapheme)) return 1.08;
  if (/^[iljItfr.,:;'!|]/.test(grapheme)) return 0.5;
  if (/^\s/u.test(grapheme)) return 0.36;
  if (/^\p{Lu}/u.test(grapheme)) return 0.86;
  return 0.72;
}
