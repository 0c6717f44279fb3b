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

/** Words that are one word in any spelling: "t-shirt", "tee shirt", "T shirt". */
const joinedSpellings: readonly (readonly [RegExp, string])[] = [
  [/\bt[\s-]?(shirts?)\b/g, 't$1'],
  [/\btee[\s-](shirts?)\b/g, 't$1'],
  [/\bpress[\s-]on\b/g, 'presson'],
  [/\btea[\s-](towels?)\b/g, 'kitchen $1'],
  [/\bear[\s-](buds?|rings?)\b/g, 'ear$1'],
  [/\bhead[\s-](phones?|bands?|wear)\b/g, 'head$1'],
  [/\bskin[\s-]care\b/g, 'skincare'],
  [/\bhair[\s-]care\b/g, 'haircare'],
  [/\bfoot[\s-]wear\b/g, 'footwear'],
  [/\bback[\s-](packs?)\b/g, 'back$1'],
  [/\bnote[\s-](books?)\b/g, 'note$1'],
  [/\bkey[\s-](chains?|rings?)\b/g, 'key$1'],
];

/** The words of a text in order: lower case, without accents or apostrophes, singular. */
export function tokenize(text: string): string[] {
  let plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`]s\b/g, '')
    .replace(/['’`]/g, '');
  for (const [pattern, replacement] of joinedSpellings) {
    plain = plain.replace(pattern, replacement);
  }
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
