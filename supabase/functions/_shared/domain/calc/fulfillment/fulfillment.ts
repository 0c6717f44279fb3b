import { providerRateUsd } from '../../money/provider-rate.ts';
import { nonNegativeOr } from '../input-number.ts';
import { type Competitor, competitors } from './competitors.ts';
import { costPartsOf, monthlyCostUsd } from './cost-line.ts';
import type { FulfillmentInput } from './fulfillment-input.ts';
import { minutesPerOrder } from './time-saved.assumptions.ts';

/** Amounts in US dollars, not rounded; a saving is negative if the change costs more. */
export type FulfillmentResult = {
  ratePerOrderUsd: number;
  /** The provider's, per month. */
  pickPackCost: number;
  currentTotalCost: number;
  /** Null if no competitor is chosen. */
  competitorCost: number | null;
  monthlySavings: number;
  yearlySavings: number;
  /** How much more the chosen competitor costs than the provider, per month. */
  competitorSavings: number | null;
  /** Per month. */
  timeHoursSaved: number;
};

/**
 * The monthly costs with the provider, today's method and one competitor (specification §9). Total:
 * numbers that are absent, negative or not finite count as 0.
 * @param models the competitors, with the visitor's edits
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

/** The saving to display; a negative one counts as no saving. */
export function shownSaving(savingUsd: number): number {
  return Math.max(0, savingUsd);
}
