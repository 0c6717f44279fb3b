import { FulfillmentCalculator } from '@/components/tools/fulfillment-calculator/fulfillment-calculator.tsx';
import { usePartsAhead } from '@/components/tools/shared/parts-ahead.ts';
import { paths } from '@/config/paths.ts';
import { fulfillmentCalculatorContent } from '@/content/fulfillment-calculator.ts';
import { fulfillmentSections } from '@/content/fulfillment-sections.ts';
import { site } from '@/content/site.ts';
import { toFulfillmentParams } from '@/lib/calc/fulfillment/fulfillment-url.ts';
import { useQueryAddress } from './use-query-address.ts';

/** Joins the fulfillment calculator to the page's address. */
export function FulfillmentCalculatorBlock() {
  usePartsAhead();
  const address = useQueryAddress({
    toParams: toFulfillmentParams,
    path: `${paths.fulfillment}#${fulfillmentSections.calculator.id}`,
  });
  return (
    <FulfillmentCalculator
      words={fulfillmentCalculatorContent}
      address={address}
      storagePrefix={site.storagePrefix}
    />
  );
}
