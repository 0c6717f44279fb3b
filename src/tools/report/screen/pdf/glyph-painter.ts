import { isRightToLeft } from '@/tools/report/rules/print-runs.ts';

/** How a line of text is set. */
export type SignLook = { sizePt: number; isBold: boolean; color: string };

/** A line of text as a picture, transparent around the letters. */
export type SignPicture = {
  /** A PNG as a data address. */
  png: string;
  widthPt: number;
  heightPt: number;
  /** From the picture's left edge to where the line begins. */
  leftPt: number;
  /** From the picture's upper edge down to the baseline. */
  ascentPt: number;
  /** One for each text in each look. */
  name: string;
};

/** Draws text in the fonts of the device, for signs that no font of the document has. */
export type SignPainter = {
  /** Whether a font of the device has the sign (one code point). */
  has: (sign: string) => boolean;
  /** The room a line takes up, in points. */
  width: (text: string, look: SignLook) => number;
  paint: (text: string, look: SignLook) => SignPicture;
};

const PRINT_DPI = 300;
const PX_PER_PT = PRINT_DPI / 72;
/** Around the letters, for what their box does not count. */
const MARGIN_PX = 2;

const FAMILY = '"Helvetica Neue", Arial, sans-serif';

/** The painter of this browser; null where it has no canvas or does not give its pixels away. */
export function openSignPainter(): SignPainter | null {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return context !== null && givesPixels(context) ? painterOn(context) : null;
}

function painterOn(context: Context): SignPainter {
  const known = new Map<string, boolean>();
  const tofu = unassigned.map((sign) => shapeOf(context, sign));

  function has(sign: string): boolean {
    let answer = known.get(sign);
    if (answer === undefined) {
      const shape = shapeOf(context, sign);
      answer = shape.includes('1') && !tofu.some((each) => isAlike(each, shape));
      known.set(sign, answer);
    }
    return answer;
  }

  function width(text: string, look: SignLook): number {
    setType(context, text, look);
    return context.measureText(text).width / PX_PER_PT;
  }

  return { has, width, paint: (text, look) => paint(context, text, look) };
}

type Context = CanvasRenderingContext2D;

function paint(context: Context, text: string, look: SignLook): SignPicture {
  setType(context, text, look);
  const box = context.measureText(text);
  const left = Math.ceil(Math.max(0, box.actualBoundingBoxLeft)) + MARGIN_PX;
  const right = Math.ceil(Math.max(box.width, box.actualBoundingBoxRight)) + MARGIN_PX;
  const ascent = Math.ceil(Math.max(0, box.actualBoundingBoxAscent)) + MARGIN_PX;
  const descent = Math.ceil(Math.max(0, box.actualBoundingBoxDescent)) + MARGIN_PX;
  const { canvas } = context;
  canvas.width = left + right;
  canvas.height = ascent + descent;
  // A new size forgets the type.
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

function setType(context: Context, text: string, { sizePt, isBold }: SignLook): void {
  context.font = `${isBold ? 700 : 400} ${sizePt * PX_PER_PT}px ${FAMILY}`;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.direction = beginsRightToLeft(text) ? 'rtl' : 'ltr';
}

/** Whether the first letter is one that is read from right to left, which sets the line's order. */
function beginsRightToLeft(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return isRightToLeft(letter);
}

const PROBE_PX = 48;

/** Code points that stand for nothing, in three parts of Unicode. */
const unassigned = ['\u0378', '\u2FE0', '\u{1FFFE}'];

/** What a sign looks like: a 1 for each pixel that is inked, else a 0. */
function shapeOf(context: Context, sign: string): string {
  context.canvas.width = PROBE_PX;
  context.canvas.height = PROBE_PX;
  context.font = `24px ${FAMILY}`;
  context.fillText(sign, 12, 34);
  const { data } = context.getImageData(0, 0, PROBE_PX, PROBE_PX);
  let shape = '';
  for (let at = 3; at < data.length; at += 4) shape += (data[at] ?? 0) > 127 ? '1' : '0';
  return shape;
}

/** Nearly every pixel: some browsers blur the pixels they give away. */
function isAlike(one: string, other: string): boolean {
  let different = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) different += 1;
  return different <= 4;
}

/** False where a browser answers with noise, so that nobody is told apart by their pixels. */
function givesPixels(context: Context): boolean {
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
