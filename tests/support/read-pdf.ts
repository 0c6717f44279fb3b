import { inflateSync } from 'node:zlib';

export type PdfText = { raw: string; pages: string[] };

/**
 * The text that a PDF viewer would copy from a PDF of jsPDF: each page in order, one text per line;
 * for a span with ActualText, that text.
 */
export function readPdf(bytes: Uint8Array): PdfText {
  const raw = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g)].map(([, id, body]) => [id, body]),
  );
  const fonts = fontsOf(raw, objects);
  const pages = [...objects.values()]
    .map((body) => contentOf(body ?? ''))
    .filter((content) => / T[jf]/.test(content))
    .map((content) => textOf(content, fonts));
  return { raw, pages };
}

type Decode = (literal: string) => string;

/** The encodings of the fonts, by their names in the resources. */
function fontsOf(raw: string, objects: Map<string | undefined, string | undefined>) {
  const fonts = new Map<string, Decode>();
  for (const [, name, id] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, cmapId] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
    if (name !== undefined)
      fonts.set(name, cmapId ? glyphs(contentOf(objects.get(cmapId) ?? '')) : winAnsi);
  }
  return fonts;
}

function contentOf(body: string): string {
  const [start] = /stream\r?\n/.exec(body) ?? [];
  const [, length] = /\/Length (\d+)/.exec(body) ?? [];
  if (start === undefined || length === undefined) return '';
  // By its length, since a compressed stream may end in what looks like a line break.
  const from = body.indexOf(start) + start.length;
  const stream = body.slice(from, from + Number(length));
  const bytes = Buffer.from(stream, 'latin1');
  return body.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : stream;
}

function glyphs(cmap: string): Decode {
  const letters = new Map(
    [...cmap.matchAll(/<([0-9A-Fa-f]{4})><([0-9A-Fa-f]+)>/g)].map(([, glyph, code]) => [
      glyph?.toLowerCase(),
      utf16(code ?? ''),
    ]),
  );
  return (hex) =>
    (hex.match(/.{4}/g) ?? []).map((id) => letters.get(id.toLowerCase()) ?? '\uFFFD').join('');
}

/** WinAnsi from 0x80 to 0x9F; Node's decoder treats these as controls. */
const windowsMarks = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

const winAnsi: Decode = (literal) =>
  literal
    .replace(/\\(.)/g, '$1')
    .replace(/[\x80-\x9F]/g, (byte) => windowsMarks[byte.charCodeAt(0) - 0x80] ?? byte);

function textOf(content: string, fonts: ReadonlyMap<string, Decode>): string {
  const texts: string[] = [];
  let decode: Decode = winAnsi;
  let isInSpan = false;
  const tokens =
    /\/(F\d+) [\d.]+ Tf|\/ActualText <feff([0-9a-f]*)>>> BDC|(EMC)|\(((?:\\.|[^\\)])*)\) Tj|<([0-9A-Fa-f]*)> Tj/g;
  for (const [, font, actual, end, literal, hex] of content.matchAll(tokens)) {
    if (font !== undefined) decode = fonts.get(font) ?? winAnsi;
    if (actual !== undefined) texts.push(utf16(actual));
    if (actual !== undefined || end !== undefined) isInSpan = end === undefined;
    const text = literal ?? hex;
    if (text !== undefined && !isInSpan) texts.push(decode(text));
  }
  return texts.join('\n');
}

function utf16(hex: string): string {
  return (hex.match(/.{4}/g) ?? [])
    .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .join('');
}
