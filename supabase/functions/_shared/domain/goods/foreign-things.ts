import { foreignKey } from '../language/foreign-words.ts';
import { foreignThingRows } from './foreign-things.generated.ts';

/** The English plurals of goods that are no kind, by their names in other languages. */
const spelled = new Map<string, string>();
const byKey = new Map<string, string>();
const chinese: { name: string; english: string }[] = [];

for (const row of foreignThingRows.split('\n').filter((each) => each !== '')) {
  const [english = '', names = '', chineseNames = ''] = row.split(';');
  for (const name of names.split('|')) {
    if (!spelled.has(name)) spelled.set(name, english);
    const key = keyOf(name.split(' '));
    if (!byKey.has(key)) byKey.set(key, english);
  }
  for (const name of chineseNames.split('|')) if (name !== '') chinese.push({ name, english });
}
chinese.sort((a, b) => b.name.length - a.name.length);

function keyOf(words: readonly string[]): string {
  return words.map(foreignKey).join(' ');
}

/**
 * The English plural of everyday goods that we have no kind for, such as bicycles, for their whole
 * name in Spanish, French, German or Turkish, in words as `tokenize` returns them.
 * @param isLoose whether another ending will do; a name of a kind may have the same key
 */
export function foreignThing(words: readonly string[], isLoose = false): string | undefined {
  return spelled.get(words.join(' ')) ?? (isLoose ? byKey.get(keyOf(words)) : undefined);
}

/** All names in languages with spaces, in words as `tokenize` returns them, with the English plural. */
export function foreignThings(): Iterable<readonly [name: string, english: string]> {
  return spelled;
}

/** The English plural for the longest Chinese name in the text. */
export function chineseThing(text: string): { name: string; english: string } | undefined {
  return chinese.find(({ name }) => text.includes(name));
}
