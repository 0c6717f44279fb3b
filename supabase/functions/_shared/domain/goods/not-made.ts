import { tokenize } from '../language/words.ts';
import { notMadeRows } from './not-made.generated.ts';

/** Goods that we do not source, as they read in a sentence: "weapons and ammunition". */
export type NotMade = { label: string };

const maxWords = 4;

const byName: ReadonlyMap<string, NotMade> = new Map(
  notMadeRows
    .split('\n')
    .filter((row) => row !== '')
    .flatMap((row) => {
      const [names = '', label = ''] = row.split(';');
      return names.split('|').map((name) => [tokenize(name).join(' '), { label }] as const);
    }),
);

/** The longest name of such goods in the words, and the words of the name. */
export function notMadeName(
  words: readonly string[],
): { notMade: NotMade; nameWords: readonly string[] } | undefined {
  for (let length = Math.min(maxWords, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const nameWords = words.slice(start, start + length);
      const notMade = byName.get(nameWords.join(' '));
      if (notMade !== undefined) return { notMade, nameWords };
    }
  }
  return undefined;
}
