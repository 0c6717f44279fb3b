import { tabStorage } from '@/lib/storage.ts';

/** In the tab, not in the address: a mail is private. */
const pastedKey = 'quote_pasted';

/** Leaves a mail for the decoder, which takes it when it is opened next. */
export function leaveMailForDecoder(mail: string): void {
  tabStorage.write(pastedKey, mail);
}

/** The mail that another tool left; null when there is none. It is taken once. */
export function takeMailLeft(): string | null {
  const mail = tabStorage.read(pastedKey);
  if (mail !== null) tabStorage.remove(pastedKey);
  return mail;
}
