import type { TariffSearchHit } from '@functions/_shared/domain/tariff/tariff-types.ts';
import { useEffect, useState } from 'react';

export type SearchLines = (query: string) => Promise<readonly TariffSearchHit[]>;

type SearchStatus = 'idle' | 'searching' | 'found' | 'none' | 'failed';
type Search = { hits: readonly TariffSearchHit[]; status: SearchStatus };

const nothing: Search = { hits: [], status: 'idle' };
const pauseMs = 180;

/** The lines for what is being typed, a short pause after the last key; a late answer is dropped. */
export function useLineSearch(search: SearchLines, text: string): Search {
  const [state, setState] = useState(nothing);
  const query = text.trim();

  useEffect(() => {
    if (query.length < 2) {
      setState(nothing);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      setState((before) => ({ ...before, status: 'searching' }));
      search(query).then(
        (hits) => {
          if (isCurrent) setState({ hits, status: hits.length > 0 ? 'found' : 'none' });
        },
        () => {
          if (isCurrent) setState({ hits: [], status: 'failed' });
        },
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, query]);

  return state;
}
