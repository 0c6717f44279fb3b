/**
 * A word of Spanish, French, German or Turkish without its plural, for comparison only: "calcetín"
 * and "calcetines", "Kerze" and "Kerzen", "çorap" and "çoraplar" have one key each. Takes a word as
 * `tokenize` returns it.
 */
export function foreignKey(word: string): string {
  let key = word.replace(/(?:lar|ler)(?:i|in)?$/, '');
  while (key.length > minLetters && pluralEnd.test(key)) key = key.replace(pluralEnd, '');
  return key;
}

const minLetters = 4;
const pluralEnd = /(?:es|s|x|en|er|e|n|y)$/;
