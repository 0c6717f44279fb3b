/**
 * Control characters (U+0000-001F, U+007F-009F) and those that turn the direction of writing
 * (U+202A-202E, U+2066-2069), white space left out: with them an address or a subject looks like
 * another one. The database refuses them in the same columns, see its checks named `…_plain`.
 */
const hiddenCharacters = /(?!\s)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** The text as it looks. Copying from an address book may bring hidden characters along. */
export function withoutHiddenCharacters(text: string): string {
  return text.replace(hiddenCharacters, '');
}

/** The text on one line and without hidden characters, each run of white space one space. */
export function plainLine(text: string): string {
  return withoutHiddenCharacters(text).replace(/\s+/g, ' ').trim();
}
