/** A number in a text, in digits or words. */
export type NamedNumber = {
  value: number;
  /** Next to a currency. */
  isMoney: boolean;
  /** "Thousands of", which states a size but no number. */
  isVague: boolean;
};

const small = [
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' '),
  ...'fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
];
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const smallValues = new Map([
  ...small.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]);

const scales = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);
const shortScales = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['b', 1e9],
]);

const word = `(?:${[...smallValues.keys()].join('|')}|(?:${[...scales.keys()].join('|')})s?)`;
const wordRun = new RegExp(`\\b${word}(?:(?:[ -]| and )${word})*\\b`, 'gi');
const scaleBehind = new RegExp(`^[ -]?(${[...scales.keys()].join('|')})s?\\b`, 'i');

/** Every number in a plain text; digits inside a word such as "B2B" do not count. */
export function numbersIn(plain: string): NamedNumber[] {
  return [...numbersInDigits(plain), ...numbersInWords(plain)];
}

/** The text with the words "zero" to "nine" as digits, because phone numbers may be spelled out. */
export function withDigitWordsAsDigits(plain: string): string {
  return plain.replace(/\b(?:zero|one|two|three|four|five|six|seven|eight|nine)\b/gi, (digit) =>
    String(small.indexOf(digit.toLowerCase())),
  );
}

function numbersInDigits(plain: string): NamedNumber[] {
  return [...plain.matchAll(/(?<!\p{L}(?=\d(?!\d)))\d[\d,]*(?:\.\d+)?/gu)].flatMap((match) => {
    const [digits] = match;
    const before = plain.slice(Math.max(match.index - 8, 0), match.index);
    const after = plain.slice(match.index + digits.length, match.index + digits.length + 24);
    const value = Number(digits.replaceAll(',', ''));
    const [suffix = '', scale] = scaleAfter(after);
    const isMoney = isBesideCurrency(before, after.slice(suffix.length));
    return [{ value: value * scale, isMoney, isVague: false }];
  });
}

function scaleAfter(after: string): [suffix: string, scale: number] {
  const [written = '', name = ''] = scaleBehind.exec(after) ?? [];
  if (name !== '') return [written, scales.get(name.toLowerCase()) ?? 1];
  // "5 m" and "5m" may be meters; "5M" and "5k" are not.
  const [short = ''] = /^(?:k|K|M|B)\b/.exec(after) ?? [];
  return [short, shortScales.get(short.toLowerCase()) ?? 1];
}

function numbersInWords(plain: string): NamedNumber[] {
  return [...plain.matchAll(wordRun)].flatMap((match) => {
    const [run] = match;
    // "900 thousand" was already parsed with its digits.
    if (/\d[ -]?$/.test(plain.slice(Math.max(match.index - 2, 0), match.index))) return [];
    const before = plain.slice(Math.max(match.index - 8, 0), match.index);
    const after = plain.slice(match.index + run.length, match.index + run.length + 12);
    const isMoney = isBesideCurrency(before, after);
    // "No one" and "one of them" usually contain no number.
    if (/^(?:zero|one)$/i.test(run) && !isMoney) return [];
    const words = run.toLowerCase().split(/[ -]+/);
    const isVague = words.length === 1 && /[dn]s$/.test(run);
    return valuesOf(words).map((value) => ({ value, isMoney, isVague }));
  });
}

/** "Two hundred and five thousand" is one number, "two three" is two. */
function valuesOf(words: readonly string[]): number[] {
  const values: number[] = [];
  let whole = 0;
  let part: number | undefined;
  for (const word of words) {
    const value = smallValues.get(word);
    const scale = scales.get(word.replace(/s$/, ''));
    if (value !== undefined) {
      if (part !== undefined && !mayFollow(part, value)) {
        values.push(whole + part);
        whole = 0;
        part = 0;
      }
      part = (part ?? 0) + value;
    } else if (scale !== undefined && scale < 1000) {
      part = (part || 1) * scale;
    } else if (scale !== undefined) {
      whole += (part || 1) * scale;
      part = undefined;
    }
  }
  return [...values, whole + (part ?? 0)];
}

/** Whether a small number continues the one before: "hundred five", "twenty five". */
function mayFollow(part: number, value: number): boolean {
  if (part >= 100 && part % 100 === 0) return true;
  return part % 10 === 0 && part % 100 >= 20 && value > 0 && value < 10;
}

const currency = 'usd|eur|gbp|cad|aud|us\\$|dollars?|euros?|pounds?|bucks|cents?';
const currencyBefore = new RegExp(`(?:[$€£¥₹]|\\b(?:${currency})) ?$`, 'i');
const currencyBehind = new RegExp(`^[ -]?(?:[$€£¥₹¢]|(?:${currency})\\b)`, 'i');

function isBesideCurrency(before: string, after: string): boolean {
  return currencyBefore.test(before) || currencyBehind.test(after);
}
