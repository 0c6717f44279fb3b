import type { SourcingCategory } from '@functions/_shared/domain/country-profiles.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { withoutLinkFigures } from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import {
  hasMapState,
  type MapColoring,
  type MapState,
  maxCompared,
  parseMapState,
  withMapState,
} from '@functions/_shared/domain/tool-inputs/map-url.ts';
import { useEffect, useState } from 'react';
import { tabStorage } from '@/lib/storage.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { openMap } from '../rules/known-answers.ts';

/** The page's address, which holds the map's state among the page's own parameters. */
export type MapAddress = {
  params: URLSearchParams;
  replace: (params: URLSearchParams) => void;
};

const storageKey = 'map';

/**
 * The map's state is in the address, so that every view can be shared. The tab stores a copy for an
 * address that says nothing about the map, as the other tools' addresses do; such an address opens
 * with what is known about the product where the tab has nothing.
 * @param isOthers the view in the address is somebody else's: until it is changed, it replaces
 *   nothing that the tab stored
 */
export function useMapState(
  { params, replace }: MapAddress,
  known: ProductAnswers,
  isOthers = false,
) {
  const [opened] = useState(() =>
    hasMapState(params) ? null : openMap(tabStorage.read(storageKey), known),
  );
  const [isRestored, setRestored] = useState(opened === null);
  const state = isRestored || opened === null ? parseMapState(params) : opened.state;
  const query = withMapState(new URLSearchParams(), state).toString();

  // Until the address has caught up, what it says would show the list for a moment.
  useEffect(() => {
    if (isRestored) return;
    const restored = withMapState(params, state);
    if (restored.toString() === params.toString()) setRestored(true);
    else replace(restored);
  });

  const [openedQuery] = useState(query);
  const isAsOpened = query === openedQuery;
  const isKept = !(isOthers && isAsOpened);
  useEffect(() => {
    if (isKept) tabStorage.write(storageKey, query);
  }, [query, isKept]);

  function change(part: Partial<MapState>) {
    setRestored(true);
    replace(withMapState(withoutLinkFigures(params), { ...state, ...part }));
  }
  return {
    ...state,
    isAsOpened,
    /** The answers that the map opened with. */
    filled: opened?.names ?? [],
    /** Takes out what it opened with, but for what the visitor has changed. */
    leaveBlank: () => {
      const isAsOpened = (name: 'category' | 'country') =>
        opened?.names.includes(name) === true && state[name] === opened.state[name];
      change({
        ...(isAsOpened('category') && { category: null }),
        ...(isAsOpened('country') && { country: null }),
      });
    },
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
