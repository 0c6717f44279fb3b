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

/** Supplier prices for a product, live where a service is set up, else typical ranges. @throws ApiError */
export function fetchMarketPrices(request: MarketPricingRequest): Promise<MarketPricingResponse> {
  return callFunction('market-pricing', request, answerSchema);
}
