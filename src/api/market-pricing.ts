import type {
  MarketPricingRequest,
  MarketPricingResponse,
} from '@functions/_shared/contracts/market-pricing.ts';
import { callFunction } from './functions.ts';
import { lazyApiModule } from './lazy-api-module.ts';

const answerSchema = lazyApiModule(() =>
  import('@functions/_shared/contracts/market-pricing.ts').then(
    (m) => m.marketPricingResponseSchema,
  ),
);

/**
 * Supplier prices for a product: live if a service is configured, otherwise typical ranges.
 * @throws ApiError
 */
export function fetchMarketPrices(request: MarketPricingRequest): Promise<MarketPricingResponse> {
  return callFunction('market-pricing', request, answerSchema);
}
