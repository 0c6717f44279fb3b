import { isBareQuantity } from './bare-quantity.ts';
import type { Figure } from './figures.ts';
import { isModifier } from './price-modifiers.ts';
import type { Part, QuoteLine } from './quote-parts.ts';
import type { QuoteTopic } from './quote-topics.ts';
import type { QuoteCurrency } from './supplier-reply.ts';

/** What a sum may be of other than the price of the goods. */
const otherTopics: readonly QuoteTopic[] = [
  'sample',
  'tooling',
  'freight',
  'total',
  'certificate',
  'extra',
  'other',
  'payment',
  'packing',
];

/** "Logo: 1 color USD 0.10/pc" prices what comes on top. */
const extraLine =
  /^\W*(?:\d{1,2}[.)]\s*)?(?:custom |extra |optional )?(?:logo|print(?:ing)?|embroidery|gift box|color box|hang ?tags?|labels?|sticker|packag\w*|box|barcode)[^:：\d\n]{0,24}[:：=]/iu;

/** "Rough idea is 9-11 USD, don't take it as quotation". */
const roughly =
  /(?<!\p{L})(?:rough(?:ly)? (?:idea|price|range|estimate)|ballpark|not (?:take (?:it|this) as )?an? (?:official |formal |final |real )?quot\p{L}*|(?:don['’]?t|do not) take (?:it|this) as|no longer valid|not valid any ?more|no more valid)(?!\p{L})/iu;

/** "1k+ 0.88$": the plus belongs to the order size. */
function isBehindOpenSize(figure: Figure, { line }: Part): boolean {
  return line.figures.some(
    ({ isOpen, end }) => isOpen && end <= figure.start && figure.start - end <= 2,
  );
}

/** Whether a figure is the price of the goods. */
export function isPrice(figure: Figure, part: Part, currency: QuoteCurrency | null): boolean {
  if (extraLine.test(part.line.text) || roughly.test(part.line.text)) return false;
  if (figure.kind === 'bare')
    return !isModifier(figure, part, true) && isBarePrice(figure, part, currency);
  if (figure.kind !== 'sum') return false;
  const text = part.line.text;
  if (isModifier(figure, part, isBehindOpenSize(figure, part))) return false;
  const before = text.slice(
    Math.max(0, figure.start - part.line.start - 14),
    figure.start - part.line.start,
  );
  // "$0.74 each = $1,480.00": the price, and a total; "USD 1 = RMB 7.05": a rate.
  const next = part.line.figures.find(({ start }) => start >= figure.end);
  const last = part.line.figures.findLast(({ end }) => end <= figure.start);
  const isBeforeSum = /^\s?=/.test(text.slice(figure.end - part.line.start));
  if (
    isBeforeSum &&
    (next?.kind !== 'sum' || next.currency !== figure.currency || next.low <= figure.low)
  )
    return false;
  if (/=\s*$/.test(before) && last?.kind === 'sum') return false;
  if (
    /=\s*$/.test(before) &&
    /\d\s*$/.test(text.slice(0, Math.max(0, figure.start - part.line.start - 3)))
  )
    return !/rate|汇率|kur/iu.test(text);
  const hits = part.hits.filter(
    ({ topic }) => topic === 'price' || topic === 'minimum' || otherTopics.includes(topic),
  );
  const ahead = hits.filter(({ start }) => start < figure.start);
  // "DDP USA by air it is USD 19.80": the price of the goods, with the way.
  const isDelivered = ahead.some(
    ({ topic, word }) => topic === 'price' && /^(?:d[ad][pu]|c[if][frp])/.test(word),
  );
  const other = ahead.findLast(
    ({ topic, word }) =>
      otherTopics.includes(topic) &&
      !(isDelivered && topic === 'freight' && word.startsWith('by ')),
  );
  const price = ahead.findLast(({ topic }) => topic === 'price');
  if (other !== undefined) {
    const isPriceNearer = price !== undefined && price.start > other.end + 12;
    return isPriceNearer || (other.topic === 'packing' && price !== undefined);
  }
  if (price !== undefined || figure.unit !== null) {
    return price !== undefined || !isCarriedAway(part) || hasOwnQuantity(figure, part);
  }
  if (ahead.some(({ topic }) => topic === 'minimum'))
    return figure.low < 200 && hasOwnQuantity(figure, part);
  const behind = hits.find(({ start }) => start >= figure.end && start - figure.end < 30);
  if (behind !== undefined && behind.topic !== 'price' && behind.topic !== 'minimum') {
    return hasOwnQuantity(figure, part) && behind.topic !== 'tooling' && behind.topic !== 'sample';
  }
  return (
    !isCarriedAway(part) ||
    (hasOwnQuantity(figure, part) &&
      !part.carried.some((t) => t === 'freight' || t === 'sample' || t === 'tooling'))
  );
}

/** The parts before it speak of a sample or the like. */
function isCarriedAway({ carried, hits }: Part, isTied = false): boolean {
  const own = hits.some(({ topic }) => topic !== 'production') ? [] : carried;
  // A heading that names a box may head prices all the same, where each stands behind an order size.
  return (
    own.some((topic) => otherTopics.includes(topic) && !(isTied && topic === 'packing')) &&
    !own.includes('price')
  );
}

function hasOwnQuantity(figure: Figure, part: Part): boolean {
  return part.figures.some(({ kind, end }) => kind === 'count' && end <= figure.start);
}

/** "1000pcs 6.55", "price is 3.2": a number without a currency right behind a quantity or the word. */
function isBarePrice(figure: Figure, part: Part, currency: QuoteCurrency | null): boolean {
  const { line } = part;
  const before = line.text.slice(0, figure.start - line.start);
  if ((/\+\s?$/.test(before) && !isBehindOpenSize(figure, part)) || figure.isOpen || figure.isUpTo)
    return false;
  const last = line.figures.findLast(({ end }) => end <= figure.start);
  const between = last === undefined ? '' : before.slice(last.end - line.start);
  const isBehindQuantity =
    last !== undefined &&
    (last.kind === 'count' || isSize(last, line)) &&
    !isTiedBefore(last, line) &&
    /^[\s:：=\-–>@.,是为价]{0,8}(?:is |price |价格?)?$/iu.test(between) &&
    figure.low * (last.isOpen ? 1 : 10) < last.low &&
    !Number.isInteger(figure.low);
  if (isBehindQuantity)
    return (
      currency !== null &&
      !isCarriedAway(part, true) &&
      !part.hits.some(({ topic, start }) => topic === 'packing' && start < figure.start)
    );
  const isBehindWord =
    /(?:price|fob|exw|offer|单价|价格|fiyat|precio|preis)\s?(?:(?:is|will be|becomes?|up to|down to|now|about|:|：|=)\s?){0,2}\s?$/iu.test(
      before,
    );
  // "Unit price (USD): 4.50 (300)  4.10 (500)"
  const isListed =
    currency !== null &&
    !Number.isInteger(figure.low) &&
    /^\s?\(\s?\d[\d,.]*\s?(?:k|pcs|pieces|units|sets)?\+?\s?\)/iu.test(
      line.text.slice(figure.end - line.start),
    ) &&
    part.hits.every(({ topic }) => topic === 'price');
  // "4.95 for 500 pcs, 4.60 for 1,000 pcs"
  const next = line.figures.find(({ start }) => start >= figure.end);
  const isTied =
    currency !== null &&
    !Number.isInteger(figure.low) &&
    next?.kind === 'count' &&
    figure.low * 20 < next.low &&
    /^\s(?:for|at|@|bei|für|para|por|pour|per)\s$/iu.test(
      line.text.slice(figure.end - line.start, next.start - line.start),
    ) &&
    !isCarriedAway(part) &&
    part.hits.every(({ topic }) => topic === 'price');
  if (isListed || isTied) return true;
  // "Unit price  3.20  2.95  2.70": which of them is meant is not said.
  const isOfRow = /^(?:\s{2,}|\s?[/|\t]\s?)\d{1,4}[.,]\d/.test(
    line.text.slice(figure.end - line.start),
  );
  if (isBehindWord) return !Number.isInteger(figure.low) && !figure.isRange && !isOfRow;
  return currency !== null && isOfferedFor(figure, part, before);
}

/** "2.20 for 1000, 2.05 for 3000": the size is that of the price before it. */
function isTiedBefore(size: Figure, { text, start }: QuoteLine): boolean {
  return /\d[.,]\d{1,3}\s?(?:usd|us\$|\$|€|eur|rmb|元)?\s(?:each |a piece )?(?:for|at|@|if|when|from|bei|ab|für|para|por|pour|per|da)\s(?:\p{L}{1,8}\s){0,3}$/iu.test(
    text.slice(0, size.start - start),
  );
}

/** "500 - 3.9": a number without a unit that is an order size. */
function isSize(figure: Figure, line: QuoteLine): boolean {
  if (figure.kind !== 'bare') return false;
  const part = line.parts.find(({ figures }) => figures.includes(figure));
  return figure.isOpen || (part !== undefined && isBareQuantity(figure, part));
}

/** "If you can do 3000 I make it 1.95": a decimal behind such words, in a line with an order size. */
function isOfferedFor(figure: Figure, part: Part, before: string): boolean {
  const isOffered =
    /(?<!\p{L})(?:make (?:it|you)|give (?:you|it)|offer(?: you)?|do it(?: at| for)?|can do|can go|go(?:es)? (?:down )?(?:to|at)|down to|drops? to|comes? (?:down )?(?:to|at)|becomes?|is|at)\s(?:only |just |about )?$/iu.test(
      before,
    );
  const sizes = part.line.parts.flatMap((each) =>
    each.figures.filter(
      (size) => size.end <= figure.start && (size.kind === 'count' || isBareQuantity(size, each)),
    ),
  );
  return (
    isOffered &&
    !Number.isInteger(figure.low) &&
    !figure.isRange &&
    !isCarriedAway(part) &&
    sizes.some(({ low }) => figure.low * 10 < low)
  );
}
