import { clustersOf } from './print-runs.ts';

/**
 * A text in lines no wider than `maxWidth`, in the unit of `widthOf`. Breaks at spaces and line
 * breaks, between characters of scripts written without spaces, and inside a word only where it is
 * wider than a line. At least one line, which may be empty.
 */
export function breakLines(
  text: string,
  widthOf: (text: string) => number,
  maxWidth: number,
): string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, widthOf, maxWidth));
}

function breakParagraph(
  text: string,
  widthOf: (text: string) => number,
  maxWidth: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;

  function endLine() {
    if (line !== '') lines.push(line.trimEnd());
    line = '';
    width = 0;
  }

  function add(piece: string) {
    const ownWidth = widthOf(piece.trimEnd());
    if (width + ownWidth > maxWidth) endLine();
    line += piece;
    width += piece.endsWith(' ') ? widthOf(piece) : ownWidth;
  }

  for (const piece of piecesOf(text)) {
    if (widthOf(piece.trimEnd()) <= maxWidth) {
      add(piece);
    } else {
      endLine();
      clustersOf(piece).forEach(add);
    }
  }
  return [...lines, line.trimEnd()];
}

/** What may not be broken: a word with the spaces after it, or one character of such a script. */
function piecesOf(text: string): string[] {
  const words = text.match(/[^ ]* +|[^ ]+$/g) ?? [];
  return words.flatMap((word) => (unspaced.test(word) ? piecesOfUnspaced(word) : [word]));
}

/** Chinese and Japanese break between characters, but for punctuation that clings to a side. */
const ideographic =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\uFF01-\uFF60]/u;
/** These break between words, which only a dictionary tells apart. */
const dictionaryBased = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const unspaced = new RegExp(`${ideographic.source}|${dictionaryBased.source}`, 'u');

const clingsToWhatIsBefore =
  /^[\p{Pe}\p{Pf}\p{Po}\u30FB\u30FC\u3005\u3041\u3043\u3045\u3047\u3049]/u;
const clingsToWhatFollows = /[\p{Ps}\p{Pi}]$/u;

const words = new Intl.Segmenter('th', { granularity: 'word' });

function piecesOfUnspaced(text: string): string[] {
  const wordStarts = new Set(Array.from(words.segment(text), ({ index }) => index));
  const pieces: string[] = [];
  let at = 0;
  for (const cluster of clustersOf(text)) {
    const before = pieces.at(-1);
    const mayBreak =
      before !== undefined &&
      cluster.trim() !== '' &&
      !clingsToWhatIsBefore.test(cluster) &&
      !clingsToWhatFollows.test(before) &&
      (ideographic.test(cluster) ||
        ideographic.test(before.slice(-1)) ||
        (dictionaryBased.test(cluster) && wordStarts.has(at)));
    if (before === undefined || mayBreak) pieces.push(cluster);
    else pieces[pieces.length - 1] = before + cluster;
    at += cluster.length;
  }
  return pieces;
}
