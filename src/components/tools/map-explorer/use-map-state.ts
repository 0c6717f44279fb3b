import type { SourcingCategory } from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  type MapColoring,
  type MapState,
  maxCompared,
  readMapState,
  withMapState,
} from '@/lib/map/map-url.ts';
import type { MapAddress } from './services.ts';

/** The map's state lives in the address alone, so that every view can be shared and gone back to. */
export function useMapState({ params, replace }: MapAddress) {
  const state = readMapState(params);
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
