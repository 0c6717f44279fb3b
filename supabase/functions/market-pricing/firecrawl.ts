import * as z from 'zod/mini';
import type { CallService } from '../_shared/external-service.ts';
import {
  type Fetch,
  fetchWithLimits,
  ServiceError,
  statusError,
} from '../_shared/fetch-with-limits.ts';

export type CrawledPage = { url: string; title: string; markdown: string };

/**
 * Searches a supplier marketplace for a product and returns pages; throws when the service fails.
 */
export type MarketSearch = (query: string) => Promise<CrawledPage[]>;

/** Results of one search (specification §7, call 10). */
export const crawlLimit = 5;

const searchUrl = 'https://api.firecrawl.dev/v2/search';
const marketplace = 'alibaba.com';
const maxBytes = 8 * 1024 * 1024;

/** Source of the shapes: docs.firecrawl.dev, API v2, POST /search with scrapeOptions. */
export function createFirecrawlSearch(options: {
  apiKey: string;
  fetch: Fetch;
  call: CallService;
  url?: string;
}): MarketSearch {
  const { apiKey, call, fetch, url = searchUrl } = options;
  return function searchMarket(query) {
    return call(async (timeoutMs) => {
      const request = {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          query: `${withoutOperators(query)} wholesale price min order site:${marketplace}`,
          limit: crawlLimit,
          timeout: Math.floor(timeoutMs),
          scrapeOptions: { formats: ['markdown'], onlyMainContent: true },
        }),
      };
      const response = await fetchWithLimits(fetch, url, request, { timeoutMs, maxBytes });
      if (!response.ok) throw statusError('The crawling service', response);
      return parsePages(response.text);
    });
  };
}

const pageSchema = z.object({
  url: z.string(),
  title: z.optional(z.nullable(z.string())),
  markdown: z.optional(z.nullable(z.string())),
  metadata: z.optional(z.nullable(z.object({ statusCode: z.optional(z.nullable(z.number())) }))),
});
/** Version 2 sorts the results by source; answers with a bare list are documented as well. */
const answerSchema = z.object({
  success: z.literal(true),
  data: z.union([z.array(z.unknown()), z.object({ web: z.optional(z.array(z.unknown())) })]),
});

function parsePages(body: string): CrawledPage[] {
  const answer = answerSchema.safeParse(parseJson(body));
  if (!answer.success) {
    throw new ServiceError('shape', 'The crawling service answered in an unknown shape.');
  }
  const { data } = answer.data;
  return (Array.isArray(data) ? data : (data.web ?? []))
    .map((page) => pageSchema.safeParse(page))
    .flatMap((page) => (page.success ? [page.data] : []))
    .filter((page) => (page.metadata?.statusCode ?? 200) < 400)
    .slice(0, crawlLimit)
    .map((page) => ({ url: page.url, title: page.title ?? '', markdown: page.markdown ?? '' }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A visitor searches for a product; quotes, minus signs and "site:" would change the search. */
function withoutOperators(query: string): string {
  return query
    .replace(/\b\w+:(?=\S)/g, ' ')
    .replace(/[^\p{L}\p{N}'&.,\s-]/gu, ' ')
    .replace(/(^|\s)-+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
