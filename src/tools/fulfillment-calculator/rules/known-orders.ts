import type { FulfillmentFields } from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import { toNumberText } from '@functions/_shared/domain/number-text.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';

/** What was filled in, as it stands in the fields. */
export type FilledFulfillment = Partial<Pick<FulfillmentFields, 'monthlyOrders'>>;

/** Fills blank monthly orders with the known ones, whole; fewer than half an order fill nothing. */
export function fillOrders(
  { monthlyOrders }: Pick<FulfillmentFields, 'monthlyOrders'>,
  known: ProductAnswers,
  locale: string,
): FilledFulfillment {
  const orders = Math.round(known.monthlyOrders ?? 0);
  return monthlyOrders.trim() === '' && orders > 0
    ? { monthlyOrders: toNumberText(orders, locale) }
    : {};
}
