import type { Profile, ProfileSource } from '@functions/_shared/contracts/fetch-tiktok-data.ts';
import { engagementBases } from '@functions/_shared/domain/profile-engagement.ts';
import { profilePlatforms } from '@functions/_shared/domain/profile-platforms.ts';
import { oneOf, record, type Schema, text } from '@functions/_shared/domain/schema.ts';

/** A loaded profile with its source and the link that was typed for it. */
export type FetchedProfile = Profile & { source: ProfileSource; askedUrl: string };

export type ProfileAnswer = { data: Profile; source: ProfileSource };

/**
 * A profile as the tab stored it; null for anything else. It was normalized before, so it only has
 * to hold up, and what reads profiles of any source is not loaded for it.
 */
export const profileSchema: Schema<FetchedProfile | null> = (raw) => {
  const stored = record(raw);
  const [username, profileUrl] = [text(stored.username), text(stored.profileUrl)];
  const platform = oneOf(profilePlatforms, null)(stored.platform);
  if (username === '' || platform === null || !/^https?:/.test(profileUrl)) return null;
  return {
    username,
    platform,
    profileUrl,
    displayName: someText(stored.displayName),
    followers: amount(stored.followers),
    likes: amount(stored.likes),
    posts: amount(stored.posts),
    engagement_rate: amount(stored.engagement_rate, 100),
    engagementBasis: oneOf(engagementBases, undefined)(stored.engagementBasis),
    profile_pic_url: pictureUrl(stored.profile_pic_url),
    bio: someText(stored.bio),
    askedUrl: someText(stored.askedUrl) ?? profileUrl,
    source: oneOf(['sample', 'builtin'], 'live')(stored.source),
  };
};

function someText(raw: unknown): string | undefined {
  return text(raw) || undefined;
}

function amount(raw: unknown, max = Number.MAX_SAFE_INTEGER): number | undefined {
  return typeof raw === 'number' && raw >= 0 && raw <= max ? raw : undefined;
}

/** An https URL, or an SVG as a data: URL. */
function pictureUrl(raw: unknown): string | undefined {
  return /^(?:https:|data:image\/svg\+xml)/.test(text(raw)) ? text(raw) : undefined;
}
