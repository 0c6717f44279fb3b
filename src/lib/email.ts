import { withoutHiddenCharacters } from '@functions/_shared/domain/plain-line.ts';

const emailShape = /^[^\s@]+@[^\s@]+$/;
const longestEmail = 254;

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

/** The address that was typed or pasted, without spaces around it and without hidden characters. */
export function readEmail(text: string): string {
  return withoutHiddenCharacters(text).trim();
}
