import type { QuoteCurrency, QuotedDays, QuotedSum } from './supplier-reply.ts';

/** Digits with marks between them, as any country writes them. */
export const numberPattern = String.raw`\d+(?:[.,'’]\d+)*`;

/**
 * A number as a supplier writes it: "1,250.50", "1.250,50", "3,20" and "3.20". Three digits behind a
 * single mark are thousands where they count pieces.
 */
export function parseNumber(digits: string, isCount: boolean): number {
  const plain = digits.replace(/['’]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return Number(plain);
  const behind = plain.length - last - 1;
  const marks = plain.match(/[.,]/g) ?? [];
  const isThousands = behind === 3 && (isCount || marks.length > 1 || plain[last] === ',');
  const mixed = new Set(marks).size > 1;
  if (isThousands && !mixed) return Number(plain.replace(/[.,]/g, ''));
  if (isThousands && isCount) return Number(plain.replace(/[.,]/g, ''));
  return Number(`${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`);
}

const currencyWords: readonly (readonly [RegExp, QuoteCurrency])[] = [
  [/^(?:us\s?\$|usd|u\.s\.\s?\$|\$|us dollars?|dollars?)$/i, 'USD'],
  [/^(?:€|eur|euros?)$/i, 'EUR'],
  [/^(?:¥|￥|rmb|cny|yuan)$/i, 'CNY'],
  [/^(?:£|gbp|pounds?)$/i, 'GBP'],
  [/^(?:₺|tl|try|lira)$/i, 'TRY'],
  [/^(?:₹|inr|rs\.?|rupees?)$/i, 'INR'],
  [/^(?:mxn|pesos?)$/i, 'MXN'],
];

const before = String.raw`us\s?\$|u\.s\.\s?\$|\$|€|¥|￥|£|₺|₹|usd|eur|rmb|cny|gbp|try|inr|mxn`;
const behind = String.raw`us dollars?|usd|us\$|dollars?|\$|€|euros?|eur|rmb|cny|yuan|gbp|tl|lira|inr|rupees?|mxn|pesos?`;

/** A sum with its currency in front of or behind it. */
const sumPattern = new RegExp(
  String.raw`(?:(?<first>${before})\s?:?\s?(?<one>${numberPattern})|(?<![\d.,])(?<two>${numberPattern})\s?(?<second>${behind})(?![\p{L}]))`,
  'giu',
);

export type FoundSum = QuotedSum & Readonly<{ index: number; end: number }>;

/** The sums of a text in order. */
export function findSums(text: string): FoundSum[] {
  return [...text.matchAll(sumPattern)].flatMap((match) => {
    const { first, one, two, second } = match.groups ?? {};
    const word = (first ?? second ?? '').trim();
    const currency = currencyWords.find(([pattern]) => pattern.test(word))?.[1];
    if (currency === undefined) return [];
    const amount = parseNumber(one ?? two ?? '', false);
    return [{ amount, currency, index: match.index, end: match.index + match[0].length }];
  });
}

export const piecesPattern =
  'pcs?|pieces?|units?|uds?|pairs?|prs|sets?|peças|pecas|adet|pçs|ea|dozens?|piezas?';

/** "500 pcs", "1,000 pieces", "3k units". */
const countPattern = new RegExp(
  String.raw`(?<![\d.,$€¥£])(${numberPattern})\s?(k)?\s?(?:-\s?(?:${numberPattern})\s?k?\s?|\+\s?|~\s?(?:${numberPattern})\s?)?(?:${piecesPattern})(?![\p{L}])`,
  'giu',
);

export type FoundCount = Readonly<{ units: number; index: number; end: number }>;

/** The numbers of pieces of a text in order; the lower end of a range. */
export function findCounts(text: string): FoundCount[] {
  return [...text.matchAll(countPattern)].map((match) => ({
    units: parseNumber(match[1] ?? '', true) * (match[2] === undefined ? 1 : 1000),
    index: match.index,
    end: match.index + match[0].length,
  }));
}

const span =
  /(?<![\d.,])(\d{1,3})(?:\s?(?:-|–|~|to|a|\/)\s?(\d{1,3}))?\s?(working|business|work|calendar)?\s?(days?|d\b|weeks?|wks?|dias?(?:\s+úteis)?|gün|i[sş]\s?günü|months?)/iu;

/** "25-30 days", "4 to 6 weeks", "15 working days". Undefined when the text states no time. */
export function findDays(text: string): (QuotedDays & Readonly<{ said: string }>) | undefined {
  const match = span.exec(text);
  if (match === null) return undefined;
  const [said, first = '', second, kind = '', unit = ''] = match;
  const factor = /^w/i.test(unit) ? 7 : /^m/i.test(unit) ? 30 : 1;
  return {
    minDays: Number(first) * factor,
    maxDays: Number(second ?? first) * factor,
    isWorkingDays: /^(?:working|business|work)$/i.test(kind) || /úteis|i[sş]\s?günü/i.test(unit),
    said,
  };
}
