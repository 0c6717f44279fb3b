import { pendingSubmissions } from '@/api/submissions/queue.ts';
import { emailKey } from '@/lib/email.ts';
import { deviceStorage, dropVotesKey, tabStorage } from '@/lib/storage.ts';
import { visitorProducts } from './visitor-products.ts';

/**
 * What the tab keeps about the visitor rather than about a product: the email addresses that the
 * gate and the tools were given, the talk with the assistant, a catalog of many products, and the
 * list of swag with its logo.
 */
export const keysOfVisitor: readonly string[] = [
  emailKey,
  'tools_email',
  'kira_thread',
  'kira_speak_replies',
  'catalog',
  'catalog_text',
  'swag_shop',
  'swag_logo',
];

/** Empties the forms that this tab stored, because the tools are to speak of another product. */
export function clearTabForms(): void {
  for (const key of tabStorage.listKeys()) {
    if (!keysOfVisitor.includes(key)) tabStorage.remove(key);
  }
}

/**
 * Deletes everything: all products, pending submissions, votes, and what this tab stored. The links
 * to the visitor's own demand tests stay: without them nobody could take their pages down.
 */
export function forgetEverything(): void {
  visitorProducts.forget();
  pendingSubmissions.forget();
  deviceStorage.remove(dropVotesKey);
  for (const key of tabStorage.listKeys()) tabStorage.remove(key);
}
