import type { LineEdit } from '@/lib/calc/fulfillment/competitors.ts';
import {
  type FulfillmentFields,
  type FulfillmentInput,
  readFulfillmentFields,
  toFulfillmentFields,
} from '@/lib/calc/fulfillment/fulfillment-input.ts';
import {
  readFulfillmentParams,
  type SharedFulfillment,
} from '@/lib/calc/fulfillment/fulfillment-url.ts';

/** The page's address as the calculator uses it; the page joins it to the router. */
export type FulfillmentAddress = {
  /** The query the page was opened with. */
  initialParams: URLSearchParams;
  /** Puts a comparison into the query in place of the former one; null takes it out. */
  replace: (shared: SharedFulfillment | null) => void;
  /** The full address that shows this comparison. */
  shareUrl: (shared: SharedFulfillment) => string;
};

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
