/**
 * Control characters (U+0000-001F, U+007F-009F) and those that change the text direction
 * (U+202A-202E, U+2066-2069), except white space. They can make an address or subject look
 * different. The database rejects them in the same columns; see its checks named `…_plain`.
 */
const hiddenCharacters = /(?!\s)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Removes hidden characters, which copying from an address book may add. */
export function withoutHiddenCharacters(text: string): string {
  return text.replace(hiddenCharacters, '');
}

/** The text on one line, without hidden characters, with single spaces. */
export function plainLine(text: string): string {
  return withoutHiddenCharacters(text).replace(/\s+/g, ' ').trim();
}
