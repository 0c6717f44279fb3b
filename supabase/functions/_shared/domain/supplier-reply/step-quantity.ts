import { isBareQuantity, quantityCue } from './bare-quantity.ts';
import type { Figure } from './figures.ts';
import { lineAt, type Part, type QuoteLine } from './quote-parts.ts';

/** "Qty 500 / 1000 / 3000" */
export const quantityRow =
  /^\W*(?:order )?(?:qty|quantit(?:y|ies)|数量|miktar|adet|menge|cantidad)/iu;
/** "Unit price 3.20 / 2.95 / 2.70 USD" */
export const priceRow =
  /^\W*(?:(?:unit|fob|exw|our|best|net)\s){0,2}(?:price|单价|价格|fiyat|preis|precio)/iu;

/** Names of terms of delivery, which one size may be priced under. */
export const termWords =
  /(?<!\p{L})(?:exw|fob|fca|cif|cfr|c&f|cnf|ddp|dap|ddu|ex[\s-]?works|ex[\s-]?factory)(?!\p{L})/iu;

/** Where a price stands, and the quantities that its line names. */
export type Search = Readonly<{
  line: QuoteLine;
  part: Part;
  quantities: readonly Figure[];
  taken: ReadonlySet<Figure>;
  isQuantityFirst: boolean;
  last: Figure | undefined;
}>;

export function isQuantityLike({ kind, low }: Figure): boolean {
  return (kind === 'count' || kind === 'bare') && Number.isInteger(low) && low >= 5;
}

export function quantityFor(sum: Figure, search: Search): Figure | null {
  const { line, quantities, taken, isQuantityFirst, last, part } = search;
  const free = quantities.filter((each) => !taken.has(each));
  const before = free.filter(
    ({ start, end }) =>
      end <= sum.start && start >= (last?.end ?? line.start) && sum.start - end <= 70,
  );
  if (isQuantityFirst && before.length > 0) return before.at(-1) ?? null;
  const behind = free.find(({ start }) => start >= sum.end);
  if (behind !== undefined && !isBehindNextPrice(sum, behind, line)) {
    const between = line.text.slice(sum.end - line.start, behind.start - line.start);
    const isSaid = quantityCue.test(between);
    const isNear = behind.start <= part.end || between.length <= 40;
    const isApart = /;|[.!?。]\s+\p{Lu}/u.test(between);
    if (isSaid && isNear && !isApart && !isOfNext(between, behind, line)) return behind;
    if (!isQuantityFirst && between.length <= 12 && !/[,;.]\s/.test(between)) return behind;
  }
  return before.at(-1) ?? null;
}

/** "3.15 (MOQ 1000), 2.95 (3000+)": a size behind another price is not of this one, unless only the terms differ. */
function isBehindNextPrice(sum: Figure, size: Figure, line: QuoteLine): boolean {
  const isPassed = line.figures.some(
    ({ kind, currency, start, end }) =>
      kind === 'sum' && currency === sum.currency && start >= sum.end && end <= size.start,
  );
  const between = line.text.slice(sum.end - line.start, size.start - line.start);
  return isPassed && !termWords.test(between);
}

/** "2.20, if you take 5000 I can go 1.95": the size begins what is said of the next price. */
function isOfNext(between: string, size: Figure, { text, start }: QuoteLine): boolean {
  return (
    /^[^,]{0,8},\s/.test(between) &&
    /^\s(?:[\p{L}'’]+\s){1,6}(?:(?:usd|us|eur|rmb)?\s?[$€£¥]?)\s?\d{1,4}[.,]\d/iu.test(
      text.slice(size.end - start),
    )
  );
}

/** "What is the price for 1000 pcs?" above the answer. */
export function quantityAsked({ asked, askedFigures, askedStart }: QuoteLine): Figure | null {
  const askedAt = (start: number) => start - askedStart;
  const [figure, ...others] = askedFigures.filter(
    ({ kind, low, start }) =>
      kind === 'count' ||
      (kind === 'bare' &&
        Number.isInteger(low) &&
        low >= 20 &&
        /(?:for|at|of|if|para|bei|pour|per)\s$/iu.test(
          asked.slice(0, Math.max(0, askedAt(start))),
        )),
  );
  const isPrice = /price|cost|quote|how much|单价|价格|fiyat|precio|preis/iu.test(asked);
  return figure === undefined || others.length > 0 || !isPrice ? null : figure;
}

/** "USD 3.45 CIF New York (min. qty 1,200 pcs)", where several prices each name theirs. */
export function minimumBehind(sum: Figure, part: Part): Figure | null {
  const { line } = part;
  const found = line.figures.find(
    ({ kind, low, start }) =>
      start >= sum.end && (kind === 'count' || (kind === 'bare' && Number.isInteger(low))),
  );
  if (found === undefined) return null;
  const between = line.text.slice(sum.end - line.start, found.start - line.start);
  return /^[^.;]{0,40}\(\s?(?:min(?:imum)?\.?|moq)[^)]{0,16}$/iu.test(between) ? found : null;
}

/** "Quantity: 1000 pcs" right above "Unit price: USD 3.20". */
export function quantityAbove(line: QuoteLine, lines: readonly QuoteLine[]): Figure | null {
  const before = lineAt(lines, line.index - 1);
  if (before === undefined || line.blanksBefore > 0) return null;
  const figures = before.figures.filter(
    ({ kind }) => kind === 'count' || kind === 'sum' || kind === 'bare',
  );
  const [figure, ...others] = figures.some(({ kind }) => kind === 'count')
    ? figures.filter(({ kind }) => kind !== 'bare')
    : figures;
  if (others.length > 0 || figure === undefined || !isQuantityLike(figure)) return null;
  if (
    before.parts.some(({ hits }) =>
      hits.some(({ topic }) => topic === 'minimum' || topic === 'other' || topic === 'sample'),
    )
  )
    return null;
  if (quantityRow.test(before.text) && priceRow.test(line.text)) return figure;
  const isNamed = before.parts.some(
    (part) => part.figures.includes(figure) && isQuantity(figure, part),
  );
  return figure.kind === 'count' && isNamed && !line.figures.some(({ kind }) => kind === 'count')
    ? figure
    : null;
}

/** Whether a figure is an order size, rather than what a carton or a sample holds. */
export function isQuantity(figure: Figure, part: Part): boolean {
  if (figure.kind === 'count') {
    const isOther = part.hits.some(
      ({ topic, start }) =>
        (topic === 'packing' || topic === 'other' || topic === 'sample') &&
        start < figure.start &&
        !part.hits.some(
          (hit) => hit.topic === 'price' && hit.start > start && hit.start < figure.start,
        ),
    );
    const behind = part.line.text.slice(
      figure.end - part.line.start,
      figure.end - part.line.start + 10,
    );
    if (
      /^\s?(?:\/|per|a|each|in a|one|in one)\s?(?:ctn|carton|box|bale|箱|poly|bag|kutu|koli|(?:sets?|packs?|kits?)(?=\s?\)))/iu.test(
        behind,
      )
    )
      return false;
    const isMinimum = part.hits.some(
      ({ topic, start }) => topic === 'minimum' && start < figure.start,
    );
    const isTied =
      /price[^.,;]{0,20}$/i.test(
        part.text.slice(0, Math.max(0, figure.start - part.start - 4)).replace(/moq|minimum/gi, ''),
      ) || /^\s?[:：=@→-]{1,2}>?\s?(?:us|[$€£¥₹₺]|eur|rmb|rs|\d+[.,]\d)/iu.test(behind);
    const before = part.line.text.slice(0, figure.start - part.line.start);
    // "1 set = 3 pcs", "price per 100 pcs"
    const isContent =
      /(?:=|(?<!\p{L})(?:sets?|packs?|box|bag|kit|bundle)\s(?:of|with|has|includes?|contains?)|(?<!\p{L})(?:per|pro|je)|(?<!\s)\/)\s?$/iu.test(
        before,
      ) &&
      !/pezz|paia/iu.test(
        part.line.text.slice(figure.start - part.line.start, figure.end - part.line.start),
      );
    return !isOther && !isContent && figure.high > 1 && (!isMinimum || isTied);
  }
  // "USD 4.20/kg for 500 kg"
  if (figure.kind === 'measure') {
    return (
      figure.unit !== null &&
      part.line.figures.some(({ kind, unit }) => kind === 'sum' && unit === figure.unit)
    );
  }
  return isBareQuantity(figure, part);
}

/** "The quotation is based on 1,200 pieces": the size that all prices are for; one only. */
export function statedSize(lines: readonly QuoteLine[]): Figure | null {
  const found = lines.flatMap((line) =>
    line.figures.filter(
      ({ kind, start }) =>
        kind === 'count' &&
        /(?:quot\p{L}*|prices?|offer|above|rates?|calculat\p{L}*)[^.\n]{0,24}\s(?:based on|on (?:the )?basis of|calculated (?:for|on)|for (?:an )?(?:order|quantity) of)\s$|(?<!\p{L})basis:?\s$|按\s?$/iu.test(
          line.text.slice(0, start - line.start),
        ),
    ),
  );
  const [only] = found;
  return only !== undefined && found.length === 1 ? only : null;
}
