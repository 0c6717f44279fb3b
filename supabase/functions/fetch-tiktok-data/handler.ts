import {
  type FetchTiktokDataRequest,
  type FetchTiktokDataResponse,
  fetchTiktokDataRequestSchema,
} from '../_shared/contracts/fetch-tiktok-data.ts';
import {
  type ProfileLink,
  type ProfileLinkCode,
  parseProfileLink,
} from '../_shared/domain/profile-link.ts';
import { type ProfilePlatform, profilePlatforms } from '../_shared/domain/profile-platforms.ts';
import { ServiceError } from '../_shared/fetch-with-limits.ts';
import { type AccessPolicy, createJsonHandler, type Handler, HttpError } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import type { HasQuota } from '../_shared/rate-limit.ts';
import { parseInstagramPage } from './instagram-page.ts';
import { BlockedAddressError, type FetchedPage, type PageFetch } from './page-fetch.ts';
import { describesProfile, type ProfileFacts, toProfile } from './profile-facts.ts';
import type { ProfileService } from './profile-lookup.ts';
import type { SampleProfiles, StoredProfile } from './sample-profiles.ts';
import { parseTikTokPage } from './tiktok-page.ts';
import { parseYouTubePage } from './youtube-page.ts';

export type Dependencies = {
  access: AccessPolicy;
  samples: SampleProfiles;
  /** The services whose keys are set, in the order of the calls. */
  lookups: readonly ProfileService[];
  fetchPage: PageFetch;
};

/**
 * Returns the public figures of a TikTok, Instagram or YouTube profile: those of a sample profile,
 * or from a service with a key ('live'), or from the public page ('builtin'), or the stored ones.
 * Figures that no source has stay absent.
 */
export function createHandler(deps: Dependencies): Handler {
  return createJsonHandler({
    access: deps.access,
    request: fetchTiktokDataRequestSchema,
    respond: (request, log, hasQuota) => fetchProfile(request, { ...deps, log, hasQuota }),
  });
}

/** The dependencies together with what belongs to one request. */
type RequestDependencies = Dependencies & { log: Log; hasQuota: HasQuota };

async function fetchProfile(
  request: FetchTiktokDataRequest,
  deps: RequestDependencies,
): Promise<FetchTiktokDataResponse> {
  const link = await resolveShare(parseLink(request.url), deps.fetchPage);
  const stored = await findStoredProfile(link, deps.samples);
  if (stored?.isSample) return answerFromStored(stored);
  const live = await askServices(link, deps);
  if (live !== undefined) return { success: true, data: toProfile(live, link), source: 'live' };
  try {
    return await fetchPublicPage(link, deps.fetchPage);
  } catch (error) {
    if (stored === undefined) throw error;
    return answerFromStored(stored);
  }
}

function parseLink(text: string): ProfileLink {
  const read = parseProfileLink(text);
  if (read.ok) return read.link;
  throw new HttpError(422, `link_${read.code.replace('-', '_')}`, linkMessages[read.code], ['url']);
}

const hint = 'Paste the link to a TikTok, Instagram or YouTube profile.';
const linkMessages: Readonly<Record<ProfileLinkCode, string>> = {
  empty: 'Please enter a TikTok, Instagram, or YouTube profile URL',
  unclear: `We didn’t find a profile in this text. ${hint}`,
  'other-site': `Only TikTok, Instagram and YouTube profiles can be loaded. ${hint}`,
  video: `This link goes to a video, not a profile. ${hint}`,
  post: `This link goes to a post, not a profile. ${hint}`,
  page: `This link goes to one of the platform’s own pages, not a profile. ${hint}`,
  unsafe: `We can’t read this address. ${hint}`,
};

/** Share links of the apps contain no handle until the platform redirects them. */
async function resolveShare(link: ProfileLink, fetchPage: PageFetch): Promise<ProfileLink> {
  if (link.kind !== 'share') return link;
  const page = await fetchFrom(link, fetchPage);
  const target = parseProfileLink(page.url);
  if (target.ok && target.link.kind !== 'share') return target.link;
  throw couldNotLoad('share_link_unresolved');
}

/** A bare "@name" may be a sample on any platform; otherwise it is tried on YouTube. */
async function findStoredProfile(
  link: ProfileLink,
  samples: SampleProfiles,
): Promise<StoredProfile | undefined> {
  if (link.kind === 'channel-id') return undefined;
  const found = await samples.find(link.name, link.isPlatformStated ? link.platform : undefined);
  const byPlatform = (platform: ProfilePlatform) =>
    found.find((stored) => stored.platform === platform);
  const [first] = profilePlatforms.flatMap((platform) => byPlatform(platform) ?? []);
  return first?.isSample || first?.platform === link.platform ? first : byPlatform(link.platform);
}

function answerFromStored({ platform, url, facts }: StoredProfile): FetchTiktokDataResponse {
  const link: ProfileLink = {
    platform,
    url,
    kind: 'handle',
    name: facts.username ?? '',
    isPlatformStated: true,
  };
  return { success: true, data: { ...toProfile(facts, link), profileUrl: url }, source: 'sample' };
}

async function askServices(
  link: ProfileLink,
  { log, lookups, hasQuota }: RequestDependencies,
): Promise<ProfileFacts | undefined> {
  for (const { lookUp, service } of lookups) {
    if (!(await hasQuota(service))) continue;
    try {
      const facts = await lookUp(link);
      if (facts !== undefined) return facts;
    } catch (error) {
      log('warn', 'a profile service failed', {}, error);
    }
  }
  return undefined;
}

const parsers: Readonly<Record<ProfilePlatform, (html: string) => ProfileFacts>> = {
  TikTok: parseTikTokPage,
  Instagram: parseInstagramPage,
  YouTube: parseYouTubePage,
};

async function fetchPublicPage(
  link: ProfileLink,
  fetchPage: PageFetch,
): Promise<FetchTiktokDataResponse> {
  const page = await fetchFrom(link, fetchPage);
  if (page.status === 404 || page.status === 410) throw couldNotLoad('profile_not_found');
  if (page.status >= 400) throw couldNotLoad('platform_refused');
  const facts = parsers[link.platform](page.html);
  if (!describesProfile(facts)) {
    // Platforms redirect unknown visitors to a login page.
    const isElsewhere = !parseProfileLink(page.url).ok;
    throw couldNotLoad(isElsewhere ? 'platform_refused' : 'profile_unreadable');
  }
  return { success: true, data: toProfile(facts, link), source: 'builtin' };
}

async function fetchFrom(link: ProfileLink, fetchPage: PageFetch): Promise<FetchedPage> {
  try {
    return await fetchPage(link.platform, link.url);
  } catch (error) {
    if (error instanceof BlockedAddressError) throw couldNotLoad('platform_refused');
    if (error instanceof ServiceError) throw couldNotLoad('platform_unreachable');
    throw error;
  }
}

/** The message is the one of specification §8; the code gives the reason. */
function couldNotLoad(code: string): HttpError {
  return new HttpError(502, code, "Couldn't load profile. You can still enter data manually.");
}
