import type { Profile, ProfileSource } from '@functions/_shared/contracts/fetch-tiktok-data.ts';
import { normalizeProfile } from '@functions/_shared/domain/profile-normalize.ts';
import { record, type Schema } from '@functions/_shared/domain/schema.ts';

/** A loaded profile with its source and the link that was typed for it. */
export type FetchedProfile = Profile & { source: ProfileSource; askedUrl: string };

export type ProfileAnswer = { data: Profile; source: ProfileSource };

/** A profile as the tab stored it; null for anything else. */
export const profileSchema: Schema<FetchedProfile | null> = (raw) => {
  const stored = record(raw);
  const { username, platform, profileUrl, ...rest } = normalizeProfile(stored);
  if (username === undefined || platform === undefined || profileUrl === undefined) return null;
  const { source, askedUrl } = stored;
  return {
    ...rest,
    username,
    platform,
    profileUrl,
    askedUrl: typeof askedUrl === 'string' ? askedUrl : profileUrl,
    source: source === 'sample' || source === 'builtin' ? source : 'live',
  };
};
