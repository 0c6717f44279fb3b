import { nonNegativeOr } from '../input-number.ts';
import { type Competitor, competitors } from './competitors.ts';
import { costCurves, type MethodId, stretchAt } from './cost-curve.ts';
import { monthlyCostUsd } from './cost-line.ts';
import type { FulfillmentInput } from './fulfillment-input.ts';

/** One method's bill at the visitor's orders, in US dollars, nothing rounded. */
export type MethodCost = {
  method: MethodId;
  /** What every further order adds. */
  perOrderUsd: number;
  /** What a month costs before the first order. */
  perMonthUsd: number;
  monthlyUsd: number;
  yearlyUsd: number;
  /** The month divided by its orders; null without orders. */
  eachOrderUsd: number | null;
  /** A month; negative where the method costs less than the provider. */
  aboveProviderUsd: number;
};

/** The provider, the visitor's own method and every competitor side by side. */
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
