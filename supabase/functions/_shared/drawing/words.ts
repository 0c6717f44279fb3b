/**
 * The words of a phrase, lower-case, without accents or punctuation, in the singular:
 * "Grip-Socks & T-Shirts!" becomes grip, sock, t, shirt.
 */
export function toWords(phrase: string): string[] {
  return phrase
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular);
}

/** The index where `phrase` occurs in `words`, the last one if several; -1 if none. */
export function lastIndexOfPhrase(words: readonly string[], phrase: readonly string[]): number {
  for (let start = words.length - phrase.length; start >= 0; start -= 1) {
    if (phrase.every((word, offset) => words[start + offset] === word)) return start;
  }
  return -1;
}

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    scarves: 'scarf',
    knives: 'knife',
    jewellery: 'jewelry',
    colour: 'color',
    shoes: 'shoe',
    lens: 'lens',
    plus: 'plus',
    canvas: 'canvas',
  }),
);

function singular(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length <= 3 || /(ss|us|is)$/.test(word)) return word;
  // One form for "hoody", "hoodie" and "hoodies".
  if (/ies?$/.test(word)) return word.replace(/ies?$/, 'y');
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
