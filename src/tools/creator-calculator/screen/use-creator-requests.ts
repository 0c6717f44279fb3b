import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import type { TargetModel } from '@functions/_shared/contracts/generate-mockup.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { use, useEffect, useRef } from 'react';
import { factorySearchRequest } from '@/tools/shared/factory-search-request.ts';
import { knownKindId } from '@/tools/shared/known-kind.ts';
import { drawPicture, type MockupLook, mockupRequest } from '@/tools/shared/mockup-request.ts';
import { useLatestRequest } from '@/tools/shared/use-latest-request.ts';
import { withTimeout } from '@/tools/shared/with-timeout.ts';
import { CreatorServices } from '../services.ts';
import type { CreatorEvent, CreatorState } from './creator-flow.ts';
import type { CreatorOpening } from './creator-opening.ts';
import { handleOf } from './handle-of.ts';
import { missingPictures, pictureModels } from './read-opening.ts';

type CreatorRequestsOptions = {
  state: CreatorState;
  dispatch: (event: CreatorEvent) => void;
  /** The result of a shared link or a reload: its partners are searched, missing pictures drawn. */
  opening: Pick<CreatorOpening, 'state' | 'storedOutcome'>;
  initialLook: MockupLook;
  /** Called for searches made here, not for those that a link or a reload repeats. */
  onFactoriesFound: (
    input: CreatorInput,
    country: FactoryCountry | null,
    response: AiFactorySearchResponse,
  ) => void;
};

/** Milliseconds before a step counts as failed; only it is then missing. */
const FACTORIES_LIMIT_MS = 20_000;
const PICTURE_LIMIT_MS = 60_000;

/** Asks for what a result has besides its figures: factories and two pictures come side by side. */
export function useCreatorRequests({
  state,
  dispatch,
  opening,
  initialLook,
  onFactoriesFound,
}: CreatorRequestsOptions) {
  const services = use(CreatorServices);
  const currentRun = useLatestRequest();
  const resume = useRef(() => {
    const { input, factorySearch } = opening.state;
    if (input === null || factorySearch.status !== 'searching') return;
    void search(input, factorySearch.country, () => {});
    for (const model of missingPictures(opening.storedOutcome)) {
      void draw(input, initialLook, model);
    }
  });
  useEffect(() => resume.current(), []);

  function calculate(input: CreatorInput, look: MockupLook) {
    currentRun.startNext();
    const report = currentRun.only<CreatorEvent>(dispatch);
    report({ type: 'calculated', input, pictureCount: pictureModels.length });
    void search(input, null, onFactoriesFound);
    for (const targetModel of pictureModels) void draw(input, look, targetModel);
  }

  /** A failed search is logged only (specification §8); the page offers to try again. */
  async function search(
    input: CreatorInput,
    country: FactoryCountry | null,
    onFound: typeof onFactoriesFound,
  ) {
    const report = currentRun.only<CreatorEvent>(dispatch);
    report({ type: 'factories-asked', country });
    try {
      const request = factorySearchRequest({
        product: input.product,
        productCategory: input.productCategory,
        formCountry: input.country,
        country,
      });
      const response = await withTimeout(services.searchFactories(request), FACTORIES_LIMIT_MS);
      if (report({ type: 'factories-found', country, response })) onFound(input, country, response);
    } catch (error) {
      if (report({ type: 'factories-failed', country })) {
        console.warn('Creator calculator: the factory search failed', error);
      }
    }
  }

  async function draw(input: CreatorInput, look: MockupLook, targetModel: TargetModel) {
    const report = currentRun.only<CreatorEvent>(dispatch);
    try {
      const handle = await handleOf(input);
      const { product } = input;
      const kindId = knownKindId(product);
      const request = mockupRequest({ product, kindId, handle, look, targetModel });
      const drawing = drawPicture(request, services.generateMockup);
      const picture = await withTimeout(drawing, PICTURE_LIMIT_MS);
      report({ type: 'picture-drawn', picture });
    } catch (error) {
      if (report({ type: 'picture-failed' })) {
        console.warn('Creator calculator: a picture was not drawn', error);
      }
    }
  }

  function searchCountry(country: FactoryCountry | null) {
    if (state.input === null || state.factorySearch.status === 'searching') return;
    void search(state.input, country, onFactoriesFound);
  }

  return { calculate, searchCountry };
}
