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

/** The animal that a word of `tokenize` names, in the word that names of goods use. */
export function animalOf(word: string): string | undefined {
  return animals.get(word);
}

/** The person that goods are named after: "kid socks" for toddlers. */
export function wearerOf(word: string): string | undefined {
  return wearers.get(word);
}
