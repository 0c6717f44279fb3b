import { isMapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { type MapState, parseMapState } from '@functions/_shared/domain/tool-inputs/map-url.ts';
import type { AnswerName, ProductAnswers } from '@/lib/visitor-product/answers.ts';

/** What the map opens with, and the answers among it. */
export type OpenedMap = Readonly<{ state: MapState; names: readonly AnswerName[] }>;

/**
 * The map as the tab stored it. A category is filled in where it has none; the product's country is
 * opened only the first time, since a visitor who has closed the panel does not want it again.
 * @param stored the query that the tab stored; null if the map was not open in it yet
 */
export function openMap(stored: string | null, { category, country }: ProductAnswers): OpenedMap {
  const state = parseMapState(new URLSearchParams(stored ?? ''));
  const fillsCategory = state.category === null && category !== undefined;
  const opensCountry = stored === null && isMapCountry(country);
  return {
    state: {
      ...state,
      ...(fillsCategory && { category }),
      ...(opensCountry && { country }),
    },
    names: [
      ...(fillsCategory ? (['category'] as const) : []),
      ...(opensCountry ? (['country'] as const) : []),
    ],
  };
}
