import type { UnderstandGoodsResponse } from '@functions/_shared/contracts/understand-goods.ts';
import { use, useEffect, useState } from 'react';
import { lazyModule, useLazyModule } from '@/lazy/lazy-module.ts';
import { swagCatalogCopy } from '../copy.ts';
import type { SwagSearch } from '../rules/search-swag.ts';
import { SwagServices } from '../services.ts';

const rules = lazyModule(() => import('../rules/search-swag.ts'));

/** Milliseconds without a key press after which the words count as typed to the end. */
const pauseMs = 500;

type Answered = { words: string; answer: UnderstandGoodsResponse | null };

export type SwagSearchState = {
  /** Fetches the code that searches; call it with each key press, since a first load may fail. */
  prepare: () => void;
  /**
   * What the search comes to; while the visitor types or we are asking, what the catalog's own names
   * say so far. Undefined when there are no words, or nothing is known yet.
   */
  result: SwagSearch | undefined;
  isPending: boolean;
};

/**
 * Searches the catalog by its own names, and asks the backend only about words that are none of
 * them. Without an answer, the catalog's own names decide.
 * @param query the words as typed
 */
export function useSwagSearch(query: string): SwagSearchState {
  const { understandGoods } = use(SwagServices);
  const code = useLazyModule(rules);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const words = query.trim();
  const local = code?.searchLocally(words, swagCatalogCopy.products);
  const asks = words !== '' && local?.isWhole === false;
  const isAnswered = answered?.words === words;

  useEffect(() => {
    if (!asks || isAnswered) return;
    let isWanted = true;
    async function ask() {
      const answer = await understandGoods({ text: words }).catch((error: unknown) => {
        console.info('Swag catalog: the words were not looked up', error);
        return null;
      });
      if (isWanted) setAnswered({ words, answer });
    }
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asks, isAnswered, understandGoods, words]);

  const isPending = asks && !isAnswered;
  return { prepare: () => void rules.prefetch(), result: resultNow(), isPending };

  function resultNow(): SwagSearch | undefined {
    if (words === '' || local === undefined || code === undefined) return undefined;
    if (!isPending) return code.concludeSearch(local, isAnswered ? answered.answer : null);
    return local.kindIds.length > 0 ? { status: 'found', kindIds: local.kindIds } : undefined;
  }
}
