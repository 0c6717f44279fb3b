/** Numbers in a supplier's text with their places: digits as any country writes them, and words. */
import { findChinese, findWords } from './number-words.ts';

export type NumberToken = Readonly<{
  value: number;
  start: number;
  end: number;
  /** Written in words: only a number where a unit follows. */
  isWords: boolean;
  /** The digits as written, without the multiplier; empty for words. */
  digits: string;
}>;

/** Which mark a text uses for decimals; undefined where it shows neither or both. */
export type DecimalMark = '.' | ',' | undefined;

const digitsPattern =
  /(?<!\d|\d[.,])\d+(?:[.,'’]\d+)*(?: 000)*|(?<=^|[\s$€£(@])\.\d{1,4}(?![\d.])/g;
/** Where commas are decimals, a blank may divide thousands: "1 200". */
const blankedPattern =
  /(?<!\d|\d[.,]|\d )\d{1,3}(?: \d{3}(?!\d))+(?:,\d+)?|(?<!\d|\d[.,])\d+(?:[.,'’]\d+)*(?: 000)*|(?<=^|[\s$€£(@])\.\d{1,4}(?![\d.])/g;

/** Behind a number: thousands, or ten thousands. */
const multiplierPattern =
  /^(?:\s?(?:k|K)(?![\p{L}\d])|\s?[万萬]|\s?千|\s?la(?:kh|c)s?(?!\p{Script=Latin})|\s(?:thousand|bin|tausend|tys\.?|mil(?=\s(?:un|pie|pe|par|pz|pc|ud)))(?!\p{Script=Latin}))/iu;

/** Says which decimal mark the text shows: one that stands before one or two last digits. */
export function decimalMarkOf(text: string): DecimalMark {
  const commas = (text.match(/(?<!\d|\d[.,])\d+,\d{1,2}(?![\d,.])/g) ?? []).length;
  const points = (text.match(/(?<!\d|\d[.,])\d+\.\d{1,2}(?![\d,.])/g) ?? []).length;
  if (commas > points) return ',';
  return points > 0 ? '.' : undefined;
}

/**
 * The value of digits with marks: "1,250.50", "1.250,50", "3,20" and "3.20". Three digits behind a
 * single mark are thousands where they count things, or where the text uses the other mark for
 * decimals.
 */
export function valueOfDigits(digits: string, isCount: boolean, mark: DecimalMark): number {
  const plain = digits.replace(/['’ ]/g, '');
  if (plain.startsWith('.')) return Number(plain);
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return Number(plain);
  const behind = plain.length - last - 1;
  const marks = plain.match(/[.,]/g) ?? [];
  const isMixed = new Set(marks).size > 1;
  const isGroup = behind === 3 && !/^0/.test(plain);
  const isOther = mark !== undefined && plain[last] !== mark;
  const isThousands =
    isGroup &&
    (isMixed
      ? isCount
      : marks.length > 1 || isCount || (plain[last] === ',' ? mark !== ',' : isOther));
  if (isThousands) return Number(plain.replace(/[.,]/g, ''));
  return Number(`${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`);
}

/** The numbers of a text in order; none overlaps another. */
export function findNumbers(text: string, mark: DecimalMark): NumberToken[] {
  const digits = [...text.matchAll(mark === ',' ? blankedPattern : digitsPattern)].map(
    (match): NumberToken => {
      const end = match.index + match[0].length;
      const multiplier = multiplierPattern.exec(text.slice(end, end + 12))?.[0] ?? '';
      const factor = factorOf(multiplier);
      const value = valueOfDigits(match[0], false, mark);
      return {
        value: Math.round(value * factor * 1e6) / 1e6,
        start: match.index,
        end: end + multiplier.length,
        isWords: false,
        digits: multiplier === '' ? match[0] : '',
      };
    },
  );
  const words = [...findChinese(text), ...findWords(text)].filter(
    (word) => !digits.some(({ start, end }) => word.start < end && start < word.end),
  );
  return [...digits, ...words].sort((a, b) => a.start - b.start);
}

function factorOf(multiplier: string): number {
  if (multiplier === '') return 1;
  if (/la(?:kh|c)/i.test(multiplier)) return 100_000;
  return /[万萬]/.test(multiplier) ? 10_000 : 1000;
}

/** The same number where it counts things: "1.500" pieces are 1,500. */
export function asCount(token: NumberToken, mark: DecimalMark): number {
  return token.digits === '' ? token.value : valueOfDigits(token.digits, true, mark);
}
