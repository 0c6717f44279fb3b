import { graphemesOf } from './print-runs.ts';

/**
 * Breaks a text into lines no wider than `maxWidth`, in the unit of `widthOf`: at spaces and line
 * breaks, between characters of scripts without spaces, and inside a word only if it is wider than a
 * line. Returns at least one line, which may be empty.
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
      graphemesOf(piece).forEach(add);
    }
  }
  return [...lines, line.trimEnd()];
}

/** The smallest pieces between breaks: a word with its trailing spaces, or a character. */
function piecesOf(text: string): string[] {
  const words = text.match(/[^ ]* +|[^ ]+$/g) ?? [];
  return words.flatMap((word) => (unspaced.test(word) ? piecesOfUnspaced(word) : [word]));
}

/** Chinese and Japanese break between characters, except next to some punctuation. */
const ideographic =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\uFF01-\uFF60]/u;
/** These break between words, which only a dictionary can find. */
const dictionaryBased = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const unspaced = new RegExp(`${ideographic.source}|${dictionaryBased.source}`, 'u');

const neverStartsLine = /^[\p{Pe}\p{Pf}\p{Po}\u30FB\u30FC\u3005\u3041\u3043\u3045\u3047\u3049]/u;
const neverEndsLine = /[\p{Ps}\p{Pi}]$/u;

const words = new Intl.Segmenter('th', { granularity: 'word' });

function piecesOfUnspaced(text: string): string[] {
  const wordStarts = new Set(Array.from(words.segment(text), ({ index }) => index));
  const pieces: string[] = [];
  let at = 0;
  for (const grapheme of graphemesOf(text)) {
    const before = pieces.at(-1);
    const mayBreak =
      before !== undefined &&
      grapheme.trim() !== '' &&
      !neverStartsLine.test(grapheme) &&
      !neverEndsLine.test(before) &&
      (ideographic.test(grapheme) ||
        ideographic.test(before.slice(-1)) ||
        (dictionaryBased.test(grapheme) && wordStarts.has(at)));
    if (before === undefined || mayBreak) pieces.push(grapheme);
    else pieces[pieces.length - 1] = before + grapheme;
    at += grapheme.length;
  }
  return pieces;
}
