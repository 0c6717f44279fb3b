import { withoutNames } from './blank-names.ts';
import { daysAtStart } from './day-units.ts';
import { joined, spread } from './figure-lists.ts';
import { anyNumberWord } from './number-words.ts';
import { asCount, type DecimalMark, findNumbers, type NumberToken } from './quote-numbers.ts';
import {
  countUnitBehind,
  currencyAtEnd,
  currencyAtStart,
  isOtherMoney,
  priceUnitBehind,
  type QuoteUnit,
} from './quote-units.ts';
import { smallMoneyAtStart } from './small-money.ts';
import type { QuoteCurrency } from './supplier-reply.ts';

export type FigureKind = 'sum' | 'count' | 'days' | 'percent' | 'measure' | 'bare';

/** A number of a line with what it counts. */
export type Figure = Readonly<{
  kind: FigureKind;
  low: number;
  /** The same as `low` unless it is a range. */
  high: number;
  isRange: boolean;
  /** "1000+", "from 1000", "over 1000". */
  isOpen: boolean;
  /** "below 500", "up to 499": `high` is the most. */
  isUpTo: boolean;
  /** "below 500": 500 itself is not in it. */
  isBelow: boolean;
  currency: QuoteCurrency | null;
  /** What a count counts, or what a price is for; null where the text does not say. */
  unit: QuoteUnit | null;
  isWorkingDays: boolean;
  start: number;
  end: number;
}>;

/** A figure while its line is read, with the number it comes from. */
export type Draft = { -readonly [Name in keyof Figure]: Figure[Name] } & { token: NumberToken };

const measureBehind =
  /^\s?(?:[x×*]\s?\d|["'”″]|°|º|g(?![\p{L}])|gr(?![\p{L}])|grams?|gsm|kgs?(?![\p{L}])|oz|lbs?(?![\p{L}])|ml|l(?![\p{L}])|cm|mm|m(?![\p{L}])|inch(?:es)?|in(?![\p{L}])|ft|cbm|m2|m3|m²|m³|denier|w(?![\p{L}])|v(?![\p{L}])|mah|colou?rs?|sides?|years?|yrs?|hours?|hrs?|pages?|layers?|ply|times?|sizes?|designs?|workers|employees|sqm|feet|ft|gb|hp|th(?![\p{L}])|st(?![\p{L}])|nd(?![\p{L}])|rd(?![\p{L}])|号|年|点|色|人|克|毫升|厘米|工人|renk|kişi|yıl)/iu;

/** Letters right before digits that are no part of a name such as "SUS304" or "EN71". */
const wordBefore =
  /(?:moq|qty|usd|us|rmb|cny|eur|gbp|try|tl|inr|rs|for|only|about|price|fob|exw|cif|ddp|min|is|be|approx|cost|fee|no|约|约为|at|of|from|to|a)[.:]?$/iu;

/** The figures of a line in order. Places count from the start of the line. */
export function findFigures(line: string, mark: DecimalMark): Figure[] {
  if (!/[\d零〇一二两三四五六七八九十百千万]/.test(line) && !anyNumberWord.test(line)) return [];
  const even = withoutNames(line);
  const tokens = findNumbers(even, mark).filter(
    (token) => !isPartOfName(even, token) && !isListNumber(even, token),
  );
  const drafts: Draft[] = [];
  for (const token of tokens) {
    // "2.3$ one pcs" has been read to its end.
    const last = drafts.at(-1)?.end ?? 0;
    if (token.start >= last) drafts.push(draftOf(even, token, { mark, last }));
  }
  return joined(even, spread(even, drafts), mark)
    .filter(({ kind, token }) => kind !== 'bare' || !token.isWords || token.value >= 500)
    .map(({ token: _, ...figure }) => withBounds(even, figure));
}

function isPartOfName(line: string, { start, end, isWords }: NumberToken): boolean {
  if (isWords) return false;
  const before = line.slice(Math.max(0, start - 8), start);
  if (/[\p{Script=Latin}]-?$/u.test(before)) {
    const run = /(?<!\p{Script=Latin})\p{Script=Latin}+[.:-]?$/u.exec(before)?.[0] ?? '';
    if (!wordBefore.test(run)) return true;
  }
  if (/#\s?$/.test(before)) return true;
  const after = line.slice(end, end + 4);
  // "20GP", "40HQ", "12A"; a unit follows in lower case or known letters.
  return /^(?:GP|HQ|HC|DC|FT|'(?!\p{L}))/u.test(after);
}

/** "2. Sample charge", "3) Payment". */
function isListNumber(line: string, { start, end, digits }: NumberToken): boolean {
  return (
    digits.length < 3 &&
    line.slice(0, start).trim() === '' &&
    /^(?:[.)、]\s?(?!\d)|\s{2,}\p{L})/u.test(line.slice(end, end + 4))
  );
}

/** @param last where the figure before it ends: its currency is not this one's */
function draftOf(
  line: string,
  token: NumberToken,
  { mark, last }: { mark: DecimalMark; last: number },
): Draft {
  const before = line.slice(Math.max(last, token.start - 16), token.start);
  const after = line.slice(token.end, token.end + 32);
  const base: Draft = {
    kind: 'bare',
    low: token.value,
    high: token.value,
    isRange: false,
    isOpen: false,
    isUpTo: false,
    isBelow: false,
    currency: null,
    unit: null,
    isWorkingDays: false,
    start: token.start,
    end: token.end,
    token,
  };
  // "三成" and "3成" are three tenths.
  if (/^成/u.test(after)) {
    const value = token.value * 10;
    return { ...base, kind: 'percent', low: value, high: value, end: token.end + 1 };
  }
  const percent = /^\s?(?:%|percent|per cent|pct)/i.exec(after);
  if (percent !== null) return { ...base, kind: 'percent', end: token.end + percent[0].length };
  if (/(?:百分之|yüzde\s|%)$/iu.test(before)) return { ...base, kind: 'percent' };
  const days = daysAtStart(after, token.value);
  if (days !== null) {
    return {
      ...base,
      kind: 'days',
      low: days.days,
      high: days.days,
      isWorkingDays: days.isWorkingDays,
      end: token.end + days.length,
    };
  }
  if (isOtherMoney(before, after)) return { ...base, kind: 'measure' };
  const small = smallMoneyAtStart(after, token.value);
  if (small !== null) {
    const behind = token.end + small.length;
    const per = priceUnitBehind(line.slice(behind, behind + 24));
    return {
      ...base,
      kind: 'sum',
      low: small.amount,
      high: small.amount,
      currency: small.currency,
      unit: per?.unit ?? null,
      end: behind + (per?.length ?? 0),
    };
  }
  const first = token.isWords ? null : currencyAtEnd(before);
  const second = first === null ? currencyAtStart(after) : null;
  // "In USD 1000 pcs 2.35": the currency is not that of the pieces.
  const isCounted =
    first !== null &&
    token.value >= 100 &&
    Number.isInteger(token.value) &&
    countUnitBehind(after) !== null &&
    !/^\s?(?:each|ea)(?!\p{L})/iu.test(after);
  if ((first !== null && !isCounted) || second !== null) {
    const behind = token.end + (second?.length ?? 0);
    // "$3.20 USD/pc" names its currency twice.
    const named = first === null ? null : currencyAtStart(line.slice(behind, behind + 8));
    const again = named?.length ?? 0;
    const per = priceUnitBehind(line.slice(behind + again, behind + again + 24));
    return {
      ...base,
      kind: 'sum',
      // "$148.00 MXN": the name says more than the sign.
      currency: (named ?? first ?? second)?.currency ?? null,
      unit: per?.unit ?? null,
      start: token.start - (first?.length ?? 0),
      end: behind + again + (per?.length ?? 0),
    };
  }
  if (/^\s?[x×*]\s?\d/i.test(after) || /\d\s?(?:cm|mm|"|')?\s?[x×*]\s?$/i.test(before)) {
    return { ...base, kind: 'measure' };
  }
  const open = /^\s?(?:\+|以上)/u.exec(after)?.[0] ?? '';
  const counted = countUnitBehind(after.slice(open.length));
  if (
    counted !== null &&
    !(counted.unit === 'kg' || counted.unit === 'meter' || counted.unit === 'ton')
  ) {
    const value = asCount(token, mark);
    return {
      ...base,
      kind: 'count',
      low: value,
      high: value,
      unit: counted.unit,
      isOpen: open !== '',
      end: token.end + open.length + counted.length,
    };
  }
  if (counted !== null) {
    const value = asCount(token, mark) * (counted.unit === 'ton' ? 1000 : 1);
    const unit = counted.unit === 'ton' ? 'kg' : counted.unit;
    const end = token.end + counted.length;
    return { ...base, kind: 'measure', low: value, high: value, unit, end };
  }
  if (measureBehind.test(after)) return { ...base, kind: 'measure' };
  const per = token.isWords || !/^\s?\/\s?\p{L}/u.test(after) ? null : priceUnitBehind(after);
  // "3.20/pc" without a currency.
  if (
    per !== null &&
    /^(?:carton|box|bag|pack|roll)$/.test(per.unit) &&
    Number.isInteger(token.value)
  )
    return { ...base, kind: 'measure' };
  if (per !== null) return { ...base, kind: 'sum', unit: per.unit, end: token.end + per.length };
  return open === '' ? base : { ...base, isOpen: true, end: token.end + open.length };
}

const openBefore =
  /(?:from|over|above|more than|exceed(?:ing)?|at least|minimum|min\.?|≥|>=|>|ab|desde|a partir d[eo]|arriba de|m[aá]s de|mais de|plus de|oltre|超过|大于|满)\s?$/iu;
const openBehind =
  /^\s?(?:\+|and (?:above|up|over|more)|or (?:above|more|over)|& ?(?:above|up)|up(?![\p{L}-])|above|以上|起(?!订)|ve üzeri|ve üstü|üzeri|üstü|dan fazla|upward\p{L}?|onwards?|(?:o|y|ou|e) m[aá]i?s|en adelante|et plus|ou plus|(?:und|oder) mehr|e (?:oltre|più)|或以上|及以上)/iu;
const upToBefore =
  /(?:up ?to|max(?:imum)?\.?|bis|hasta|até|jusqu['’]à|fino a|en fazla|最多|≤|<=)\s?$/iu;
const belowBefore =
  /(?:below|under|less than|fewer than|unter|menos de|moins de|meno di|<|不足|少于)\s?$/iu;
const belowBehind =
  /^\s?(?:以下|以内|altı|or (?:less|fewer|under|below)|and (?:below|under|less))/iu;

function withBounds(line: string, figure: Figure): Figure {
  const isCounted = figure.kind === 'measure' && figure.unit !== null;
  if (figure.kind !== 'count' && figure.kind !== 'bare' && !isCounted) return figure;
  const before = line.slice(Math.max(0, figure.start - 14), figure.start);
  const after = line.slice(figure.end, figure.end + 14);
  const behind = openBehind.exec(after);
  if (behind !== null && !figure.isRange) {
    return { ...figure, isOpen: true, end: figure.end + behind[0].length };
  }
  const below = belowBefore.exec(before);
  if (below !== null) {
    return { ...figure, isUpTo: true, isBelow: true, start: figure.start - below[0].length };
  }
  const most = upToBefore.exec(before);
  if (most !== null) return { ...figure, isUpTo: true, start: figure.start - most[0].length };
  const least = belowBehind.exec(after);
  if (least !== null)
    return {
      ...figure,
      isUpTo: true,
      isBelow: /以下|altı/u.test(least[0]),
      end: figure.end + least[0].length,
    };
  const open = openBefore.exec(before);
  return open === null ? figure : { ...figure, isOpen: true, start: figure.start - open[0].length };
}
