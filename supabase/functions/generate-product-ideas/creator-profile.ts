import type { GenerateProductIdeasRequest } from '../_shared/contracts/product-ideas.ts';
import { type ReadText, readNiches } from '../_shared/domain/niches/find-niches.ts';
import { wordsOfHandle } from '../_shared/domain/niches/handle-words.ts';
import { type ProfilePlatform, profilePlatformNamed } from '../_shared/domain/profile-platforms.ts';
import { usernameFromUrl } from '../_shared/domain/profile-username.ts';
import { type FollowerTier, tierOf } from './follower-tiers.ts';

/** The part of a profile that words come from, those that count most first. */
export const wordOrigins = ['description', 'bio', 'name', 'handle'] as const;
export type WordOrigin = (typeof wordOrigins)[number];

/** One text of a profile with the niches that it names. */
export type ProfileText = ReadText & { text: string };

/** What a request says about a creator; undefined where it says nothing. */
export type CreatorProfile = {
  username: string | undefined;
  texts: Readonly<Record<WordOrigin, ProfileText>>;
  platform: ProfilePlatform | undefined;
  followers: number | undefined;
  tier: FollowerTier | undefined;
  engagementRatePct: number | undefined;
};

/** The style that the visitor chose elsewhere on the page. */
export type ChosenLook = NonNullable<GenerateProductIdeasRequest['look']>;

export function readCreatorProfile(request: GenerateProductIdeasRequest): CreatorProfile {
  const { socialData, socialPlatform, socialProfileUrl } = request;
  const username =
    socialData.username || socialData.handle || usernameFromUrl(socialProfileUrl) || undefined;
  const followers = socialData.followers ?? socialData.follower_count ?? undefined;
  return {
    username,
    texts: {
      description: readText(socialData.userProvidedContext ?? ''),
      bio: readText(socialData.bio ?? ''),
      name: readText(socialData.displayName ?? ''),
      handle: readText(wordsOfHandle(username ?? '').join(' ')),
    },
    platform: profilePlatformNamed(socialPlatform),
    followers,
    tier: followers === undefined ? undefined : tierOf(followers),
    engagementRatePct:
      socialData.engagement_rate ??
      socialData.avg_engagement_rate ??
      socialData.engagement ??
      undefined,
  };
}

/** A creator of whom nothing is known but what they say they post about. */
export function creatorWhoSays(description: string): CreatorProfile {
  const nothing = readText('');
  return {
    username: undefined,
    texts: { description: readText(description), bio: nothing, name: nothing, handle: nothing },
    platform: undefined,
    followers: undefined,
    tier: undefined,
    engagementRatePct: undefined,
  };
}

function readText(text: string): ProfileText {
  return { text, ...readNiches(text) };
}
