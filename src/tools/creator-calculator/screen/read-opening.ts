import type { TargetModel } from '@functions/_shared/contracts/generate-mockup.ts';
import { resultExtrasOf } from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import { readLinkFigures } from '@functions/_shared/domain/tool-inputs/link-figures.ts';
import { tabStorage } from '@/lib/storage.ts';
import { ownAnswers } from '@/lib/visitor-product/own-answers.ts';
import { parseOutcome, type StoredOutcome } from '../outcome-storage.ts';
import { outcomeKey } from '../storage.ts';
import { answersOfCreator } from './creator-answers.ts';
import type { CreatorDraft } from './creator-draft.ts';
import { emptyCreatorState } from './creator-flow.ts';
import type { CreatorOpening } from './creator-opening.ts';
import { inputFromAddress, openingDraft } from './draft-of-address.ts';

type ReadOpeningOptions = {
  params: URLSearchParams;
  /** What the tab stored of the form. */
  stored: CreatorDraft;
  locale: string;
  /** Whether the result is somebody else's. */
  isShared: boolean;
};

/** What the calculator opens with where its address has inputs. */
export function readOpening({
  params,
  stored,
  locale,
  isShared,
}: ReadOpeningOptions): CreatorOpening {
  const draft = openingDraft(params, stored, locale);
  const input = inputFromAddress(params, draft, locale);
  const storedOutcome = input && parseOutcome(tabStorage.read(outcomeKey), input);
  const extras = resultExtrasOf(params);
  const country =
    storedOutcome === null ? (extras.searchedCountry ?? null) : storedOutcome.searchedCountry;
  const linked = isShared && input !== null ? answersOfCreator(input, draft) : {};
  return {
    draft,
    state:
      input === null
        ? emptyCreatorState
        : {
            input,
            factorySearch: { status: 'searching', country },
            pictures: storedOutcome?.pictures ?? [],
            pendingPictures: missingPictures(storedOutcome).length,
          },
    storedOutcome,
    extras,
    link: readLinkFigures(params),
    own: (told) => ownAnswers(told, linked),
  };
}

export const pictureModels: readonly TargetModel[] = ['product-design', 'packaging-design'];

/** What was still being drawn, or failed, when the page was left; of another's result, everything. */
export function missingPictures(stored: StoredOutcome | null): readonly TargetModel[] {
  if (stored === null) return pictureModels;
  return pictureModels.filter((model) =>
    stored.pictures.every((each) => each.targetModel !== model),
  );
}
