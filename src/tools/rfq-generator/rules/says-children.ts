const childWords: ReadonlySet<string> = new Set([
  'babies',
  'baby',
  'child',
  'children',
  'infant',
  'infants',
  'kid',
  'kids',
  'newborn',
  'newborns',
  'toddler',
  'toddlers',
]);

/** With these, "baby" names a color. */
const afterBaby: ReadonlySet<string> = new Set(['blue', 'pink']);

/** Whether the words say that the product is for children. */
export function saysChildren(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some(
    (word, at) => childWords.has(word) && !(word === 'baby' && afterBaby.has(words[at + 1] ?? '')),
  );
}
