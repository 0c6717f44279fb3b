import type { CostLine } from '@/lib/calc/fulfillment/cost-line.ts';
import { formatUsdCents } from '@/lib/format.ts';

/** The lines as one sum: "500 × ($1.50 + $1.00) + $550.00 ÷ 12 + $30.00". */
export function costFormula(orders: string, lines: readonly CostLine[]): string {
  const amounts = (basis: CostLine['basis']) =>
    lines.filter((line) => line.basis === basis).map(({ amountUsd }) => formatUsdCents(amountUsd));
  const perOrder = amounts('per-order');
  const each = perOrder.length > 1 ? `(${perOrder.join(' + ')})` : perOrder.join('');
  return [
    `${orders} × ${each}`,
    ...amounts('once').map((amount) => `${amount} ÷ 12`),
    ...amounts('per-month'),
  ].join(' + ');
}
