import { nonNegativeOr } from '../input-number.ts';
import { type Competitor, competitors } from './competitors.ts';
import { costPartsOf, monthlyCostUsd } from './cost-line.ts';
import type { FulfillmentInput } from './fulfillment-input.ts';
import { providerRateUsd } from './provider-rate.ts';
import { minutesPerOrder } from './time-saved.assumptions.ts';

/** Amounts in US dollars, nothing rounded; a saving is negative where the change costs more. */
export type FulfillmentResult = {
  ratePerOrderUsd: number;
  /** The provider's, a month. */
  pickPackCost: number;
  currentTotalCost: number;
  /** Null when no competitor was chosen. */
  competitorCost: number | null;
  monthlySavings: number;
  yearlySavings: number;
  /** What the chosen competitor costs more than the provider, a month. */
  competitorSavings: number | null;
  /** A month. */
  timeHoursSaved: number;
};

/**
 * What a month costs with the provider, today and with one competitor (specification §9).
 * Total: numbers that are absent, negative or not finite count as 0.
 * @param models the competitors, with whatever the visitor changed in them
 */
export function calculateFulfillment(
  input: FulfillmentInput,
  models: readonly Competitor[] = competitors,
): FulfillmentResult {
  const orders = nonNegativeOr(0, input.monthlyOrders);
  const ratePerOrderUsd = providerRateUsd(orders);
  const pickPackCost = orders * ratePerOrderUsd;
  const currentTotalCost = orders * nonNegativeOr(0, input.currentCostPerOrder);
  const monthlySavings = currentTotalCost - pickPackCost;
  const chosen = models.find(({ id }) => id === input.competitorComparison);
  const competitorCost = chosen ? monthlyCostUsd(costPartsOf(chosen.lines), orders) : null;

  return {
    ratePerOrderUsd,
    pickPackCost,
    currentTotalCost,
    competitorCost,
    monthlySavings,
    yearlySavings: 12 * monthlySavings,
    competitorSavings: competitorCost === null ? null : competitorCost - pickPackCost,
    timeHoursSaved: (orders * minutesPerOrder.value[input.currentMethod]) / 60,
  };
}

/** What of a saving is shown: one that is not positive is no saving. */
export function shownSaving(savingUsd: number): number {
  return Math.max(0, savingUsd);
}
