import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import { type InFibers, inFibers, isTextile } from './fabrics.ts';
import { inSearchWords, wordsOf } from './line-words.ts';
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
export async function searchWords(product: string, store: TariffStore): Promise<FoundLines> {
  const hits = await search(product, store);
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

function bestTermRank(hits: readonly TariffSearchHit[], word: string): number {
  const [stem = word] = wordsOf(word);
  const named = hits.filter(
    ({ matchedTerm }) => matchedTerm !== null && wordsOf(matchedTerm).includes(stem),
  );
  return Math.max(0, ...named.map(({ rank }) => rank));
}
