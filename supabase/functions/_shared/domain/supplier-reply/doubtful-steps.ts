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
          other.from === step.from &&
          other.currency === step.currency &&
          step.price > other.price * 10,
      ),
  );
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
