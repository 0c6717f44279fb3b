import * as z from 'zod/mini';
import { type Fetch, fetchWithLimits, ServiceError } from '../_shared/fetch-with-limits.ts';

/** The rates of a line as the published schedule prints them today. */
export type LiveLine = { generalRateText: string; specialRateText: string; otherRateText: string };

/** Looks a line up in the schedule as published; throws ServiceError when it cannot be had. */
export type LiveSchedule = (hts8: string) => Promise<LiveLine>;

const text = z.optional(z.nullable(z.string()));
const resultsSchema = z.array(z.object({ htsno: text, general: text, special: text, other: text }));

const limits = { timeoutMs: 6000, maxBytes: 2 * 1024 * 1024 };

/** @param url USITC's search, which answers `?keyword=<code>` with the lines of that code as JSON */
export function createLiveSchedule({ fetch, url }: { fetch: Fetch; url: string }): LiveSchedule {
  return async function lookUp(hts8) {
    const address = new URL(url);
    address.searchParams.set('keyword', hts8);
    const response = await fetchWithLimits(
      fetch,
      address.href,
      { headers: { accept: 'application/json' } },
      limits,
    );
    if (!response.ok) throw new ServiceError('status', `The schedule answered ${response.status}.`);
    const line = readResults(response.text).find(({ htsno }) => htsno === hts8);
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

function readResults(body: string): z.infer<typeof resultsSchema> {
  try {
    return resultsSchema.parse(JSON.parse(body));
  } catch {
    throw new ServiceError('shape', 'The schedule answered in an unknown shape.');
  }
}

/** Rates come with footnote marks in HTML. */
function plain(value: string | null | undefined): string {
  return (value ?? '')
    .replace(/<sup>.*?<\/sup>/gi, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
