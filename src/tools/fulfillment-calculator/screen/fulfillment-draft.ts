import { isCompetitorId } from '@/lib/calc/fulfillment/competitors.ts';
import {
  type FulfillmentFields,
  isCurrentMethod,
} from '@/lib/calc/fulfillment/fulfillment-input.ts';
import { asText, parseObject } from '@/lib/kept-json.ts';

/** The form as this tab keeps it; text that anybody may have edited gives at worst an empty form. */
export function draftFromText(text: string | null): FulfillmentFields {
  const { monthlyOrders, currentMethod, currentCostPerOrder, competitorComparison } =
    parseObject(text);
  return {
    monthlyOrders: asText(monthlyOrders),
    currentMethod: isCurrentMethod(currentMethod) ? currentMethod : '',
    currentCostPerOrder: asText(currentCostPerOrder),
    competitorComparison: isCompetitorId(competitorComparison) ? competitorComparison : '',
  };
}

export function draftToText(fields: FulfillmentFields): string {
  return JSON.stringify(fields);
}
