import type {
  MarketPricingRequest,
  MarketPricingResponse,
} from '@functions/_shared/contracts/market-pricing.ts';
import { callFunction } from './functions.ts';

/** Supplier prices for a product, live where a service is set up, else typical ranges. @throws ApiError */
export function fetchMarketPrices(request: MarketPricingRequest): Promise<MarketPricingResponse> {
  return callFunction('market-pricing', request, loadSchema);
}

async function loadSchema() {
  return (await import('@functions/_shared/contracts/market-pricing.ts'))
    .marketPricingResponseSchema;
}
