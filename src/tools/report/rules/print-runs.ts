import { wellFormed } from '@/lib/well-formed.ts';

/** A stretch of text that is put on paper in one way. */
export type PrintRun = {
  /** Set in a font, drawn as a picture, or shown as a box where its sign would be. */
  kind: 'font' | 'picture' | 'gap';
  text: string;
};

/** What a PDF can show of a single sign (one code point). */
export type PrintableSigns = {
  font: (sign: string) => boolean;
  picture: (sign: string) => boolean;
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The text as it is printed: composed letters, well-formed, and any white space but a line break as
 * a plain space. Controls and other characters that have no shape of their own are taken out.
 */
export function toPrint(text: string): string {
  return wellFormed(text)
    .normalize('NFC')
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '');
}

/** What a reader takes for single characters: an accented letter, a flag, a family of four. */
export function clustersOf(text: string): string[] {
  return /^[\x20-\x7E]*$/.test(text)
    ? [...text]
    : Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** One line in the order it is written, cut where the way it is put on paper changes. */
export function printRuns(line: string, signs: PrintableSigns): PrintRun[] {
  const runs = joined(clustersOf(line).map((cluster) => runOf(cluster, signs)));
  if (!isRightToLeft(line) || !runs.some(({ kind }) => kind === 'picture')) return runs;
  // Where scripts of both directions meet, only the browser knows their order: it draws the line.
  return [{ kind: 'picture', text: line }];
}

/** The signs of a text that neither font nor picture can show, each once. */
export function missingSigns(text: string, signs: PrintableSigns): string[] {
  const missing = clustersOf(toPrint(text))
    .filter((cluster) => cluster !== '\n')
    .filter((cluster) => runOf(cluster, signs).kind === 'gap');
  return [...new Set(missing)];
}

/** Whether a text holds letters that are read from right to left. */
export function isRightToLeft(text: string): boolean {
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.test(
    text,
  );
}

function runOf(cluster: string, signs: PrintableSigns): PrintRun {
  const visible = [...cluster.replace(/\p{DI}/gu, '')];
  const [first = ''] = visible;
  // Fonts in a PDF are not shaped: a letter with a mark that has no composed form is a picture.
  if (visible.length <= 1 && (first === '' || signs.font(first)))
    return { kind: 'font', text: first };
  return { kind: visible.every(signs.picture) ? 'picture' : 'gap', text: cluster };
}

/** Neighbors of one kind as one run; spaces between pictures belong to the picture. */
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
