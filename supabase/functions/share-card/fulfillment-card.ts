import { brandName } from '../_shared/domain/brand.ts';
import { withEdits } from '../_shared/domain/calc/fulfillment/competitors.ts';
import { calculateFulfillment } from '../_shared/domain/calc/fulfillment/fulfillment.ts';
import { openAddress } from '../_shared/domain/tool-inputs/fulfillment-url.ts';
import { centsText, dollarsText, ordersText, showsAsDollars } from './figures-text.ts';
import type { ShareCard } from './share-card.ts';

/** The comparison of fulfillment costs; null where the link carries none. */
export function fulfillmentCard(params: URLSearchParams): ShareCard | null {
  const { input, edits } = openAddress(params, 'en-US');
  if (input === null || input.monthlyOrders === 0) return null;
  const result = calculateFulfillment(input, withEdits(edits));
  const saves = result.monthlySavings > 0 && showsAsDollars(result.monthlySavings);
  return {
    kind: 'result',
    label: `Fulfillment for ${ordersText(input.monthlyOrders)} orders a month`,
    ...(saves
      ? { figure: dollarsText(result.yearlySavings), caption: 'Saved in a year' }
      : { figure: centsText(result.ratePerOrderUsd), caption: `Per order with ${brandName}` }),
    facts: [
      { label: 'Per order today', value: centsText(input.currentCostPerOrder) },
      ...(saves
        ? [{ label: `With ${brandName}`, value: centsText(result.ratePerOrderUsd) }]
        : [{ label: 'A month', value: dollarsText(result.pickPackCost) }]),
    ],
    note: 'Picking and packing only: no storage, receiving, packing materials or postage.',
    goods: { kindId: 'mailer-box', kindName: 'mailer box', printWords: [] },
    ground: 'butter',
  };
}
