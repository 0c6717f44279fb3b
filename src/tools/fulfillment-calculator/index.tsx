import { fulfillmentCalculatorAnchor, paths } from '@/config/paths.ts';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { fulfillmentCalculatorContent } from './copy.ts';
import { toFulfillmentParams } from './rules/fulfillment-url.ts';
import { FulfillmentCalculator } from './screen/fulfillment-calculator.tsx';

/** Joins the fulfillment calculator to the page's address. */
export function FulfillmentCalculatorBlock() {
  usePrefetchQueued();
  const address = useQueryAddress({
    toParams: toFulfillmentParams,
    path: `${paths.fulfillment}#${fulfillmentCalculatorAnchor}`,
  });
  return <FulfillmentCalculator words={fulfillmentCalculatorContent} address={address} />;
}
