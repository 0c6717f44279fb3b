import { isWithinOneEdit, isWithinTwoEdits } from '../language/edit-distance.ts';
import { weakNouns } from '../language/stop-words.ts';
import { tokenize } from '../language/words.ts';
import { isProductCategory, type ProductCategory } from '../product-categories.ts';
import { isEnglish, isNameWord } from './name-index.ts';
import { tradeRows } from './trades.generated.ts';

/** A trade or a whole category that people name instead of a product: "skincare", "home decor". */
export type Trade = {
  /** As it reads in a sentence. */
  label: string;
  /** The ids of its capabilities; empty when it is a whole category. */
  capabilityIds: readonly string[];
  category: ProductCategory | undefined;
};

const maxWords = 3;

const byName: ReadonlyMap<string, Trade> = new Map(
  tradeRows
    .split('\n')
    .filter((row) => row !== '')
    .flatMap((row) => {
      const [names = '', label = '', capabilityIds = '', category = ''] = row.split(';');
      const trade: Trade = {
        label,
        capabilityIds: capabilityIds.split('|').filter(Boolean),
        category: isProductCategory(category) ? category : undefined,
      };
      return names.split('|').map((name) => [tokenize(name).join(' '), trade] as const);
    }),
);

/**
 * The trade that ends the words, the longest name first; undefined when they end in none.
 * @param isPlain whether a word may stand behind the trade: "skincare products wholesale"
 */
export function tradeName(
  words: readonly string[],
  isPlain: (word: string) => boolean,
): Trade | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    for (let length = Math.min(maxWords, end); length > 0; length -= 1) {
      const name = words.slice(end - length, end).join(' ');
      const trade = byName.get(name) ?? (length === 1 ? slipOf(name) : undefined);
      if (trade !== undefined) {
        // "Trash bags" are no bags of the trade, so what stands before may only describe.
        const isPart = weakNouns.has(name) && !words.slice(0, end - length).every(isPlain);
        return isPart ? undefined : trade;
      }
    }
    if (!isPlain(words[end - 1] ?? '')) return undefined;
  }
  return undefined;
}

const minLettersWithSlip = 7;
const minLettersForTwoSlips = 8;

/** "Headware" is a slip for headwear. */
function slipOf(word: string): Trade | undefined {
  if (word.length < minLettersWithSlip || isNameWord(word) || isEnglish(word)) return undefined;
  for (const [name, trade] of byName) {
    const isNear = word.length >= minLettersForTwoSlips ? isWithinTwoEdits : isWithinOneEdit;
    if (name[0] === word[0] && !name.includes(' ') && isNear(name, word)) return trade;
  }
  return undefined;
}
