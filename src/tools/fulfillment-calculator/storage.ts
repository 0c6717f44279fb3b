import { isCompetitorId } from '@functions/_shared/domain/calc/fulfillment/competitors.ts';
import {
  type FulfillmentFields,
  isCurrentMethod,
} from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import { object, option, text } from '@functions/_shared/domain/schema.ts';

/** The form as it is typed, stored in the tab. */
export const formKey = 'fulfillment_form';

export const formSchema = object<FulfillmentFields>({
  monthlyOrders: text,
  currentMethod: option(isCurrentMethod, ''),
  currentCostPerOrder: text,
  competitorComparison: option(isCompetitorId, ''),
});
