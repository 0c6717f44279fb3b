import { tokenize } from '../language/words.ts';
import { isProductCategory, type ProductCategory } from '../product-categories.ts';
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

/** The trade that the words name last, the longest name first; undefined when they name none. */
export function tradeName(words: readonly string[]): Trade | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    for (let length = Math.min(maxWords, end); length > 0; length -= 1) {
      const trade = byName.get(words.slice(end - length, end).join(' '));
      if (trade !== undefined) return trade;
    }
  }
  return undefined;
}
