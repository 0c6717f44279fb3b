import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { type Extras, type ExtrasEvent, extrasFlow, noExtras } from '@/tools/shared/extras-flow.ts';

export type CreatorState = Extras & {
  /** Null until the first press on the main button. */
  input: CreatorInput | null;
  /** Pictures still being drawn. */
  pendingPictures: number;
};

export type CreatorEvent =
  | ExtrasEvent
  | { type: 'calculated'; input: CreatorInput; pictureCount: number }
  | { type: 'price-changed'; priceUsd: number }
  | { type: 'picture-failed' };

export const emptyCreatorState: CreatorState = {
  input: null,
  ...noExtras,
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
    case 'factories-found':
    case 'factories-failed':
      return extrasFlow(state, event);
    case 'picture-drawn':
      return { ...extrasFlow(state, event), pendingPictures: state.pendingPictures - 1 };
    case 'picture-failed':
      return { ...state, pendingPictures: state.pendingPictures - 1 };
  }
}
