import type { Figure } from './figures.ts';
import type { QuoteLine } from './quote-parts.ts';

type Priced = Readonly<{
  from: number | null;
  to: number | null;
  price: number;
  highPrice: number | null;
  currency: string | null;
  term: string | null;
  unit: string | null;
  isFromTable: boolean;
}>;

/**
 * The prices without those that cannot be right together: nobody asks more for a piece when more are
 * bought, so prices that rise with the quantity were tied to the wrong ones. Rows of a table are tied
 * by their place and stay.
 */
export function withoutDoubtful<Step extends Priced>(steps: readonly Step[]): Step[] {
  return steps.filter(
    (step) =>
      step.isFromTable ||
      !steps.some((other) => rises(step, other) || rises(other, step) || isTiedAlike(step, other)),
  );
}

/** Beside a price with its quantity, one without it is of something else. */
function isTiedAlike(step: Priced, other: Priced): boolean {
  return (
    step.from === null &&
    step.to === null &&
    other.from !== null &&
    step.currency === other.currency &&
    step.term === other.term
  );
}

/** A sum many times as high as the price of the same quantity is that of the whole order. */
export function withoutTotals<Step extends Omit<Priced, 'term'>>(steps: readonly Step[]): Step[] {
  return steps.filter(
    (step) =>
      step.isFromTable ||
      !steps.some(
        (other) =>
          (other.from === step.from || isOfMore(step, other)) &&
          other.currency === step.currency &&
          step.price > other.price * 10,
      ),
  );
}

/** No larger order costs many times as much for a piece. */
function isOfMore(step: Pick<Priced, 'from'>, other: Pick<Priced, 'from'>): boolean {
  return step.from !== null && other.from !== null && step.from > other.from;
}

function rises(less: Priced, more: Priced): boolean {
  return (
    less.from !== null &&
    more.from !== null &&
    less.from < more.from &&
    less.price < more.price &&
    less.highPrice === null &&
    more.highPrice === null &&
    less.currency === more.currency &&
    less.term === more.term &&
    less.unit === more.unit
  );
}

/** "500 pcs: 1.20 / 1.35 / 1.50 USD (S / M / L)": of which size or model each is, the quantity does not say. */
export function isOfVariants(
  sums: readonly Figure[],
  quantities: readonly Figure[],
  { text, start }: QuoteLine,
): boolean {
  const [only, ...others] = quantities;
  const first = sums[0]?.start ?? 0;
  const gaps = sums
    .slice(1)
    .map((sum, at) => text.slice((sums[at]?.end ?? 0) - start, sum.start - start));
  return (
    sums.length >= 2 &&
    only !== undefined &&
    others.length === 0 &&
    only.end <= first &&
    new Set(sums.map(({ currency }) => currency)).size === 1 &&
    gaps.every((gap) => /^\s?[/|,]\s?$/.test(gap))
  );
}
