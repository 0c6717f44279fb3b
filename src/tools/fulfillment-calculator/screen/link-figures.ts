import type { FulfillmentResult } from '@functions/_shared/domain/calc/fulfillment/fulfillment.ts';
import type { KeyFigure } from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import { fulfillmentCalculatorCopy } from '../copy.ts';

const { changed } = fulfillmentCalculatorCopy;

/** What a link to a comparison is compared by when it is opened on another day. */
export function fulfillmentFigures({
  ratePerOrderUsd,
  monthlySavings,
}: FulfillmentResult): KeyFigure[] {
  return [
    { value: ratePerOrderUsd, unit: 'usdCents', words: changed.rate },
    { value: monthlySavings, unit: 'usdWhole', words: changed.savings },
  ];
}
