import type { SourcingCategory } from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { useEffect, useState } from 'react';
import { tabStorage } from '@/lib/storage.ts';
import {
  hasMapState,
  type MapColoring,
  type MapState,
  maxCompared,
  readMapState,
  withMapState,
} from '../rules/map-url.ts';
import type { MapAddress } from './services.ts';

const storageKey = 'map';

/**
 * The map's state lives in the address, so that every view can be shared. The tab keeps a copy for
 * an address that says nothing of the map: the other tools' tabs do not carry it along.
 */
export function useMapState({ params, replace }: MapAddress) {
  const [kept] = useState(() => (hasMapState(params) ? null : tabStorage.read(storageKey)));
  const [isRestored, setRestored] = useState(kept === null);
  const state = readMapState(isRestored || kept === null ? params : new URLSearchParams(kept));
  const query = withMapState(new URLSearchParams(), state).toString();

  useEffect(() => {
    if (isRestored) return;
    setRestored(true);
    replace(withMapState(params, state));
  });

  useEffect(() => {
    tabStorage.write(storageKey, query);
  }, [query]);

  const change = (part: Partial<MapState>) => replace(withMapState(params, { ...state, ...part }));
  return {
    ...state,
    open: (country: MapCountry) => change({ country }),
    close: () => change({ country: null }),
    chooseCategory: (category: SourcingCategory | null) => change({ category }),
    chooseColoring: (coloring: MapColoring) => change({ coloring }),
    toggleCompared: (country: MapCountry) => {
      const without = state.compared.filter((each) => each !== country);
      if (without.length < state.compared.length) change({ compared: without });
      else if (without.length < maxCompared) change({ compared: [...without, country] });
    },
    clearCompared: () => change({ compared: [] }),
  };
}
