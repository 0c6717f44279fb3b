/**
 * Turns typed text into comparable words. The stemmer is deliberately light: it only unifies
 * singular and plural, and British and American spelling. Postgres does the rest.
 */

// A Map, because a visitor's word may be "constructor".
const spellings: ReadonlyMap<string, string> = new Map([
  ['aluminium', 'aluminum'],
  ['cosy', 'cozy'],
  ['colour', 'color'],
  ['fibre', 'fiber'],
  ['grey', 'gray'],
  ['jewellery', 'jewelry'],
  ['moisturiser', 'moisturizer'],
  ['personalised', 'personalized'],
  ['pyjama', 'pajama'],
  ['tyre', 'tire'],
  ['mice', 'mouse'],
  ['women', 'woman'],
  ['men', 'man'],
  ['children', 'child'],
  ['knives', 'knife'],
  ['scarves', 'scarf'],
  ['shelves', 'shelf'],
  ['bookshelves', 'bookshelf'],
  ['thermoses', 'thermos'],
  ['cds', 'cd'],
]);

/** Plurals whose singular has another meaning. */
const pluralOnlyWords = new Set(['shorts']);

/** The words of a text in order: lower case, without accents or apostrophes, singular. */
export function tokenize(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`]s\b/g, '')
    .replace(/['’`]/g, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
}

/** One lower-case word without its plural, in American spelling. */
export function stem(word: string): string {
  const american = spellings.get(word) ?? word;
  const singular = withoutPlural(american);
  return (spellings.get(singular) ?? singular).replace(/ie$/, 'y');
}

function withoutPlural(word: string): string {
  if (word.length < 4 || pluralOnlyWords.has(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
