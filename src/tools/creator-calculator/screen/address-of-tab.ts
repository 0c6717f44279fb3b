import { tabStorage } from '@/lib/storage.ts';
import { answersKey, lookKey, parseDraft } from '../storage.ts';
import { inputOfAddress } from './creator-draft.ts';

/** Whether this address was made of the form that the tab stored. */
export function isAddressOfTab(params: URLSearchParams, locale: string): boolean {
  const stored = parseDraft({
    answers: tabStorage.read(answersKey),
    look: tabStorage.read(lookKey),
  });
  return inputOfAddress(params, stored, locale) !== null;
}
