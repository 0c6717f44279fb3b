import type {
  LandedCostRequest,
  LandedCostResponse,
} from '@functions/_shared/contracts/landed-cost.ts';
import { callFunction } from './functions.ts';
import { lazyApiModule } from './lazy-api-module.ts';

const answerSchema = lazyApiModule(() =>
  import('@functions/_shared/contracts/landed-cost.ts').then((m) => m.landedCostResponseSchema),
);

/**
 * What the landed cost of a product is computed from: sizes, usual prices, and the duties from every
 * country with factories.
 * @throws ApiError
 */
export function landedCost(request: LandedCostRequest): Promise<LandedCostResponse> {
  return callFunction('landed-cost', request, answerSchema, { isInBackground: true });
}
