import { parseFulfillmentFields } from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import { parseJson } from '@functions/_shared/domain/schema.ts';
import { openAddress } from '@functions/_shared/domain/tool-inputs/fulfillment-url.ts';
import { tabStorage } from '@/lib/storage.ts';
import { formKey, formSchema } from '../storage.ts';

/** Whether this address holds the same inputs as the form that the tab stored. */
export function isAddressOfForm(params: URLSearchParams, locale: string): boolean {
  const { input } = openAddress(params, locale);
  const stored = parseFulfillmentFields(parseJson(formSchema, tabStorage.read(formKey)), locale);
  return input !== null && JSON.stringify(input) === JSON.stringify(stored);
}
