import * as z from 'zod/mini';
import { normalizeProfile } from '../_shared/domain/profile-normalize.ts';
import type { CallService } from '../_shared/external-service.ts';
import {
  type Fetch,
  fetchWithLimits,
  ServiceError,
  statusError,
} from '../_shared/fetch-with-limits.ts';
import { parseJson, textOf } from './json-value.ts';
import { describesProfile, type ProfileFacts } from './profile-facts.ts';
import type { ProfileLookup } from './profile-lookup.ts';

const maxBytes = 512 * 1024;

/**
 * Looks up profiles in a paid service: GET <url>?platform=tiktok&username=ana&url=https://…, with
 * the key as a bearer token. The response is a record, bare or under `data`, with the field names
 * that normalizeProfile reads; 404 means that there is no such profile.
 */
export function createProfileService(options: {
  url: string;
  apiKey: string;
  fetch: Fetch;
  call: CallService;
}): ProfileLookup {
  const { apiKey, call, fetch } = options;
  const request: RequestInit = {
    method: 'GET',
    headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
    // Following a redirect would send the key along.
    redirect: 'error',
  };
  return async function lookUpProfile(link) {
    const url = new URL(options.url);
    url.searchParams.set('platform', link.platform.toLowerCase());
    url.searchParams.set('username', link.name);
    url.searchParams.set('url', link.url);
    const answer = await call(async (timeoutMs) => {
      const response = await fetchWithLimits(fetch, url.href, request, { timeoutMs, maxBytes });
      if (response.status === 404) return undefined;
      if (!response.ok) throw statusError('The profile service', response);
      return parseJsonBody(response.text);
    });
    return answer === undefined ? undefined : parseFacts(answer);
  };
}

const answerSchema = z.union([
  z.object({ data: z.record(z.string(), z.unknown()), success: z.optional(z.literal(true)) }),
  z.record(z.string(), z.unknown()),
]);

function parseJsonBody(body: string): unknown {
  const answer = parseJson(body);
  if (answer === undefined) {
    throw new ServiceError('shape', 'The profile service answered no JSON.');
  }
  return answer;
}

/** Services answer unknown profiles in various ways; none of them is a failure of the service. */
function parseFacts(body: unknown): ProfileFacts {
  const answer = answerSchema.safeParse(body);
  const record = answer.success ? answer.data : {};
  const profile = normalizeProfile(isRecord(record.data) ? record.data : record);
  const facts: ProfileFacts = {
    username: profile.username,
    displayName: textOf(profile.displayName, 200),
    followers: profile.followers,
    likes: profile.likes,
    posts: profile.posts,
    reportedEngagementRatePct: profile.engagement_rate,
    pictureUrl: profile.profile_pic_url,
    bio: textOf(profile.bio),
  };
  if (!describesProfile(facts)) {
    throw new ServiceError('shape', 'The profile service answered in an unknown shape.');
  }
  return facts;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
