import { isOfVariants } from './doubtful-steps.ts';
import type { Figure } from './figures.ts';
import { listedPairs } from './list-pairs.ts';
import { isPrice } from './price-figure.ts';
import { productWords } from './product-match.ts';
import { lineAt, type QuoteLine } from './quote-parts.ts';
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
  termWords,
} from './step-quantity.ts';
import type { QuoteCurrency } from './supplier-reply.ts';
import { unitInLabel } from './table-steps.ts';

const correction =
  /(?:wrong|typo|price up|price now|now(?= \d)|new price|mistake|sorry|sry|correct(?:ion|ed)?|instead|no wait|forget|ignore|disregard|is right|revis\w+|更正|写错|打错|不好意思|yanlış|düzelt\w*|error)/iu;

/** The prices that lines outside of tables state. */
export function readLineSteps(
  lines: readonly QuoteLine[],
  currency: QuoteCurrency | null,
  fromTables: readonly StepCandidate[],
): StepCandidate[] {
  const steps = rowPairs(lines, currency);
  for (const line of lines) {
    const listed = listedPairs(line, lines, { currency, known: [...fromTables, ...steps] });
    if (listed === null) {
      steps.push(...stepsOfLine(line, lines, currency));
      continue;
    }
    steps.push(
      ...listed.map(({ amount, quantity }) =>
        candidate(amount, quantity, line, contextOf(line, lines), amount.currency ?? currency),
      ),
    );
  }
  return tied(steps);
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
  // "S 3.95, M 4.30, L 4.85 (500 pcs per size)": which of them is meant is not said.
  const [only, ...others] = quantities;
  const last = sums.at(-1)?.figure.end ?? 0;
  const isOfSizes =
    sums.length >= (line.text[last - line.start + 1] === '(' ? 3 : 2) &&
    only !== undefined &&
    others.length === 0 &&
    only.start > last;
  const among = line.text.slice((sums[0]?.figure.start ?? 0) - line.start, last - line.start);
  if (isOfSizes && !termWords.test(among)) return [];
  if (
    isOfVariants(
      sums.map(({ figure }) => figure),
      quantities,
      line,
    )
  )
    return [];
  const isQuantityFirst = (quantities[0]?.start ?? Infinity) < (sums[0]?.figure.start ?? 0);
  let shared: Figure | null = null;
  let named = '';
  return sums.map(({ figure, part }, place) => {
    const quantity: Figure | null =
      quantityFor(figure, {
        line,
        part,
        quantities,
        taken,
        isQuantityFirst,
        last: sums[place - 1]?.figure,
      }) ??
      (isSameSize(sums[place - 1]?.figure, figure, line) ? shared : null) ??
      quantityAbove(line, lines) ??
      quantityAsked(line);
    if (quantity !== null) taken.add(quantity);
    shared = quantity;
    const heading = contextOf(line, lines);
    const ahead = line.text.slice(
      Math.max(0, (sums[place - 1]?.figure.end ?? line.start) - line.start),
      figure.start - line.start,
    );
    // "Adult brush: 0.21 at 5000, 0.19 at 10000": the second is still for what the line began with.
    const own = quantity === null ? ahead : ahead.replace(wordsOf(quantity, line), ' ');
    named = namesGoods(own) || place === 0 ? own : `${named} ${own}`;
    const context = `${heading} ${named}`;
    const step = {
      ...candidate(figure, quantity, line, context, figure.currency ?? currency),
      group: heading === '' ? context : heading,
    };
    return quantity === null ? { ...step, minimum: minimumBehind(figure, part) } : step;
  });
}

/** A quantity names no product, though the request may name the same. */
function wordsOf({ start, end }: Figure, line: QuoteLine): string {
  return line.text.slice(Math.max(0, start - line.start), Math.max(0, end - line.start));
}

/** Whether words between two prices may name other goods than before. */
function namesGoods(words: string): boolean {
  return productWords(words.replace(/\d[\d.,]*\s?\p{L}*/gu, ' ')).some((word) => word.length > 3);
}

/** "1,000 pcs 228,50 TL EXW, 5,45 USD FOB": one size in another currency, or under another term. */
function isSameSize(last: Figure | undefined, figure: Figure, line: QuoteLine): boolean {
  if (last === undefined) return false;
  const between = line.text.slice(last.end - line.start, figure.start - line.start);
  if (/[.;]\s/.test(between)) return false;
  const isTermed =
    termWords.test(between) ||
    termWords.test(line.text.slice(figure.end - line.start, figure.end - line.start + 12));
  return (
    isTermed ||
    (last.currency !== null && figure.currency !== null && last.currency !== figure.currency)
  );
}

/** A price with its minimum is a step beside others; alone it is tied to no quantity. */
function tied(steps: readonly StepCandidate[]): StepCandidate[] {
  const minimums = new Set(steps.flatMap(({ minimum }) => (minimum === null ? [] : [minimum.low])));
  const isOfSteps = minimums.size > 1 || steps.some(({ quantity }) => quantity !== null);
  return steps.map((step) =>
    isOfSteps && step.minimum !== null ? { ...step, quantity: step.minimum } : step,
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
    unit: figure.unit ?? unitAhead(figure, line) ?? quantity?.unit ?? null,
    label: line.text,
    start: figure.start,
    end: figure.end,
    isCorrection: correction.test(line.text),
    isFromTable: false,
    context,
    group: context,
    highPrice: figure.isRange ? figure.high : null,
    minimum: null,
  };
}

/** "Price per 100 pcs: $12.50 for 5,000" */
function unitAhead(figure: Figure, line: QuoteLine): string | undefined {
  const before = line.text.slice(0, figure.start - line.start);
  const at = before.search(
    /(?<=(?:price|cost|rate|usd|eur)s?)(?:\s?\/\s?(?=\p{L})|\/(?=1)|\sper\s(?=\p{L}|1))/iu,
  );
  return at === -1 ? undefined : unitInLabel(before.slice(at));
}

/** What the line is about: the line above that names something, as far as the paragraph goes. */
function contextOf(line: QuoteLine, lines: readonly QuoteLine[]): string {
  for (let at = line.index - 1; at >= 0 && at >= line.index - 8; at -= 1) {
    const above = lineAt(lines, at);
    if (above === undefined) break;
    const isPriced = above.figures.some(({ kind }) => kind === 'sum' || kind === 'count');
    if (!isPriced && /\p{L}{3}/u.test(above.text)) return blockUpTo(above, lines);
    if ((lineAt(lines, at + 1)?.blanksBefore ?? 0) > 0 && !isPriced) break;
  }
  return '';
}

/** "A) Lunch bag, 600D", "size 26x18 cm, screen print": a name may take a few lines, each set in. */
function blockUpTo(last: QuoteLine, lines: readonly QuoteLine[]): string {
  const words = [last.text.trim()];
  let line = last;
  while (words.length < 4 && /^\s{3,}/.test(line.text) && line.blanksBefore === 0) {
    const above = lineAt(lines, line.index - 1);
    if (above === undefined || above.figures.some(({ kind }) => kind === 'sum' || kind === 'count'))
      break;
    words.unshift(above.text.trim());
    line = above;
  }
  return words.join(' ').slice(0, 300);
}
