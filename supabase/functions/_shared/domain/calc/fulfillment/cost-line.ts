/**
 * What a line is billed for: each order, each month, or once. One-time costs are spread over the
 * first twelve months.
 */
export type CostBasis = 'per-order' | 'per-month' | 'once';

export type CostLine<Id extends string = string> = Readonly<{
  id: Id;
  basis: CostBasis;
  amountUsd: number;
}>;

/** The sum of a set of lines, as a linear function of a month's orders. */
export type CostParts = Readonly<{ perOrderUsd: number; perMonthUsd: number }>;

const monthsOfOnce = 12;

/** The cost of one line in a month with this many orders, in US dollars, not rounded. */
export function monthlyLineCostUsd({ basis, amountUsd }: CostLine, monthlyOrders: number): number {
  switch (basis) {
    case 'per-order':
      return monthlyOrders * amountUsd;
    case 'per-month':
      return amountUsd;
    case 'once':
      return amountUsd / monthsOfOnce;
  }
}

export function costPartsOf(lines: readonly CostLine[]): CostParts {
  const isPerOrder = ({ basis }: CostLine) => basis === 'per-order';
  return {
    perOrderUsd: sum(lines.filter(isPerOrder).map(({ amountUsd }) => amountUsd)),
    perMonthUsd: sum(
      lines.filter((line) => !isPerOrder(line)).map((line) => monthlyLineCostUsd(line, 0)),
    ),
  };
}

/** The month's total cost in US dollars, not rounded. */
export function monthlyCostUsd(
  { perOrderUsd, perMonthUsd }: CostParts,
  monthlyOrders: number,
): number {
  return monthlyOrders * perOrderUsd + perMonthUsd;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
