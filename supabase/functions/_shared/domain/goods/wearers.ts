import { tokenize } from '../language/words.ts';

const animals: ReadonlyMap<string, string> = new Map([
  ['dog', 'dog'],
  ['puppy', 'dog'],
  ['pup', 'dog'],
  ['cat', 'cat'],
  ['kitten', 'cat'],
  ['pet', 'pet'],
  ['horse', 'horse'],
  ['bird', 'bird'],
]);

const wearers: ReadonlyMap<string, string> = new Map([
  ['baby', 'baby'],
  ['infant', 'baby'],
  ['newborn', 'baby'],
  ['toddler', 'kid'],
  ['kid', 'kid'],
  ['child', 'kid'],
  ['nursing', 'nursing'],
  ['breastfeeding', 'nursing'],
]);

/** After an animal, these make the product one for people: a "dog mom hoodie", a "cat lover mug". */
const loverWords: ReadonlySet<string> = new Set(
  tokenize(
    'mom mum mama mommy dad daddy lover owner parent people person print printed themed theme design pattern motif portrait face walker sitter groomer trainer walk walking training',
  ),
);

/**
 * Who goods are for, in the words that names of goods use: "dog", "baby", "kid". Takes words as
 * `tokenize` returns them.
 */
export function wearersIn(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const animal = animals.get(word);
    if (animal === undefined) return wearers.get(word) ?? [];
    return loverWords.has(words[at + 1] ?? '') || words[at - 1] === 'hot' ? [] : [animal];
  });
}
