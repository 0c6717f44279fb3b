import { withoutHiddenCharacters } from '@functions/_shared/domain/plain-line.ts';

const emailShape = /^[^\s@]+@[^\s@]+$/;
const longestEmail = 254;

/** The key in the tab's storage; every calculator starts from the address that one was given. */
export const emailKey = 'email';

/**
 * The rule for every e-mail field: not empty, and it contains '@' (specification §5), with
 * something on both sides and at most 254 characters, which is what the database stores.
 * Deliberately no stricter: a pattern that refuses an unusual but real address loses a lead, and
 * only a delivered message proves an address anyway. What readEmail() takes out does not count.
 */
export function isAcceptableEmail(text: string): boolean {
  const email = readEmail(text);
  return email.length <= longestEmail && emailShape.test(email);
}

/**
 * The address that was typed or pasted: without spaces around it, hidden characters, and the
 * "mailto:" of a copied link with what such a link says besides the address.
 */
export function readEmail(text: string): string {
  const email = withoutHiddenCharacters(text).trim();
  return /^mailto:/i.test(email)
    ? email.slice('mailto:'.length).replace(/\?.*$/s, '').trim()
    : email;
}
