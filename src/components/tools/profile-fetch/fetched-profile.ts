import type { Profile, ProfileSource } from '@functions/_shared/contracts/fetch-tiktok-data.ts';
import { normalizeProfile } from '@functions/_shared/domain/profile-normalize.ts';

/** A loaded profile, with whether it is one of our made-up samples. */
export type FetchedProfile = Profile & { source: ProfileSource };

export type ProfileAnswer = { data: Profile; source: ProfileSource };

/** A profile as the tab kept it; null for anything else the storage may hold. */
export function profileFromKept(kept: unknown): FetchedProfile | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { username, platform, profileUrl, ...rest } = normalizeProfile(kept);
  if (username === undefined || platform === undefined || profileUrl === undefined) return null;
  const source = 'source' in kept ? kept.source : undefined;
  return {
    ...rest,
    username,
    platform,
    profileUrl,
    source: source === 'sample' || source === 'builtin' ? source : 'live',
  };
}
