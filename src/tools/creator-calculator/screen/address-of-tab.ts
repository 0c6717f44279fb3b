import { storedDraft } from '../storage.ts';
import { inputOfAddress } from './draft-of-address.ts';

/** Whether this address was made of the form that the tab stored. */
export function isAddressOfTab(params: URLSearchParams, locale: string): boolean {
  return inputOfAddress(params, storedDraft(), locale) !== null;
}
