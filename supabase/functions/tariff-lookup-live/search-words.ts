import { isWithinOneEdit } from '../_shared/domain/edit-distance.ts';
import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import { inSearchWords } from '../_shared/domain/tariff-question/search-spelling.ts';
import { type InFibers, inFibers, isTextile } from './fabrics.ts';
import { textOf, wordsOf } from './line-words.ts';
import type { TariffStore } from './tariff-store.ts';

/** Lines for words, and the words that led to them. */
export type FoundLines = {
  /** As it is to be compared with the lines. */
  product: string;
  hits: readonly TariffSearchHit[];
  /** Set where a fabric was taken for its fiber. */
  taken: InFibers | undefined;
};

const mostHits = 50;

/** The lines for the words, or for the fiber of their fabric where the trade has a name for that. */
export async function searchWords(typed: string, store: TariffStore): Promise<FoundLines> {
  const hits = await search(typed, store);
  const product = asSpelled(typed, hits);
  const taken = inFibers(product);
  if (taken === undefined || bestTermRank(hits, taken.fabric) >= namedRank) {
    return { product, hits, taken: undefined };
  }
  const inFiber = await search(taken.product, store);
  return bestTermRank(inFiber.filter(isTextile), taken.fiber) > bestTermRank(hits, taken.fabric)
    ? { product: taken.product, hits: inFiber, taken }
    : { product, hits, taken: undefined };
}

/** From here up the trade has a name with the fabric in it: a canvas bag, a satin pillowcase. */
const namedRank = 0.75;

/** The stop says that the last word is finished: the search takes it for the beginning of one else. */
function search(product: string, store: TariffStore): Promise<readonly TariffSearchHit[]> {
  return store.search(`${inSearchWords(product)}.`, mostHits);
}

const leastLettersToMend = 5;

/** The search mends "candels" and finds candles: the words as it took them. */
function asSpelled(typed: string, hits: readonly TariffSearchHit[]): string {
  const told = new Set(hits.flatMap((hit) => wordsOf(textOf(hit))));
  const trade = hits.flatMap(({ matchedTerm }) => wordsOf(matchedTerm ?? ''));
  return typed
    .split(' ')
    .map((word) => {
      const [stem = word] = wordsOf(word);
      if (stem.length < leastLettersToMend || told.has(stem)) return word;
      return trade.find((each) => isWithinOneEdit(stem, each)) ?? word;
    })
    .join(' ');
}

function bestTermRank(hits: readonly TariffSearchHit[], word: string): number {
  const [stem = word] = wordsOf(word);
  const named = hits.filter(
    ({ matchedTerm }) => matchedTerm !== null && wordsOf(matchedTerm).includes(stem),
  );
  return Math.max(0, ...named.map(({ rank }) => rank));
}
