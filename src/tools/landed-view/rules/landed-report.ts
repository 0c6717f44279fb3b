import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import type { LandedFigures } from '@functions/_shared/contracts/send-tool-notification.ts';
import { hasLandedCost } from '@functions/_shared/domain/money/landed-input.ts';
import type { MoneyStepId } from '@functions/_shared/domain/money/money-steps.ts';
import type { LandedChoices } from '@functions/_shared/domain/tool-inputs/landed-choices.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { firstOrderOf } from './first-order-view.ts';
import { landedIn, shownCountry } from './landed-countries.ts';
import { type AskedOrder, givenCountry, landedOrderOf, openingChoices } from './landed-order.ts';

const nothing = { low: 0, likely: 0, high: 0 };

/** Beyond a century, an order's end is no figure to report. */
const longestStockMonths = 1200;

/**
 * The figures of the landed view and the first order, for the report by email. Undefined where the
 * view has none: unknown goods, no tariff line, no price, no orders.
 * @param stored the visitor's choices in the view; null where none were made
 */
export function landedReport(
  asked: AskedOrder,
  known: ProductAnswers,
  stored: LandedChoices | null,
  response: LandedCostResponse,
): LandedFigures | undefined {
  const { goods } = response;
  if (goods === null || response.notMade !== null || !hasLandedCost(response, 'china')) {
    return undefined;
  }
  const order = landedOrderOf(asked, known, stored ?? openingChoices(asked, known), goods);
  if (order.priceUsd <= 0) return undefined;
  const country = shownCountry(givenCountry(asked), response, order);
  const result = landedIn(country, response, order);
  const { chain } = result;
  const plan = firstOrderOf(result, goods, order);
  if (plan.monthsOfStock === null || plan.monthsOfStock > longestStockMonths) return undefined;
  const usdOf = (step: MoneyStepId) =>
    chain.steps.find(({ id }) => id === step)?.perUnitUsd ?? nothing;
  return {
    country,
    steps: { goodsUsd: usdOf('goods'), freightUsd: usdOf('freight'), dutyUsd: usdOf('duty') },
    landedCostUsd: chain.landedCostUsd,
    profitPerUnitUsd: chain.profitUsd,
    pieces: order.units,
    monthsOfStock: plan.monthsOfStock,
    cashTiedUpUsd: plan.cashTiedUpUsd,
    firstProfitMonth: plan.firstProfitMonth,
  };
}
