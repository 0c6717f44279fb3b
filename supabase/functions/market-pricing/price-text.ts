import { numberPattern, parseNumber } from './number-text.ts';
import { isCountedUnit, piecesPerUnit } from './units.ts';

/** US dollars per piece. */
export type PriceRange = { min: number; max: number };

/** A higher price for one piece is not for the kind of product priced here. */
const maxPriceUsd = 100_000;

/**
 * Parses every price per piece in one line of plain text into one range. Prices per dozen or per
 * hundred are divided. Ignores prices by weight, length or carton, in other currencies, and for
 * shipping, samples or setup, as well as discounts and thresholds. Undefined when nothing remains:
 * prices are never guessed.
 */
export function parsePriceRange(line: string): PriceRange | undefined {
  return joinRanges(line.split(/[|·•;\t]| {3,}/).flatMap((part) => parseSegment(part)));
}

/** The range that covers all of them; undefined for an empty list. */
export function joinRanges(ranges: readonly PriceRange[]): PriceRange | undefined {
  if (ranges.length === 0) return undefined;
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
}

const usdSign = String.raw`(?:US ?\$|USD ?\$?|\$)`;
const usdWord = String.raw`(?:USD|US ?\$|US dollars?|dollars?)`;
const until = ' ?(?:-|~|to) ?';

const foreignSign = String.raw`(?:(?:A|AU|C|CA|HK|NT|SG?|R|NZ|MX)\$|(?:EUR|GBP|CNY|RMB|INR|JPY|KRW|PKR|TRY|VND|BDT|AUD|CAD|HKD|SGD|NZD|MXN|TWD|BRL|CHF|KSh|Rs\.?)(?: ?\$)?|[€£¥₹₩₫₺])`;
const foreignAfter = String.raw`(?:EUR|GBP|CNY|RMB|INR|JPY|KRW|PKR|TRY|VND|BDT|AUD|CAD|HKD|SGD|NZD|MXN|TWD|BRL|CHF|euros?|pounds? sterling|yuan)\b|[€£¥₹₩₫₺]`;

/** Other currencies are removed instead of converted, because the page states no rate. */
const foreignSignFirst = new RegExp(
  `(?<![A-Za-z])${foreignSign} ?${numberPattern}(?:${until}(?:${foreignSign} ?)?${numberPattern})?`,
  'gi',
);
const foreignNameLast = new RegExp(
  `(?:\\$ ?)?${numberPattern}(?:${until}(?:\\$ ?)?${numberPattern})? ?(?:${foreignAfter})`,
  'gi',
);

const money = new RegExp(
  `(?<![A-Za-z$])${usdSign} ?(${numberPattern})(?:${until}(${usdSign})? ?(${numberPattern}))?(?: ?${usdWord}\\b)?` +
    `|(?<![\\d.,$])(${numberPattern})(?:${until}(${numberPattern}))? ?${usdWord}(?![A-Za-z])`,
  'gi',
);

const unitAfter =
  /^ ?(?:\/|per\b|an?\b|each\b)? ?(?:(\d[\d,]*)[ -]?)?([a-z][a-z.]*)?(?: ?(?:of|\(|=) ?(\d[\d,]*) ?(?:pcs?|pieces?|units?)?)?/i;
const unitBefore = /(?:\/|\bper|\ba) ?(?:(\d[\d,]*)[ -]?)?([a-z][a-z.]*) ?(?:price)? ?[:=-]? ?$/i;

const notThisBefore =
  /(?:\b(?:shipping|freight|delivery|courier|postage|samples?|deposit|coupon|save|saving|over|above|below|under|up to|exceeding|more than|less than|refund|tax|dut(?:y|ies)|insurance|set-?up|mou?ld|tooling|plate|fee|total|subtotal|was|list price|original(?:ly)?|regular(?:ly)?|rrp|msrp|retail|before|budget|revenue|worth|credit|reward|sales|assurance)\b[^$\d]{0,30}|\bmin(?:imum|\.)? ?order(?: (?:value|amount))? ?:? ?)$/i;
const notThisAfter =
  /^(?: ?(?:off|discount|coupon|shipping(?! included)|freight|delivery|deposit|credit|refund|cash ?back|million|billion|in sales|for (?:shipping|samples?|set-?up))\b| ?[mk]\b\+?|%)/i;
const discountMark = /% ?off|- ?\d+ ?%|\bnow\b|\bsale\b|\bsave\b/i;

function parseSegment(segment: string): PriceRange[] {
  const text = segment
    .replace(/free (?:shipping|delivery|samples?)/gi, ' ')
    .replace(foreignSignFirst, ' ')
    .replace(foreignNameLast, ' ');
  const found: PriceRange[] = [];
  let end = 0;
  for (const match of text.matchAll(money)) {
    const range = parseMatch(match, text.slice(end, match.index), text);
    end = match.index + match[0].length;
    if (range !== undefined) found.push(range);
  }
  // "US$2.10 US$3.00 -30%" shows the price and then the old price.
  if (found.length > 1 && discountMark.test(text)) {
    return [found.reduce((lowest, range) => (range.min < lowest.min ? range : lowest))];
  }
  return found;
}

function parseMatch(match: RegExpExecArray, before: string, text: string): PriceRange | undefined {
  const after = text.slice(match.index + match[0].length);
  if (notThisBefore.test(before) || notThisAfter.test(after)) return undefined;

  const first = parseNumber(match[1] ?? match[4] ?? '');
  const secondText = match[3] ?? match[5];
  // In "$3.50 - 100 pieces" the second number is a quantity, in "$3.50 - 20cm" a size.
  const secondIsPrice = secondText !== undefined && (match[2] !== undefined || !isMeasured(after));
  const second = secondIsPrice ? parseNumber(secondText) : first;
  if (first === undefined || second === undefined) return undefined;

  const pieces = parsePieces(secondText !== undefined && !secondIsPrice ? '' : after, before);
  if (pieces === undefined) return undefined;
  const [low, high] = [Math.min(first, second) / pieces, Math.max(first, second) / pieces];
  return low > 0 && high <= maxPriceUsd ? { min: low, max: high } : undefined;
}

function isMeasured(after: string): boolean {
  const word = /^ ?(?:([a-z]+)\b|%)/i.exec(after);
  if (word === null) return false;
  const unit = word[1];
  return unit === undefined || isCountedUnit(unit) || piecesPerUnit(unit) === undefined;
}

/** How many pieces the price is for; undefined when that is unknown. */
function parsePieces(after: string, before: string): number | undefined {
  const stated = /^ ?(?:\/|per\b|an? |each\b)/i.test(after) ? unitAfter.exec(after) : null;
  const match = stated ?? unitBefore.exec(before);
  if (match === null) return 1;
  const [, count, unit, of] = match;
  const perUnit = piecesPerUnit(unit);
  const inside = parseCount(of);
  if (perUnit === undefined) return inside;
  return (parseCount(count) ?? 1) * perUnit * (inside ?? 1);
}

/** A whole number of at least one. */
function parseCount(text: string | undefined): number | undefined {
  const value = text === undefined ? undefined : parseNumber(text);
  return value !== undefined && value >= 1 ? value : undefined;
}
