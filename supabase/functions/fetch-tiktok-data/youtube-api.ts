import * as z from 'zod/mini';
import type { ProfileLink } from '../_shared/domain/profile-link.ts';
import type { CallService } from '../_shared/external-service.ts';
import {
  type Fetch,
  fetchWithLimits,
  ServiceError,
  statusError,
} from '../_shared/fetch-with-limits.ts';
import { countOf, parseJson, textOf } from './json-value.ts';
import { findPictureUrl, parseHandle } from './page-text.ts';
import type { ProfileFacts } from './profile-facts.ts';
import type { ProfileLookup } from './profile-lookup.ts';

const channelsUrl = 'https://www.googleapis.com/youtube/v3/channels';
const maxBytes = 256 * 1024;

/**
 * Looks up channels in the YouTube Data API v3.
 * Source of the shapes: developers.google.com/youtube/v3/docs/channels/list.
 */
export function createYouTubeLookup(options: {
  apiKey: string;
  fetch: Fetch;
  call: CallService;
  url?: string;
}): ProfileLookup {
  const { apiKey, call, fetch, url = channelsUrl } = options;
  // In a header, because URLs end up in logs.
  const headers = { 'x-goog-api-key': apiKey };
  return async function lookUpChannel(link) {
    const filter = channelFilter(link);
    if (filter === undefined) return undefined;
    const query = new URLSearchParams({ part: 'snippet,statistics', maxResults: '1', ...filter });
    return call(async (timeoutMs) => {
      const request: RequestInit = { method: 'GET', headers, redirect: 'error' };
      const limits = { timeoutMs, maxBytes };
      const response = await fetchWithLimits(fetch, `${url}?${query}`, request, limits);
      if (!response.ok) throw statusError('The YouTube API', response);
      return parseChannel(response.text);
    });
  };
}

/**
 * The API cannot look up custom names (youtube.com/c/…): the handle of that name may be another
 * channel's.
 */
function channelFilter(link: ProfileLink): Record<string, string> | undefined {
  if (link.platform !== 'YouTube') return undefined;
  switch (link.kind) {
    case 'handle':
      return { forHandle: `@${link.name}` };
    case 'channel-id':
      return { id: link.name };
    case 'legacy-name':
      return { forUsername: link.name };
    case 'custom-name':
    case 'share':
      return undefined;
  }
}

const thumbnailSchema = z.optional(z.object({ url: z.optional(z.string()) }));
const answerSchema = z.object({
  items: z.optional(
    z.array(
      z.object({
        snippet: z.object({
          title: z.optional(z.string()),
          description: z.optional(z.string()),
          customUrl: z.optional(z.string()),
          thumbnails: z.optional(
            z.object({ high: thumbnailSchema, medium: thumbnailSchema, default: thumbnailSchema }),
          ),
        }),
        statistics: z.object({
          subscriberCount: z.optional(z.string()),
          videoCount: z.optional(z.string()),
          hiddenSubscriberCount: z.optional(z.boolean()),
        }),
      }),
    ),
  ),
});

function parseChannel(body: string): ProfileFacts | undefined {
  const answer = answerSchema.safeParse(parseJson(body));
  if (!answer.success) {
    throw new ServiceError('shape', 'The YouTube API answered in an unknown shape.');
  }
  const [channel] = answer.data.items ?? [];
  if (channel === undefined) return undefined;
  const { snippet, statistics } = channel;
  const { high, medium, default: small } = snippet.thumbnails ?? {};
  return {
    username: snippet.customUrl?.startsWith('@') ? parseHandle(snippet.customUrl) : undefined,
    displayName: textOf(snippet.title, 200),
    // A channel that hides its subscribers is reported as having 0.
    followers: statistics.hiddenSubscriberCount ? undefined : countOf(statistics.subscriberCount),
    posts: countOf(statistics.videoCount),
    pictureUrl: findPictureUrl((high ?? medium ?? small)?.url),
    bio: textOf(snippet.description),
  };
}
