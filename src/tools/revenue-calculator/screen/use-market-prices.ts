import type { MarketPricingResponse } from '@functions/_shared/contracts/market-pricing.ts';
import { useEffect, useState } from 'react';
import { withTimeout } from '@/tools/shared/with-timeout.ts';
import type { RevenueRequest } from '../rules/revenue-request.ts';
import type { RevenueCalculatorServices } from './services.ts';
import { marketPricingRequestOf } from './submission-requests.ts';

export type MarketPrices =
  | { status: 'loading' }
  | { status: 'loaded'; response: MarketPricingResponse }
  | { status: 'failed' };

/** Crawling a marketplace takes its time, but nobody waits longer than this. */
const LIMIT_MS = 45_000;

/** Asks once for the prices of a request, and again at every `retry`. */
export function useMarketPrices({
  request,
  fetchMarketPrices,
  onEstimated,
}: {
  request: RevenueRequest;
  fetchMarketPrices: RevenueCalculatorServices['fetchMarketPrices'];
  /** Called once for an answer that holds typical ranges instead of live prices. */
  onEstimated: () => void;
}) {
  const [prices, setPrices] = useState<MarketPrices>({ status: 'loading' });
  // A new object asks again.
  const [attempt, setAttempt] = useState({ request });

  useEffect(() => {
    let isWanted = true;
    setPrices({ status: 'loading' });
    withTimeout(fetchMarketPrices(marketPricingRequestOf(attempt.request)), LIMIT_MS).then(
      (response) => {
        if (!isWanted) return;
        setPrices({ status: 'loaded', response });
        if (response.source === 'builtin') onEstimated();
      },
      (error: unknown) => {
        if (!isWanted) return;
        console.warn('Revenue calculator: no market prices', error);
        setPrices({ status: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [attempt, fetchMarketPrices, onEstimated]);

  return { prices, retry: () => setAttempt({ request }) };
}
