import { withoutNames } from './blank-names.ts';
import { joined, spread } from './figure-lists.ts';
import {
  anyNumberWord,
  asCount,
  type DecimalMark,
  findNumbers,
  type NumberToken,
} from './quote-numbers.ts';
import {
  countUnitBehind,
  currencyAtEnd,
  currencyAtStart,
  endsWithOtherMoney,
  priceUnitBehind,
  type QuoteUnit,
} from './quote-units.ts';
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

const daysBehind =
  /^\s?-?\s?(?:(working|business|work|calendar|workings?|consecutive)[\s-]?)?(days?|d(?![\p{L}])|wd(?!\p{L})|weeks?|wks?|wk|months?|mths?|gün|iş\s?günü|is\s?gunu|hafta|ay(?![\p{L}])|个?工作日|个?工作天|天|日|周|个?星期|个?月|tagen?|werktagen?|arbeitstagen?|wochen?|monaten?|días?(?: hábiles| laborables)?|dias?(?: úteis| uteis)?|semanas?|mes(?:es)?|giorni(?: lavorativi)?|settimane|jours?(?: ouvrés| ouvrables)?|semaines?|ngày)(?![\p{Script=Latin}])(\s?(?:working|business|of work))?/iu;
const working =
  /work|business|iş\s?günü|is\s?gunu|工作|werktag|arbeitstag|hábil|laborable|úte|ute|lavorativ|ouvr/iu;
const weeks = /^(?:week|wk|woche)|hafta|周|星期|semana|settiman|semaine|wochen?/iu;
const months = /^m|^ay$|月|monat/iu;

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
    .filter(({ kind, token }) => kind !== 'bare' || !token.isWords)
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
  return /^(?:GP|HQ|HC|DC|FT|')/.test(after);
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
  // "三成" is three tenths.
  if (token.isWords && /^成/u.test(after)) {
    const value = token.value * 10;
    return { ...base, kind: 'percent', low: value, high: value, end: token.end + 1 };
  }
  const percent = /^\s?(?:%|percent|per cent|pct)/i.exec(after);
  if (percent !== null) return { ...base, kind: 'percent', end: token.end + percent[0].length };
  if (/(?:百分之|yüzde\s|%)$/iu.test(before)) return { ...base, kind: 'percent' };
  const days = daysBehind.exec(after);
  if (days !== null && days[2] !== 'D') {
    const unit = days[2] ?? '';
    const factor = weeks.test(unit) ? 7 : months.test(unit) ? 30 : 1;
    return {
      ...base,
      kind: 'days',
      low: token.value * factor,
      high: token.value * factor,
      isWorkingDays: working.test(days[0]),
      end: token.end + days[0].length,
    };
  }
  if (endsWithOtherMoney(before)) return { ...base, kind: 'measure' };
  const cents = /^\s?(?:us\s)?(?:cents?|¢)(?!\p{L})/iu.exec(after);
  if (cents !== null) {
    const per = priceUnitBehind(
      line.slice(token.end + cents[0].length, token.end + cents[0].length + 24),
    );
    const amount = Math.round(token.value * 1e4) / 1e6;
    const end = token.end + cents[0].length + (per?.length ?? 0);
    return {
      ...base,
      kind: 'sum',
      low: amount,
      high: amount,
      currency: 'USD',
      unit: per?.unit ?? null,
      end,
    };
  }
  const first = token.isWords ? null : currencyAtEnd(before);
  const second = first === null ? currencyAtStart(after) : null;
  if (first !== null || second !== null) {
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
  if (counted !== null)
    return { ...base, kind: 'measure', unit: counted.unit, end: token.end + counted.length };
  if (measureBehind.test(after)) return { ...base, kind: 'measure' };
  const per = token.isWords || !/^\s?\/\s?\p{L}/u.test(after) ? null : priceUnitBehind(after);
  // "3.20/pc" without a currency.
  if (per !== null) return { ...base, kind: 'sum', unit: per.unit, end: token.end + per.length };
  return open === '' ? base : { ...base, isOpen: true, end: token.end + open.length };
}

const openBefore =
  /(?:from|over|above|more than|exceed(?:ing)?|at least|minimum|min\.?|≥|>=|>|ab|desde|a partir d[eo]|超过|大于|满)\s?$/iu;
const openBehind =
  /^\s?(?:\+|and (?:above|up|over|more)|or (?:above|more|over)|& ?(?:above|up)|up(?![\p{L}-])|above|以上|起(?!订)|ve üzeri|ve üstü|üzeri|üstü|dan fazla|upward|y más|ou mais|und mehr)/iu;
const upToBefore = /(?:up to|max(?:imum)?\.?|bis|hasta|até|≤|<=)\s?$/iu;
const belowBefore = /(?:below|under|less than|fewer than|<|不足|少于)\s?$/iu;
const belowBehind = /^\s?(?:以下|altı|or less|and below|or below)/iu;

function withBounds(line: string, figure: Figure): Figure {
  if (figure.kind !== 'count' && figure.kind !== 'bare') return figure;
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
