import {
  type MarketPrice,
  type MarketPricingRequest,
  type MarketPricingResponse,
  marketPricingRequestSchema,
} from '../_shared/contracts/market-pricing.ts';
import { type AccessPolicy, createJsonHandler, type Handler } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import type { HasQuota } from '../_shared/rate-limit.ts';
import { crawlLimit, type MarketSearch } from './firecrawl.ts';
import { parseMarketListing } from './market-listing.ts';
import { findTypicalPrices } from './typical-prices.ts';

export type Dependencies = {
  access: AccessPolicy;
  /** Undefined when no key is set; typical ranges are then the only source. */
  searchMarket: MarketSearch | undefined;
};

/**
 * Returns what a product costs at the factory: prices from a supplier marketplace ('live'), or
 * typical ranges ('builtin') when there is no crawling service, it fails, or it finds no price.
 */
export function createHandler(deps: Dependencies): Handler {
  return createJsonHandler({
    access: deps.access,
    request: marketPricingRequestSchema,
    respond: (request, log, hasQuota) => findPrices(request, deps.searchMarket, { log, hasQuota }),
  });
}

async function findPrices(
  request: MarketPricingRequest,
  searchMarket: MarketSearch | undefined,
  { log, hasQuota }: { log: Log; hasQuota: HasQuota },
): Promise<MarketPricingResponse> {
  const hasPriceQuota = searchMarket !== undefined && (await hasQuota('prices'));
  const live = hasPriceQuota ? await searchOffers(request.query, searchMarket, log) : [];
  if (live.length > 0) return { results: live, source: 'live' };
  return {
    results: findTypicalPrices(request.query, request.productCategory),
    source: 'builtin',
  };
}

async function searchOffers(
  query: string,
  searchMarket: MarketSearch,
  log: Log,
): Promise<MarketPrice[]> {
  try {
    const pages = await searchMarket(query);
    const offers = pages.map(({ markdown, ...meta }) => parseMarketListing(markdown, meta));
    return interleave(offers, crawlLimit);
  } catch (error) {
    log('warn', 'typical ranges instead of live prices', {}, error);
    return [];
  }
}

/**
 * The first of each list, then the second of each, so that one long list does not crowd out the
 * others.
 */
function interleave<Item>(lists: readonly (readonly Item[])[], count: number): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  );
  return rounds.flat().slice(0, count);
}
