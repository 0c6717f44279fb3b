import { isWithinOneEdit } from '../_shared/domain/language/edit-distance.ts';
import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import {
  type FiberSubstitution,
  isTextile,
  substituteFiber,
} from '../_shared/domain/tariff-lines/fabrics.ts';
import { headNoun, textOf, tokenize } from '../_shared/domain/tariff-lines/line-words.ts';
import { normalizeQuery } from '../_shared/domain/tariff-question/normalize-query.ts';
import type { TariffStore } from '../_shared/tariff-store.ts';

/** The lines found for a query, and the words that were compared. */
export type SearchResult = {
  /** The product in the spelling that is compared with the lines. */
  product: string;
  hits: readonly TariffSearchHit[];
  /** Set when a fabric was replaced by its fiber. */
  fiberSubstitution: FiberSubstitution | undefined;
};

const maxHits = 50;

/**
 * Finds lines for the query, or for the fiber of its fabric when that matches a trade name better.
 */
export async function searchByWords(typed: string, store: TariffStore): Promise<SearchResult> {
  const hits = await search(typed, store);
  const product = correctSpelling(typed, hits);
  const fiberSubstitution = substituteFiber(product);
  if (
    fiberSubstitution === undefined ||
    bestTermRank(hits, fiberSubstitution.fabric) >= minTermRank
  ) {
    return { product, hits, fiberSubstitution: undefined };
  }
  const fiberHits = await search(fiberSubstitution.product, store);
  // "Women's polyester joggers" are no bikini, however well the fiber and the wearer fit.
  const sameGoods = fiberHits.filter(
    (hit) => isTextile(hit) && tokenize(hit.matchedTerm ?? '').includes(headNoun(product) ?? ''),
  );
  return bestTermRank(sameGoods, fiberSubstitution.fiber) >
    bestTermRank(hits, fiberSubstitution.fabric)
    ? { product: fiberSubstitution.product, hits: fiberHits, fiberSubstitution: fiberSubstitution }
    : { product, hits, fiberSubstitution: undefined };
}

/** From this rank up a trade name contains the fabric itself: a canvas bag, a satin pillowcase. */
const minTermRank = 0.75;

/**
 * The trailing period marks the last word as complete; the search would otherwise treat it as a
 * prefix.
 */
function search(product: string, store: TariffStore): Promise<readonly TariffSearchHit[]> {
  return store.search(`${normalizeQuery(product)}.`, maxHits);
}

const minLettersToCorrect = 5;

/**
 * The search itself corrects "candels" to candles; this returns the words as it understood them.
 */
function correctSpelling(typed: string, hits: readonly TariffSearchHit[]): string {
  const lineWords = new Set(hits.flatMap((hit) => tokenize(textOf(hit))));
  const termWords = hits.flatMap(({ matchedTerm }) => tokenize(matchedTerm ?? ''));
  return typed
    .split(' ')
    .map((word) => {
      const [stem = word] = tokenize(word);
      if (stem.length < minLettersToCorrect || lineWords.has(stem)) return word;
      return termWords.find((each) => isWithinOneEdit(stem, each)) ?? word;
    })
    .join(' ');
}

function bestTermRank(hits: readonly TariffSearchHit[], word: string): number {
  const [stem = word] = tokenize(word);
  const named = hits.filter(
    ({ matchedTerm }) => matchedTerm !== null && tokenize(matchedTerm).includes(stem),
  );
  return Math.max(0, ...named.map(({ rank }) => rank));
}
