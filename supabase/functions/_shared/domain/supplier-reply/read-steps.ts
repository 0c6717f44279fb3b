import type { Figure } from './figures.ts';
import { lineAt, type Part, type QuoteLine } from './quote-parts.ts';
import type { QuoteTopic } from './quote-topics.ts';
import { currencyNamed } from './quote-units.ts';
import type { StepCandidate } from './step-candidate.ts';
import {
  isQuantity,
  isQuantityLike,
  minimumBehind,
  priceRow,
  quantityAbove,
  quantityAsked,
  quantityFor,
  quantityRow,
} from './step-quantity.ts';
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

const correction =
  /(?:wrong|typo|price up|price now|now(?= \d)|new price|mistake|sorry|sry|correct(?:ion|ed)?|instead|revis\w+|更正|写错|打错|不好意思|yanlış|düzelt\w*|error)/iu;

/** The prices that lines outside of tables state. */
export function readLineSteps(
  lines: readonly QuoteLine[],
  currency: QuoteCurrency | null,
): StepCandidate[] {
  return tied([
    ...rowPairs(lines, currency),
    ...lines.flatMap((line) => stepsOfLine(line, lines, currency)),
  ]);
}

/** "wrong", "typo", "sorry": the line takes back something said before. */
export function isCorrection(text: string): boolean {
  return correction.test(text);
}

/** Two lines: "Qty 500 / 1000 / 3000" and "Price 3.20 / 2.95 / 2.70 USD". */
function rowPairs(lines: readonly QuoteLine[], currency: QuoteCurrency | null): StepCandidate[] {
  return lines.flatMap((line, place) => {
    if (!quantityRow.test(line.text)) return [];
    const quantities = line.figures.filter(isQuantityLike);
    const prices = lines.slice(place + 1, place + 3).find(({ text }) => priceRow.test(text));
    const amounts = prices?.figures.filter(({ kind }) => kind === 'sum' || kind === 'bare') ?? [];
    if (prices === undefined || quantities.length < 2 || amounts.length !== quantities.length)
      return [];
    const named =
      amounts.find((each) => each.currency !== null)?.currency ??
      currencyNamed(prices.text) ??
      currency;
    return amounts.map((amount, at) =>
      candidate(amount, quantities[at] ?? null, prices, contextOf(line, lines), named),
    );
  });
}

function stepsOfLine(
  line: QuoteLine,
  lines: readonly QuoteLine[],
  currency: QuoteCurrency | null,
): StepCandidate[] {
  const before = lineAt(lines, line.index - 1);
  if (
    before !== undefined &&
    quantityRow.test(before.text) &&
    priceRow.test(line.text) &&
    line.figures.length > 1
  ) {
    return [];
  }
  const taken = new Set<Figure>();
  const sums = line.parts.flatMap((part) =>
    part.figures
      .filter((figure) => isPrice(figure, part, currency))
      .map((figure) => ({ figure, part })),
  );
  const quantities = line.parts.flatMap((part) =>
    part.figures.filter((figure) => isQuantity(figure, part)),
  );
  const isQuantityFirst = (quantities[0]?.start ?? Infinity) < (sums[0]?.figure.start ?? 0);
  return sums.map(({ figure, part }, place) => {
    const quantity =
      quantityFor(figure, {
        line,
        part,
        quantities,
        taken,
        isQuantityFirst,
        last: sums[place - 1]?.figure,
      }) ??
      quantityAbove(line, lines) ??
      quantityAsked(line);
    if (quantity !== null) taken.add(quantity);
    const context = `${contextOf(line, lines)} ${line.text.slice(Math.max(0, (sums[place - 1]?.figure.end ?? line.start) - line.start), figure.start - line.start)}`;
    const step = candidate(figure, quantity, line, context, figure.currency ?? currency);
    return quantity === null ? { ...step, minimum: minimumBehind(figure, part) } : step;
  });
}

/** Several prices that each name a minimum are steps; one price with a minimum is tied to no quantity. */
function tied(steps: readonly StepCandidate[]): StepCandidate[] {
  const minimums = new Set(steps.flatMap(({ minimum }) => (minimum === null ? [] : [minimum.low])));
  return steps.map((step) =>
    minimums.size > 1 && step.minimum !== null ? { ...step, quantity: step.minimum } : step,
  );
}

function candidate(
  figure: Figure,
  quantity: Figure | null,
  line: QuoteLine,
  context: string,
  currency: QuoteCurrency | null,
): StepCandidate {
  return {
    quantity,
    price: figure.low,
    currency,
    unit: figure.unit ?? quantity?.unit ?? null,
    label: line.text,
    start: figure.start,
    end: figure.end,
    isCorrection: correction.test(line.text),
    isFromTable: false,
    context,
    highPrice: figure.isRange ? figure.high : null,
    minimum: null,
  };
}

/** "Logo: 1 color USD 0.10/pc" prices what comes on top. */
const extraLine =
  /^\W*(?:\d{1,2}[.)]\s*)?(?:custom |extra |optional )?(?:logo|print(?:ing)?|embroidery|gift box|color box|hang ?tags?|labels?|sticker|packag\w*|box|barcode)[^:：\d\n]{0,24}[:：=]/iu;

/** Whether a figure is the price of the goods. */
function isPrice(figure: Figure, part: Part, currency: QuoteCurrency | null): boolean {
  if (extraLine.test(part.line.text)) return false;
  if (figure.kind === 'bare') return isBarePrice(figure, part, currency);
  if (figure.kind !== 'sum') return false;
  const text = part.line.text;
  const near = text.slice(
    Math.max(0, figure.start - part.line.start - 24),
    figure.end - part.line.start + 16,
  );
  const ahead24 = text.slice(
    Math.max(0, figure.start - part.line.start - 24),
    figure.start - part.line.start,
  );
  if (
    /(?:can(?:no|'|’)?t|can not|unable|impossible|不能|不可能)\s?(?:to )?(?:do|reach|accept|make|offer|give|sell)?\s*(?:at |for )?$/iu.test(
      ahead24,
    )
  ) {
    return false;
  }
  if (/(?<!\p{L})(?:was|were|used to be|instead of|rather than)\s?$/iu.test(ahead24)) return false;
  if (/one[\s-]?time|einmalig|una tantum|bir defa|一次性/iu.test(near)) return false;
  const before = text.slice(
    Math.max(0, figure.start - part.line.start - 14),
    figure.start - part.line.start,
  );
  if (/\+\s?(?:usd|us)?\s?\$?$|(?:add|plus|extra|more|另加|加)\s?:?\s?$/iu.test(before))
    return false;
  if (
    /^\s?(?:more|extra|=)/i.test(
      text.slice(figure.end - part.line.start, figure.end - part.line.start + 8),
    )
  )
    return false;
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
function isCarriedAway({ carried, hits }: Part): boolean {
  const own = hits.length > 0 ? [] : carried;
  return own.some((topic) => otherTopics.includes(topic)) && !own.includes('price');
}

function hasOwnQuantity(figure: Figure, part: Part): boolean {
  return part.figures.some(({ kind, end }) => kind === 'count' && end <= figure.start);
}

/** "1000pcs 6.55", "price is 3.2": a number without a currency right behind a quantity or the word. */
function isBarePrice(figure: Figure, part: Part, currency: QuoteCurrency | null): boolean {
  const { line } = part;
  const before = line.text.slice(0, figure.start - line.start);
  if (/\+\s?$/.test(before) || figure.isOpen || figure.isUpTo) return false;
  const last = line.figures.findLast(({ end }) => end <= figure.start);
  const between = last === undefined ? '' : before.slice(last.end - line.start);
  const isBehindQuantity =
    last !== undefined &&
    (last.kind === 'count' || (last.kind === 'bare' && last.isOpen)) &&
    /^[\s:：=\-–>@.,是为价]{0,8}(?:is |price |价格?)?$/iu.test(between) &&
    figure.low * 10 < last.low &&
    !Number.isInteger(figure.low);
  if (isBehindQuantity)
    return (
      currency !== null &&
      !isCarriedAway(part) &&
      !part.hits.some(({ topic, start }) => topic === 'packing' && start < figure.start)
    );
  const isBehindWord =
    /(?:price|price is|fob|exw|offer|单价|价格|fiyat|precio|preis)\s?(?:is|:|：|=|about)?\s{0,2}$/iu.test(
      before,
    );
  return isBehindWord && !Number.isInteger(figure.low) && !figure.isRange;
}

/** What the line is about: the line above that names something, as far as the paragraph goes. */
function contextOf(line: QuoteLine, lines: readonly QuoteLine[]): string {
  for (let at = line.index - 1; at >= 0 && at >= line.index - 8; at -= 1) {
    const above = lineAt(lines, at);
    if (above === undefined) break;
    const isPriced = above.figures.some(({ kind }) => kind === 'sum' || kind === 'count');
    if (!isPriced && /\p{L}{3}/u.test(above.text)) return above.text.slice(0, 200);
    if ((lineAt(lines, at + 1)?.blanksBefore ?? 0) > 0 && !isPriced) break;
  }
  return '';
}
