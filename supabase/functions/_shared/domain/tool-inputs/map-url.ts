import { isSourcingCategory, type SourcingCategory } from '../country-profiles.ts';
import { isMapCountry, type MapCountry } from '../manufacturing-countries.ts';
import { parseOptionParam } from '../url-state.ts';

/** What the map can be colored by; the first is the default. */
export const mapColorings = ['rating', 'lead-time', 'duty'] as const;

export type MapColoring = (typeof mapColorings)[number];

export const maxCompared = 3;

export type MapState = Readonly<{
  /** The country whose panel is open. */
  country: MapCountry | null;
  category: SourcingCategory | null;
  coloring: MapColoring;
  /** At most `maxCompared`, in the order they were chosen. */
  compared: readonly MapCountry[];
}>;

const keys = {
  country: 'country',
  category: 'category',
  coloring: 'show',
  compared: 'compare',
} as const;

/** Whether an address says anything about the map. */
export function hasMapState(params: URLSearchParams): boolean {
  return Object.values(keys).some((key) => params.has(key));
}

/** What an address says about the map; whatever is missing, unknown or too much is left out. */
export function parseMapState(params: URLSearchParams): MapState {
  const compared = (params.get(keys.compared) ?? '').split(',').filter(isMapCountry);
  return {
    country: parseOptionParam(params, keys.country, isMapCountry) ?? null,
    category: parseOptionParam(params, keys.category, isSourcingCategory) ?? null,
    coloring: parseOptionParam(params, keys.coloring, isMapColoring) ?? mapColorings[0],
    compared: [...new Set(compared)].slice(0, maxCompared),
  };
}

/** The address's parameters with the map's state; all others stay as they are. */
export function withMapState(params: URLSearchParams, state: MapState): URLSearchParams {
  const next = new URLSearchParams(params);
  const coloring = state.coloring === mapColorings[0] ? null : state.coloring;
  put(next, keys.country, state.country);
  put(next, keys.category, state.category);
  put(next, keys.coloring, coloring);
  put(next, keys.compared, state.compared.join(',') || null);
  return next;
}

function put(params: URLSearchParams, key: string, value: string | null): void {
  if (value === null) params.delete(key);
  else params.set(key, value);
}

function isMapColoring(value: unknown): value is MapColoring {
  return mapColorings.some((coloring) => coloring === value);
}
