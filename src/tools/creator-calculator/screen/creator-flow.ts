import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { FactorySearch } from '@/tools/factories/rules/factory-search.ts';
import { inShownOrder, type Picture } from '@/tools/shared/picture.ts';
import type { CreatorInput } from '../rules/creator-input.ts';

export type CreatorState = {
  /** Null until the first press on the main button. */
  input: CreatorInput | null;
  factorySearch: FactorySearch;
  pictures: readonly Picture[];
  /** Pictures still being drawn. */
  pendingPictures: number;
};

export type CreatorEvent =
  | { type: 'calculated'; input: CreatorInput; pictureCount: number }
  | { type: 'price-changed'; priceUsd: number }
  | { type: 'factories-asked'; country: FactoryCountry | null }
  | { type: 'factories-found'; country: FactoryCountry | null; response: AiFactorySearchResponse }
  | { type: 'factories-failed'; country: FactoryCountry | null }
  | { type: 'picture-drawn'; picture: Picture }
  | { type: 'picture-failed' };

export const emptyCreatorState: CreatorState = {
  input: null,
  factorySearch: { status: 'idle' },
  pictures: [],
  pendingPictures: 0,
};

/** The flow of the creator calculator: figures at once, factories and pictures as they come. */
export function creatorFlow(state: CreatorState, event: CreatorEvent): CreatorState {
  switch (event.type) {
    case 'calculated':
      return { ...emptyCreatorState, input: event.input, pendingPictures: event.pictureCount };
    case 'price-changed':
      return state.input === null
        ? state
        : { ...state, input: { ...state.input, priceUsd: event.priceUsd } };
    case 'factories-asked':
      return { ...state, factorySearch: { status: 'searching', country: event.country } };
    case 'factories-found':
      return {
        ...state,
        factorySearch: { status: 'found', country: event.country, response: event.response },
      };
    case 'factories-failed':
      return { ...state, factorySearch: { status: 'failed', country: event.country } };
    case 'picture-drawn':
      return {
        ...state,
        pictures: inShownOrder([...state.pictures, event.picture]),
        pendingPictures: state.pendingPictures - 1,
      };
    case 'picture-failed':
      return { ...state, pendingPictures: state.pendingPictures - 1 };
  }
}
