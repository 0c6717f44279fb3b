import type { LineEdit } from '@/lib/calc/fulfillment/competitors.ts';
import {
  type FulfillmentFields,
  type FulfillmentInput,
  readFulfillmentFields,
  toFulfillmentFields,
} from '@/lib/calc/fulfillment/fulfillment-input.ts';
import type { ToolAddress } from '@/tools/shared/tool-address.ts';
import { readFulfillmentParams, type SharedFulfillment } from '../rules/fulfillment-url.ts';

export type FulfillmentAddress = ToolAddress<SharedFulfillment>;

/**
 * What the address brings along: the form, its comparison when it is whole, and edited lines. Where
 * it brings nothing the form is as `draft` has it, and nothing is calculated.
 */
export function fromAddress(
  params: URLSearchParams,
  draft: FulfillmentFields,
  locale: string,
): { fields: FulfillmentFields; input: FulfillmentInput | null; edits: LineEdit[] } {
  const { input, edits } = readFulfillmentParams(params);
  const isSilent = Object.values(input).every((value) => value === undefined);
  if (isSilent) return { fields: draft, input: null, edits };
  const fields = toFulfillmentFields(input, locale);
  return { fields, input: readFulfillmentFields(fields, locale), edits };
}
