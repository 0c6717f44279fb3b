import type { Profile, ProfileSource } from '@functions/_shared/contracts/fetch-tiktok-data.ts';
import { normalizeProfile } from '@functions/_shared/domain/profile-normalize.ts';

/** A loaded profile, where it came from, and the link it was asked for with. */
export type FetchedProfile = Profile & { source: ProfileSource; askedUrl: string };

export type ProfileAnswer = { data: Profile; source: ProfileSource };

/** A profile as the tab kept it; null for anything else the storage may hold. */
export function profileFromKept(kept: unknown): FetchedProfile | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { username, platform, profileUrl, ...rest } = normalizeProfile(kept);
  if (username === undefined || platform === undefined || profileUrl === undefined) return null;
  const source = 'source' in kept ? kept.source : undefined;
  const askedUrl = 'askedUrl' in kept ? kept.askedUrl : undefined;
  return {
    ...rest,
    username,
    platform,
    profileUrl,
    askedUrl: typeof askedUrl === 'string' ? askedUrl : profileUrl,
    source: source === 'sample' || source === 'builtin' ? source : 'live',
  };
}
