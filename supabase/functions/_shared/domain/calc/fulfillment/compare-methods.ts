import { nonNegativeOr } from '../input-number.ts';
import { type Competitor, competitors } from './competitors.ts';
import { costCurves, type MethodId, stretchAt } from './cost-curve.ts';
import { monthlyCostUsd } from './cost-line.ts';
import type { FulfillmentInput } from './fulfillment-input.ts';

/** The monthly cost of one method at the visitor's number of orders, in US dollars, not rounded. */
export type MethodCost = {
  method: MethodId;
  /** The cost of each additional order. */
  perOrderUsd: number;
  /** The cost of a month before its first order. */
  perMonthUsd: number;
  monthlyUsd: number;
  yearlyUsd: number;
  /** The month's cost divided by its orders; null without orders. */
  eachOrderUsd: number | null;
  /** Per month; negative if the method costs less than the provider. */
  aboveProviderUsd: number;
};

/** Compares the provider, the visitor's own method and every competitor. */
export function compareMethods(
  { monthlyOrders, currentCostPerOrder }: FulfillmentInput,
  models: readonly Competitor[] = competitors,
): MethodCost[] {
  const orders = nonNegativeOr(0, monthlyOrders);
  const bills = costCurves(nonNegativeOr(0, currentCostPerOrder), models).map(
    ({ method, stretches }) => {
      const parts = stretchAt(stretches, orders);
      return { method, parts, monthlyUsd: monthlyCostUsd(parts, orders) };
    },
  );
  const providerUsd = bills.find(({ method }) => method === 'provider')?.monthlyUsd ?? 0;
  return bills.map(({ method, parts, monthlyUsd }) => ({
    method,
    perOrderUsd: parts.perOrderUsd,
    perMonthUsd: parts.perMonthUsd,
    monthlyUsd,
    yearlyUsd: 12 * monthlyUsd,
    eachOrderUsd: orders > 0 ? monthlyUsd / orders : null,
    aboveProviderUsd: monthlyUsd - providerUsd,
  }));
}
