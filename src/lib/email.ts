import { withoutHiddenCharacters } from '@functions/_shared/domain/plain-line.ts';

const emailShape = /^[^\s@]+@[^\s@]+$/;
const maxEmailLength = 254;

/** The key in tab storage; every calculator starts with the address given to another. */
export const emailKey = 'email';

/**
 * The rule for every email field: not empty, and it contains '@' (specification §5), with something
 * on both sides and at most 254 characters, the database's limit. Deliberately no stricter: a
 * pattern that rejects an unusual but real address loses a lead, and only a delivered message
 * proves an address anyway. What parseEmail() removes is ignored.
 */
export function isAcceptableEmail(text: string): boolean {
  const email = parseEmail(text);
  return email.length <= maxEmailLength && emailShape.test(email);
}

/**
 * Cleans up a typed or pasted address: removes surrounding spaces, hidden characters, and the
 * "mailto:" of a copied link together with its parameters.
 */
export function parseEmail(text: string): string {
  const email = withoutHiddenCharacters(text).trim();
  return /^mailto:/i.test(email)
    ? email.slice('mailto:'.length).replace(/\?.*$/s, '').trim()
    : email;
}
