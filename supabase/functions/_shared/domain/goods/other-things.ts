import { otherThingRows } from './other-things.generated.ts';

/**
 * Things that end in the name of a kind and are something else, in one word and in several: a "jet
 * ski" is no ski, a "bowling pin" no enamel pin.
 */
const names = new Set<string>();
const nouns = new Set<string>();

for (const row of otherThingRows.split('\n').filter((each) => each !== '')) {
  const [noun = '', modifiers = ''] = row.split(';');
  nouns.add(noun);
  for (const modifier of modifiers.split('|')) {
    const name = `${modifier} ${noun}`;
    names.add(name).add(name.replaceAll(' ', ''));
  }
}

/** Whether these words, as `tokenize` returns them, name such a thing. */
export function isOtherThing(words: readonly string[]): boolean {
  return names.has(words.join(' '));
}

/** Whether words before this noun, in the singular, may make another thing of it: pins, boards. */
export function isManifoldNoun(noun: string): boolean {
  return nouns.has(noun);
}
