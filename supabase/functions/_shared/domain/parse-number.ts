import { type DecimalMark, decimalMarkOf } from './number-text.ts';
import type { Parsed } from './parsed.ts';

/**
 * What the number counts, which decides what may surround it:
 *
 * - `count`: whole things. Accepts "12.5k", "1.2M+", "3 million", "12,500 followers".
 * - `decimal`: an average of things. Accepts what `count` accepts, and decimals.
 * - `money`: US dollars. Accepts "$" or "USD" on either side, "25 dollars", "$25 each", and the
 *   suffixes of `count`. Any other currency is rejected, since nothing here converts.
 * - `percent`: accepts a trailing "%" or "percent".
 *
 * Each accepts a leading "~", and "1e6" as spreadsheets write it.
 */
export type NumberKind = 'count' | 'money' | 'percent' | 'decimal';

export type NumberOptions = {
  kind: NumberKind;
  /** A BCP 47 tag such as `navigator.language`; unknown ones count as en-US. */
  locale: string;
};

export type NumberCode = 'empty' | 'not-a-number' | 'not-whole' | 'other-currency' | 'too-large';

/**
 * Parses a number as people type and paste it.
 *
 * The first of these rules that applies decides whether "." or "," is the decimal mark:
 *
 * 1. Both occur: the last one is the decimal mark. "1,234.56" and "1.234,56" agree everywhere.
 * 2. One occurs several times: it groups. "1.234.567".
 * 3. Spaces or apostrophes already group: the mark is decimal. "12 500,50".
 * 4. Before a suffix ("1.234M"), or if the mark is the locale's own decimal mark, it is decimal,
 *    except that a `count` has no decimals, so "12.500" followers are 12,500 in any locale.
 * 5. It is not the locale's decimal mark: it groups if exactly three digits follow and one to three
 *    precede, the first not 0. So in en-US "1,500" is 1500, and "1,5" and "0,500" are not.
 *
 * Groups must have three digits, or two with a final three as in India ("12,34,567"): "12 50" and
 * "1,2,3" are not numbers. Full-width and Arabic digits are accepted; fractions like "½" are not.
 * The value may be negative, never -0, and is always finite.
 */
export function parseNumber(text: string, options: NumberOptions): Parsed<number, NumberCode> {
  const clean = normalize(text);
  if (clean === '') return { ok: false, code: 'empty' };

  const parts = takeApart(clean, options.kind);
  if (!parts) return { ok: false, code: 'not-a-number' };
  if (!parts.currencies.every(isUsDollar)) return { ok: false, code: 'other-currency' };

  const plain = toPlainDecimal(parts.digits, {
    isCount: options.kind === 'count',
    isScaled: parts.exponent !== 0,
    decimalMark: decimalMarkOf(options.locale),
  });
  if (!plain) return { ok: false, code: 'not-a-number' };

  // Scaling by an exponent lets the engine round once: 1.2e6 is exact, 1.2 * 1e6 need not be.
  const magnitude = Number(`${plain}e${parts.exponent}`);
  if (!Number.isFinite(magnitude)) return { ok: false, code: 'too-large' };
  if (options.kind === 'count' && !Number.isInteger(magnitude)) {
    return { ok: false, code: 'not-whole' };
  }
  return { ok: true, value: parts.isNegative && magnitude > 0 ? -magnitude : magnitude };
}

/** Characters without meaning that come with pasted text: zero-width and direction marks. */
const invisible = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

function normalize(text: string): string {
  return text
    .replace(invisible, '')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u2212\u2012\u2013]/g, '-')
    .replace(/[\u2018\u2019\u02BC\u066C]/g, "'")
    .replace(/\s/g, ' ')
    .trim()
    .toLowerCase();
}

const usDollar = 'us ?\\$|\\$ ?us|usd ?\\$|\\$ ?usd|\\$|usd|(?:us |u\\.s\\. )?dollars?|bucks?';
const otherCurrency =
  '[a-z]{0,2}\\p{Sc}[a-z]{0,2}|eur|gbp|cad|aud|nzd|sgd|hkd|twd|inr|jpy|cny|rmb|chf|sek|nok|dkk|pln|czk|huf|try|rub|mxn|brl|ars|clp|cop|krw|vnd|thb|php|idr|myr|pkr|ngn|zar|aed|sar|ils|' +
  '(?:canadian|australian|new zealand|singapore|hong kong) dollars?|euros?|pounds?|quid|yen|yuan|won|rupees?|pesos?|reais|real|francs?|kron(?:or|er|a|e)|zloty|lira|rand|rubles?';
/** "$", "US$", "$US" and "USD", and currencies to reject: "€", "R$", "CHF". */
const currency = `(?:${usDollar}|${otherCurrency})`;
const isUsDollarText = new RegExp(`^(?:${usDollar})$`);

function isUsDollar(text: string): boolean {
  return isUsDollarText.test(text);
}

const exponents = new Map([
  ...['k', 'thousand'].map((suffix) => [suffix, 3] as const),
  ...['m', 'mn', 'mio', 'mln', 'million', 'millions'].map((suffix) => [suffix, 6] as const),
  ...['b', 'bn', 'billion', 'billions'].map((suffix) => [suffix, 9] as const),
]);
const scale = `(?: ?(?<scale>${[...exponents.keys()].join('|')})\\.?|(?<power>e[-+]?\\d{1,4}))?`;

const roughly = '(?:[~\u2248] ?)?';
const sign = '(?<sign>[-+])';
const digits = `(?<digits>[\\d.,' \\u066B]*\\d[.,]?)`;
const counted =
  '(?:followers?|fans?|subscribers?|subs|members?|people|persons?|users?|viewers?|views?|likes?|comments?|reactions?|orders?|units?|pieces?|pcs)';
const each = '(?: ?(?:each|ea|apiece|a piece|(?:per |/ ?)(?:unit|piece|pc|item|each)))?';

const amount = new RegExp(`^${roughly}${sign}?${digits}${scale} ?\\+?(?: ?${counted})?$`, 'u');
const shapes: Readonly<Record<NumberKind, RegExp>> = {
  count: amount,
  decimal: amount,
  money: new RegExp(
    `^${roughly}(?:(?<outer>${currency}) ?)?(?:${sign}(?:(?<inner>${currency}) ?)?)?${digits}${scale}(?: ?(?<after>${currency}))?${each}$`,
    'u',
  ),
  percent: new RegExp(
    `^${roughly}${sign}?${digits}(?<power>e[-+]?\\d{1,4})?(?: ?(?:[%\\u066A]|percent|per cent|pct))?$`,
    'u',
  ),
};

type Parts = { digits: string; isNegative: boolean; exponent: number; currencies: string[] };

function takeApart(clean: string, kind: NumberKind): Parts | null {
  const groups = shapes[kind].exec(clean)?.groups;
  if (!groups?.digits) return null;
  const currencies = [groups.outer, groups.inner, groups.after];
  return {
    digits: groups.digits.trim(),
    isNegative: groups.sign === '-',
    exponent: groups.power
      ? Number(groups.power.slice(1))
      : (exponents.get(groups.scale ?? '') ?? 0),
    currencies: currencies.filter((text) => text !== undefined),
  };
}

type MarkRules = { isCount: boolean; isScaled: boolean; decimalMark: DecimalMark };

/** "1.234,5" becomes "1234.5"; null if the marks do not form a number. */
function toPlainDecimal(digits: string, rules: MarkRules): string | null {
  const mark = decimalMarkIn(digits, rules);
  const at = mark === null ? -1 : digits.lastIndexOf(mark);
  const whole = at < 0 ? digits : digits.slice(0, at);
  const fraction = at < 0 ? '' : digits.slice(at + 1);
  if (!isWholePart(whole) || !/^\d*$/.test(fraction)) return null;
  return `${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}`;
}

/** The decimal mark in this text, or null if there is none. */
function decimalMarkIn(digits: string, rules: MarkRules): string | null {
  if (digits.includes(arabicDecimalMark)) return arabicDecimalMark;

  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return null;
  if (new Set(marks).size === 2) return last;
  if (marks.length > 1) return null;
  if (/[' ]/.test(digits)) return last;

  const looksGrouped = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  if (rules.isScaled || !looksGrouped) return last;
  return last === rules.decimalMark && !rules.isCount ? last : null;
}

const arabicDecimalMark = '\u066B';

/** Plain digits, groups of three, or Indian groups, with a single kind of separator. */
function isWholePart(whole: string): boolean {
  return (
    /^\d*$/.test(whole) ||
    /^\d{1,3}([.,' ])\d{3}(?:\1\d{3})*$/.test(whole) ||
    /^\d{1,2}(,)\d{2}(?:\1\d{2})*\1\d{3}$/.test(whole)
  );
}
