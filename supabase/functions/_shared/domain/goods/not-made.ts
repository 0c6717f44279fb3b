import { tokenize } from '../language/words.ts';
import { notMadeRows } from './not-made.generated.ts';
import { isOtherThing } from './other-things.ts';

/** Goods that we do not source, as they read in a sentence: "weapons and ammunition". */
export type NotMade = {
  label: string;
  /**
   * What else is not sourced: "all" that is named with it (a vape pouch), "parts", which are what we
   * do not know behind it (a car horn), or nothing: a beer keg is no beer.
   */
  reach: 'all' | 'parts' | 'alone';
};

const maxWords = 4;

const byName: ReadonlyMap<string, NotMade> = new Map(
  notMadeRows
    .split('\n')
    .filter((row) => row !== '')
    .flatMap((row) => {
      const [names = '', label = '', stated = ''] = row.split(';');
      const reach = stated === 'all' || stated === 'parts' ? stated : 'alone';
      return names.split('|').map((name) => [tokenize(name).join(' '), { label, reach }] as const);
    }),
);

/** The longest name of such goods in the words, the words of the name, and where it ends. */
export function notMadeName(
  words: readonly string[],
): { notMade: NotMade; nameWords: readonly string[]; end: number } | undefined {
  for (let length = Math.min(maxWords, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const nameWords = words.slice(start, start + length);
      const notMade = byName.get(nameWords.join(' '));
      if (notMade !== undefined && !isInOtherThing(words, start, start + length)) {
        return { notMade, nameWords, end: start + length };
      }
    }
  }
  return undefined;
}

/** A glue gun is no gun. */
function isInOtherThing(words: readonly string[], from: number, to: number): boolean {
  const starts = Array.from({ length: from + 1 }, (_, start) => start);
  return starts.some((start) =>
    [to, to + 1, to + 2].some(
      (end) => end - start > to - from && isOtherThing(words.slice(start, end)),
    ),
  );
}
