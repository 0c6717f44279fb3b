/** A larger count is a parsing error. */
const maxCount = 1e15;

/** Suffixes of abbreviated numbers, by factor and in the languages of the platforms. */
const scaleWords: readonly (readonly [factor: number, words: readonly string[]])[] = [
  [
    1e3,
    ['k', 'thousand', 'mil', 'mila', 'mille', 'tsd', 'tys', 'тыс', 'тис', 'rb', 'bin', '千', '천'],
  ],
  [1e4, ['万', '萬', '만']],
  [1e5, ['lakh', 'lac']],
  [
    1e6,
    [
      ...['m', 'mn', 'mi', 'mio', 'mln', 'million', 'millions', 'millón', 'millones', 'milhão'],
      ...['milhões', 'milioni', 'млн', 'jt'],
    ],
  ],
  [1e7, ['cr', 'crore']],
  [1e8, ['亿', '億', '억']],
  [1e9, ['b', 'bn', 'bi', 'billion', 'billions', 'mrd', 'mld', 'mlrd', 'md', 'млрд']],
];

const factors = new Map(
  scaleWords.flatMap(([factor, words]) => words.map((word) => [word, factor] as const)),
);

/** In Chinese, Japanese and Korean the next word follows directly; elsewhere the word must end. */
const scaleSource = `(?:${[...factors.keys()]
  .sort((one, other) => other.length - one.length)
  .map((word) => (/[\u3400-\u9fff\uac00-\ud7af]/.test(word) ? word : `${word}(?![\\p{L}\\d])`))
  .join('|')})`;

const space = ' \\u00a0\\u2009\\u202f';
const digitsSource = [
  `\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?`,
  `\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?`,
  `\\d{1,3}(?:['’${space}]\\d{3})+(?:[.,]\\d+)?`,
  `\\d{1,2}(?:,\\d{2})+,\\d{3}`,
  `\\d+(?:[.,]\\d+)?`,
].join('|');

/** Pattern source (flags "iu") for one abbreviated or grouped count; no capture groups. */
export const countPattern = `(?<![\\p{L}\\d.,])(?:${digitsSource})(?!\\d|[.,]\\d)(?:[${space}]?${scaleSource})?`;

const shape = new RegExp(
  `(?<sign>[-−])?(?<![\\p{L}\\d.,])(?<digits>${digitsSource})(?!\\d|[.,]\\d)(?:[${space}]?(?<scale>${scaleSource}))?`,
  'iu',
);

/**
 * Parses the first count in a text as platforms write it: "1.2M", "12,3 mil", "987K followers",
 * "1,234", "1.234", "3.4万", "12 тыс.". A whole number from 0 to 1e15, or undefined.
 *
 * A single separator before a suffix is decimal ("1.234M" is 1,234,000). Without a suffix a count
 * has no decimals, so a separator groups three digits ("1.234"), or the text is not a count
 * ("1.5").
 */
export function parseCount(text: string): number | undefined {
  const groups = shape.exec(withPlainDigits(text.slice(0, 1_000)))?.groups;
  if (groups?.digits === undefined || groups.sign !== undefined) return undefined;
  const factor = factors.get(groups.scale?.toLowerCase() ?? '') ?? 1;
  const number = parseDigits(groups.digits, factor > 1);
  if (number === undefined) return undefined;
  const count = Math.round(number * factor);
  return count <= maxCount ? count : undefined;
}

/** Converts full-width, Arabic and Persian digits. */
function withPlainDigits(text: string): string {
  return text
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');
}

function parseDigits(digits: string, isScaled: boolean): number | undefined {
  const marks = digits.match(/[^\d]/g) ?? [];
  const last = marks.at(-1) ?? '';
  const fractionLength = digits.length - digits.lastIndexOf(last) - 1;
  const mixes = new Set(marks).size > 1;
  const isDecimal =
    (last === '.' || last === ',') &&
    (mixes || (marks.length === 1 && (isScaled || fractionLength !== 3)));
  if (!isDecimal) return digits.startsWith('0') && marks.length > 0 ? undefined : whole(digits);
  if (!isScaled) return undefined;
  const at = digits.lastIndexOf(last);
  return Number(`${digits.slice(0, at).replace(/\D/g, '')}.${digits.slice(at + 1)}`);
}

function whole(digits: string): number {
  return Number(digits.replace(/\D/g, ''));
}
