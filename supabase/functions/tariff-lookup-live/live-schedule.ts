import * as z from 'zod/mini';
import type { CallService } from '../_shared/external-service.ts';
import {
  type Fetch,
  fetchWithLimits,
  ServiceError,
  statusError,
} from '../_shared/fetch-with-limits.ts';

/** The rates of a line as the published schedule prints them today. */
export type LiveLine = { generalRateText: string; specialRateText: string; otherRateText: string };

/** Looks a line up in the published schedule; throws ServiceError when that fails. */
export type LiveSchedule = (hts8: string) => Promise<LiveLine>;

const text = z.optional(z.nullable(z.string()));
const resultsSchema = z.array(z.object({ htsno: text, general: text, special: text, other: text }));

const maxBytes = 2 * 1024 * 1024;

/**
 * @param url USITC's search, which answers `?keyword=<code>` with the lines of that code as JSON
 */
export function createLiveSchedule(options: {
  fetch: Fetch;
  call: CallService;
  url: string;
}): LiveSchedule {
  const { call, fetch } = options;
  const request = { headers: { accept: 'application/json' } };
  return async function lookUp(hts8) {
    const url = new URL(options.url);
    url.searchParams.set('keyword', hts8);
    const results = await call(async (timeoutMs) => {
      const response = await fetchWithLimits(fetch, url.href, request, { timeoutMs, maxBytes });
      if (!response.ok) throw statusError('The schedule', response);
      return parseResults(response.text);
    });
    const line = results.find(({ htsno }) => htsno === hts8);
    if (line === undefined || plain(line.general) === '') {
      throw new ServiceError('shape', 'The schedule answered without the line.');
    }
    return {
      generalRateText: plain(line.general),
      specialRateText: plain(line.special),
      otherRateText: plain(line.other),
    };
  };
}

function parseResults(body: string): z.infer<typeof resultsSchema> {
  try {
    return resultsSchema.parse(JSON.parse(body));
  } catch {
    throw new ServiceError('shape', 'The schedule answered in an unknown shape.');
  }
}

/** Rates contain footnote marks in HTML. */
function plain(value: string | null | undefined): string {
  return (value ?? '')
    .replace(/<sup>.*?<\/sup>/gi, '')
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
