import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { FactorySearch } from '@/tools/factories/rules/factory-search.ts';
import { inShownOrder, type Picture } from './picture.ts';

/** What both calculators add to their figures, as it arrives: partners and pictures. */
export type Extras = { factorySearch: FactorySearch; pictures: readonly Picture[] };

export type ExtrasEvent =
  | { type: 'factories-asked'; country: FactoryCountry | null }
  | { type: 'factories-found'; country: FactoryCountry | null; response: AiFactorySearchResponse }
  | { type: 'factories-failed'; country: FactoryCountry | null }
  | { type: 'picture-drawn'; picture: Picture };

export const noExtras: Extras = { factorySearch: { status: 'idle' }, pictures: [] };

/** The extras after an event; what else the state holds stays. */
export function extrasFlow<State extends Extras>(state: State, event: ExtrasEvent): State {
  switch (event.type) {
    case 'factories-asked':
      return { ...state, factorySearch: { status: 'searching', country: event.country } };
    case 'factories-found': {
      const { country, response } = event;
      return { ...state, factorySearch: { status: 'found', country, response } };
    }
    case 'factories-failed':
      return { ...state, factorySearch: { status: 'failed', country: event.country } };
    case 'picture-drawn':
      return { ...state, pictures: inShownOrder([...state.pictures, event.picture]) };
  }
}
