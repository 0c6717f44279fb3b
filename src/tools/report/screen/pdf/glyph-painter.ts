import { isRightToLeft } from '@/tools/report/rules/print-runs.ts';

/** The style of a line of text. */
export type TextLook = { sizePt: number; isBold: boolean; color: string };

/** A line of text as a picture with a transparent background. */
export type TextPicture = {
  /** A PNG as a data URL. */
  png: string;
  widthPt: number;
  heightPt: number;
  /** From the left edge to the start of the line. */
  leftPt: number;
  /** From the top edge down to the baseline. */
  ascentPt: number;
  /** Unique per text and look. */
  name: string;
};

/** Draws text with the device's fonts, for characters that the document's fonts lack. */
export type GlyphPainter = {
  /** Whether the device's fonts have the character (one code point). */
  has: (character: string) => boolean;
  /** The width of a line in points. */
  width: (text: string, look: TextLook) => number;
  paint: (text: string, look: TextLook) => TextPicture;
};

const PRINT_DPI = 300;
const PX_PER_PT = PRINT_DPI / 72;
/** Around the letters, which may exceed their measured box. */
const MARGIN_PX = 2;

const FAMILY = '"Helvetica Neue", Arial, sans-serif';

/** The browser's painter; null where there is no canvas or its pixels are protected. */
export function openGlyphPainter(): GlyphPainter | null {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return context !== null && returnsTruePixels(context) ? painterOn(context) : null;
}

function painterOn(context: Context): GlyphPainter {
  const known = new Map<string, boolean>();
  const tofu = unassigned.map((character) => shapeOf(context, character));

  function has(character: string): boolean {
    let answer = known.get(character);
    if (answer === undefined) {
      const shape = shapeOf(context, character);
      answer = shape.includes('1') && !tofu.some((each) => isAlike(each, shape));
      known.set(character, answer);
    }
    return answer;
  }

  function width(text: string, look: TextLook): number {
    setType(context, text, look);
    return context.measureText(text).width / PX_PER_PT;
  }

  return { has, width, paint: (text, look) => paint(context, text, look) };
}

type Context = CanvasRenderingContext2D;

function paint(context: Context, text: string, look: TextLook): TextPicture {
  setType(context, text, look);
  const box = context.measureText(text);
  const left = Math.ceil(Math.max(0, box.actualBoundingBoxLeft)) + MARGIN_PX;
  const right = Math.ceil(Math.max(box.width, box.actualBoundingBoxRight)) + MARGIN_PX;
  const ascent = Math.ceil(Math.max(0, box.actualBoundingBoxAscent)) + MARGIN_PX;
  const descent = Math.ceil(Math.max(0, box.actualBoundingBoxDescent)) + MARGIN_PX;
  const { canvas } = context;
  canvas.width = left + right;
  canvas.height = ascent + descent;
  // Resizing the canvas resets the font.
  setType(context, text, look);
  context.fillStyle = look.color;
  context.fillText(text, left, ascent);
  return {
    png: canvas.toDataURL('image/png'),
    widthPt: canvas.width / PX_PER_PT,
    heightPt: canvas.height / PX_PER_PT,
    leftPt: left / PX_PER_PT,
    ascentPt: ascent / PX_PER_PT,
    name: JSON.stringify([text, look]),
  };
}

function setType(context: Context, text: string, { sizePt, isBold }: TextLook): void {
  context.font = `${isBold ? 700 : 400} ${sizePt * PX_PER_PT}px ${FAMILY}`;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.direction = beginsRightToLeft(text) ? 'rtl' : 'ltr';
}

/** Whether the first letter is of a right-to-left script, which determines the line's direction. */
function beginsRightToLeft(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return isRightToLeft(letter);
}

const PROBE_PX = 48;

/** Unassigned code points in three parts of Unicode, which fonts show as a placeholder. */
const unassigned = ['\u0378', '\u2FE0', '\u{1FFFE}'];

/** The shape of a character: 1 for each inked pixel, else 0. */
function shapeOf(context: Context, character: string): string {
  context.canvas.width = PROBE_PX;
  context.canvas.height = PROBE_PX;
  context.font = `24px ${FAMILY}`;
  context.fillText(character, 12, 34);
  const { data } = context.getImageData(0, 0, PROBE_PX, PROBE_PX);
  let shape = '';
  for (let at = 3; at < data.length; at += 4) shape += (data[at] ?? 0) > 127 ? '1' : '0';
  return shape;
}

/** Allows for browsers that blur the pixels they return. */
function isAlike(one: string, other: string): boolean {
  let different = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) different += 1;
  return different <= 4;
}

/** False where the browser returns noise to prevent fingerprinting. */
function returnsTruePixels(context: Context): boolean {
  context.canvas.width = 8;
  context.canvas.height = 8;
  context.fillRect(0, 0, 4, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  for (let at = 3, pixel = 0; at < data.length; at += 4, pixel += 1) {
    const expected = pixel % 8 < 4 ? 255 : 0;
    if (Math.abs((data[at] ?? 0) - expected) > 8) return false;
  }
  return true;
}
