import type { Figure } from './figures.ts';
import { isPrice } from './price-figure.ts';
import { lineAt, type QuoteLine } from './quote-parts.ts';
import type { StepCandidate } from './step-candidate.ts';
import { isQuantityLike } from './step-quantity.ts';
import type { QuoteCurrency } from './supplier-reply.ts';

export type ListedPair = Readonly<{ amount: Figure; quantity: Figure }>;

const joint = /^\s*(?:\/|,|、|\||;|-{1,2}>?|and|or|ve|y|e|und|et)\s*(?:usd|us)?\s?[$€¥£₹₺]?\s?$/iu;

/**
 * A list of prices and a list of as many order sizes: in one line, in two lines below each other, or
 * the sizes of the prices above: "FOB is $2.62 / 2.45 / 2.33 for the same quantities". Null where a
 * line holds no such list.
 */
export function listedPairs(
  line: QuoteLine,
  lines: readonly QuoteLine[],
  { currency, known }: { currency: QuoteCurrency | null; known: readonly StepCandidate[] },
): ListedPair[] | null {
  const amounts = runsOf(line, (figure) => isAmount(figure)).find((run) =>
    isPriceRun(run, line, currency),
  );
  if (amounts === undefined) return null;
  const first = amounts[0]?.start ?? line.start;
  const isLoose = line.figures.some(
    (figure) => figure.kind === 'count' && !amounts.includes(figure) && figure.start > first,
  );
  const quantities =
    sizesIn(line, amounts.length, first) ??
    (isLoose
      ? null
      : (sizesAbove(line, lines, amounts.length) ?? sizesKnown(known, line, amounts.length)));
  if (quantities === null) return null;
  const named = amounts.find((each) => each.currency !== null)?.currency ?? null;
  const unit = amounts.find((each) => each.unit !== null)?.unit ?? null;
  return amounts.flatMap((amount, place) => {
    const quantity = quantities[place];
    return quantity === undefined
      ? []
      : [
          {
            amount: { ...amount, currency: amount.currency ?? named, unit: amount.unit ?? unit },
            quantity,
          },
        ];
  });
}

function isAmount({ kind, low, isRange }: Figure): boolean {
  return !isRange && (kind === 'sum' || (kind === 'bare' && !Number.isInteger(low)));
}

function isPriceRun(
  run: readonly Figure[],
  line: QuoteLine,
  currency: QuoteCurrency | null,
): boolean {
  const isNamed = run.some(({ kind, currency: own }) => kind === 'sum' && own !== null);
  if (!isNamed && currency === null) return false;
  return run.some((figure) => {
    const part = line.parts.findLast(({ start }) => start <= figure.start);
    return part !== undefined && figure.kind === 'sum' && isPrice(figure, part, currency);
  });
}

/** Two or more figures with nothing but a mark or "and" between them. */
function runsOf(line: QuoteLine, isIn: (figure: Figure) => boolean): Figure[][] {
  const runs: Figure[][] = [];
  let last: Figure | undefined;
  for (const figure of line.figures) {
    if (isIn(figure)) {
      const isNext =
        last !== undefined &&
        joint.test(line.text.slice(last.end - line.start, figure.start - line.start));
      if (isNext) runs.at(-1)?.push(figure);
      else runs.push([figure]);
      last = figure;
    } else last = undefined;
  }
  return runs.filter(({ length }) => length >= 2);
}

function sizesIn(line: QuoteLine, count: number, before: number): readonly Figure[] | null {
  const run = runsOf(line, (figure) => isQuantityLike(figure) && figure.end <= before).at(-1);
  return run !== undefined && run.length === count && isRising(run) ? run : null;
}

/** At most three lines above, with no price between. */
function sizesAbove(
  line: QuoteLine,
  lines: readonly QuoteLine[],
  count: number,
): readonly Figure[] | null {
  for (let at = line.index - 1; at >= Math.max(0, line.index - 3); at -= 1) {
    const above = lineAt(lines, at);
    if (above === undefined || above.figures.some(({ kind }) => kind === 'sum')) return null;
    const run = runsOf(above, isQuantityLike).find(({ length }) => length === count);
    if (run !== undefined && isRising(run)) return run;
  }
  return null;
}

function isRising(run: readonly Figure[]): boolean {
  return run.every(({ low }, place) => place === 0 || low > (run[place - 1]?.low ?? 0));
}

/** The sizes of all prices above, where they are as many. */
function sizesKnown(
  known: readonly StepCandidate[],
  line: QuoteLine,
  count: number,
): readonly Figure[] | null {
  const sizes = new Map<number, Figure>();
  for (const { quantity, start } of known) {
    if (quantity !== null && start < line.start)
      sizes.set(quantity.low + quantity.high / 1e9, quantity);
  }
  const all = [...sizes.values()];
  return all.length === count && isRising(all.toSorted((a, b) => a.start - b.start)) ? all : null;
}
