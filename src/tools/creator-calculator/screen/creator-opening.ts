import type { CreatorResultExtras } from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import type { LinkFigures } from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { StoredOutcome } from '../outcome-storage.ts';
import type { CreatorDraft } from './creator-draft.ts';
import { type CreatorState, emptyCreatorState } from './creator-flow.ts';

/** What the calculator opens with. */
export type CreatorOpening = {
  draft: CreatorDraft;
  /** With the result that a shared link or a reload brought along. */
  state: CreatorState;
  /** What this tab stored of that result: only what is missing in it is drawn again. */
  storedOutcome: StoredOutcome | null;
  /** What the address says of the result besides its input. */
  extras: CreatorResultExtras;
  /** What the result was on the day its link was made. */
  link: LinkFigures | null;
  /** Of all that the tool would tell the visitor's record, what is the visitor's own. */
  own: (told: ProductAnswers) => ProductAnswers;
};

/** Without inputs in the address, the form is as the tab stored it, and there is no result. */
export function blankOpening(stored: CreatorDraft): CreatorOpening {
  return {
    draft: stored,
    state: emptyCreatorState,
    storedOutcome: null,
    extras: {},
    link: null,
    own: (told) => told,
  };
}
