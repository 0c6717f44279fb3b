import { wellFormed } from '@/lib/well-formed.ts';

/** A stretch of text that is printed in one way. */
export type PrintRun = {
  /** Set in a font, drawn as a picture, or shown as a box because nothing can show it. */
  kind: 'font' | 'picture' | 'gap';
  text: string;
};

/** Whether a PDF can show a single character (one code point). */
export type PrintableCharacters = {
  font: (character: string) => boolean;
  picture: (character: string) => boolean;
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Normalizes a text for print: well-formed, with composed letters, and all white space except line
 * breaks as plain spaces. Removes control characters.
 */
export function toPrintable(text: string): string {
  return wellFormed(text)
    .normalize('NFC')
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '');
}

/** What a reader sees as single characters: an accented letter, a flag, a family of four. */
export function graphemesOf(text: string): string[] {
  return /^[\x20-\x7E]*$/.test(text)
    ? [...text]
    : Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Splits a line, in writing order, where the way of printing changes. */
export function printRuns(line: string, printable: PrintableCharacters): PrintRun[] {
  const runs = joined(graphemesOf(line).map((grapheme) => runOf(grapheme, printable)));
  if (!isRightToLeft(line) || !runs.some(({ kind }) => kind === 'picture')) return runs;
  // Only the browser can order scripts of both directions, so it draws the whole line.
  return [{ kind: 'picture', text: line }];
}

/** The characters of a text that can neither be set nor drawn, each once. */
export function missingCharacters(text: string, printable: PrintableCharacters): string[] {
  const missing = graphemesOf(toPrintable(text))
    .filter((grapheme) => grapheme !== '\n')
    .filter((grapheme) => runOf(grapheme, printable).kind === 'gap');
  return [...new Set(missing)];
}

/** Whether a text has letters of a right-to-left script. */
export function isRightToLeft(text: string): boolean {
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.test(
    text,
  );
}

function runOf(grapheme: string, printable: PrintableCharacters): PrintRun {
  const visible = [...grapheme.replace(/\p{DI}/gu, '')];
  const [first = ''] = visible;
  // PDFs get no text shaping: a letter with a mark and no composed form is drawn.
  if (visible.length <= 1 && (first === '' || printable.font(first)))
    return { kind: 'font', text: first };
  return { kind: visible.every(printable.picture) ? 'picture' : 'gap', text: grapheme };
}

/** Joins neighbors of one kind; spaces between pictures belong to the picture. */
function joined(runs: readonly PrintRun[]): PrintRun[] {
  const out: PrintRun[] = [];
  for (const [index, run] of runs.entries()) {
    const last = out.at(-1);
    const isBetween = run.text === ' ' && runs[index + 1]?.kind === 'picture';
    const kind = last?.kind === 'picture' && isBetween ? 'picture' : run.kind;
    if (last?.kind === kind && kind !== 'gap') last.text += run.text;
    else if (run.text !== '') out.push({ kind, text: run.text });
  }
  return out;
}
