import type { MeasuredOrdering } from '@functions/_shared/domain/calc/measured-ordering.ts';
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
  | { type: 'price-changed'; priceUsd: number; measuredOrdering?: MeasuredOrdering | undefined }
  /** Undefined goes back to the assumed rate. */
  | { type: 'ordering-chosen'; measuredOrdering: MeasuredOrdering | undefined }
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
      return withInput(state, {
        priceUsd: event.priceUsd,
        measuredOrdering: event.measuredOrdering,
      });
    case 'ordering-chosen':
      return withInput(state, { measuredOrdering: event.measuredOrdering });
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

function withInput(state: CreatorState, change: Partial<CreatorInput>): CreatorState {
  return state.input === null ? state : { ...state, input: { ...state.input, ...change } };
}
