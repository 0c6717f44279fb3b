import type { Figure } from './figures.ts';
import { lineAt, type Part, type QuoteLine } from './quote-parts.ts';

/** "Qty 500 / 1000 / 3000" */
export const quantityRow =
  /^\W*(?:order )?(?:qty|quantit(?:y|ies)|数量|miktar|adet|menge|cantidad)/iu;
/** "Unit price 3.20 / 2.95 / 2.70 USD" */
export const priceRow =
  /^\W*(?:(?:unit|fob|exw|our|best|net)\s){0,2}(?:price|单价|价格|fiyat|preis|precio)/iu;

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
  if (behind !== undefined) {
    const between = line.text.slice(sum.end - line.start, behind.start - line.start);
    const isSaid =
      /(?:(?<!\p{Script=Latin})(?:for|at|if|order of|based on|when|from|over|above|on|für|bei|para|por|için)(?:\s(?:an?|the|order|of|quantity|qty|our|your|moq))*|@|[(=]|起)\s*$/iu.test(
        between,
      );
    const isNear = behind.start <= part.end || between.length <= 40;
    if (isSaid && isNear && !/[;]/.test(between)) return behind;
    if (!isQuantityFirst && between.length <= 12 && !/[,;.]\s/.test(between)) return behind;
  }
  return before.at(-1) ?? null;
}

/** "What is the price for 1000 pcs?" above the answer. */
export function quantityAsked({ asked, askedFigures }: QuoteLine): Figure | null {
  const [figure, ...others] = askedFigures.filter(({ kind }) => kind === 'count');
  const isPrice = /price|cost|quote|how much|单价|价格|fiyat|precio|preis/iu.test(asked);
  return figure === undefined || others.length > 0 || !isPrice ? null : figure;
}

/** "USD 3.45 CIF New York (min. qty 1,200 pcs)", where several prices each name theirs. */
export function minimumBehind(sum: Figure, part: Part): Figure | null {
  const { line } = part;
  const found = line.figures.find(({ kind, start }) => kind === 'count' && start >= sum.end);
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

/** "1000 pcs"; a bare number only where the line begins with it or it says "and above". */
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
      /^\s?(?:\/|per|a|each|in a|one|in one)\s?(?:ctn|carton|box|bale|箱|poly|bag|kutu|koli)/iu.test(
        behind,
      )
    )
      return false;
    const isMinimum = part.hits.some(
      ({ topic, start }) => topic === 'minimum' && start < figure.start,
    );
    const isTied = /price[^.,;]{0,20}$/i.test(
      part.text.slice(0, Math.max(0, figure.start - part.start - 4)).replace(/moq|minimum/gi, ''),
    );
    return !isOther && figure.low > 1 && (!isMinimum || isTied);
  }
  if (figure.kind !== 'bare' || !Number.isInteger(figure.low) || figure.low < 10) return false;
  if (figure.isOpen || figure.isUpTo) return true;
  const before = part.line.text.slice(0, figure.start - part.line.start);
  const after = part.line.text.slice(figure.end - part.line.start);
  const isListItem = /^[\s\-*•·@]*(?:qty|quantity|for|from|at)?\s?:?\s?$/i.test(before);
  // "$1.2 for 1k, $1.05 for 5k"
  const isTied =
    /(?:(?:\$|€|¥|£|usd|eur|rmb|\d|each|pcs?|piece)\s?(?:for|at|@|of)\s?|\d\s?\(|price (?:for|at|of) (?:our |the )?(?:moq|minimum)\s?(?:of |is |:\s?)?)$/i.test(
      before,
    ) &&
    figure.low >= 50 &&
    /^\s?(?:[,;.)/]|is\s|$)/.test(after);
  if (isTied) return true;
  return (
    (isListItem || /@\s?$/.test(before)) &&
    /^\s{0,4}(?:[:=\-–>@x×]|\.{2,}|usd|us\$|\$|€|rmb|¥)/i.test(after)
  );
}
