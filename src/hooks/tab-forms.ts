import { lazyModule } from '@/lazy/lazy-module.ts';
import { emailKey } from '@/lib/email.ts';
import { deviceStorage, dropVotesKey, pendingKeyPrefix, tabStorage } from '@/lib/storage.ts';
import { visitorProducts } from './visitor-products.ts';

// Every tool can forget, and few have sent anything: the queue comes with what sends.
const queue = lazyModule(() => import('@/api/submissions/queue.ts'));

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
  forgetPending();
  deviceStorage.remove(dropVotesKey);
  for (const key of tabStorage.listKeys()) tabStorage.remove(key);
}

/** What waits on the device goes at once; what a page holds back itself has its queue loaded. */
function forgetPending(): void {
  for (const key of deviceStorage.listKeys()) {
    if (key.startsWith(pendingKeyPrefix)) deviceStorage.remove(key);
  }
  queue.load().then(
    ({ pendingSubmissions }) => pendingSubmissions.forget(),
    () => {},
  );
}
