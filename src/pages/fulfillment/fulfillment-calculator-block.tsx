import { FulfillmentCalculator } from '@/components/tools/fulfillment-calculator/fulfillment-calculator.tsx';
import { paths } from '@/config/paths.ts';
import { fulfillmentCalculatorContent } from '@/content/fulfillment-calculator.ts';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { toFulfillmentParams } from '@/lib/calc/fulfillment/fulfillment-url.ts';
import { useQueryAddress } from '@/pages/shared/use-query-address.ts';
import { fulfillmentSections } from './below-copy.ts';

/** Joins the fulfillment calculator to the page's address. */
export function FulfillmentCalculatorBlock() {
  usePrefetchQueued();
  const address = useQueryAddress({
    toParams: toFulfillmentParams,
    path: `${paths.fulfillment}#${fulfillmentSections.calculator.id}`,
  });
  return <FulfillmentCalculator words={fulfillmentCalculatorContent} address={address} />;
}
