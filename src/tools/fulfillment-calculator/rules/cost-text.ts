import type { CostLine } from '@functions/_shared/domain/calc/fulfillment/cost-line.ts';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';

const oneDecimalAtMost = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Orders or hours: an integer as it is, anything else with at most one decimal. */
export function formatCount(value: number): string {
  return Number.isInteger(value) ? formatInteger(value) : oneDecimalAtMost.format(value);
}

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
