import type { GenerateProductIdeasRequest } from '../_shared/contracts/product-ideas.ts';
import { type ProfileTexts, readProfileTexts } from '../_shared/domain/niches/profile-texts.ts';
import { type ProfilePlatform, profilePlatformNamed } from '../_shared/domain/profile-platforms.ts';
import { usernameFromUrl } from '../_shared/domain/profile-username.ts';
import { type FollowerTier, tierOf } from './follower-tiers.ts';

/** What a request says about a creator; undefined where it says nothing. */
export type CreatorProfile = {
  username: string | undefined;
  texts: ProfileTexts;
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
    texts: readProfileTexts({
      description: socialData.userProvidedContext,
      bio: socialData.bio,
      displayName: socialData.displayName,
      username,
    }),
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
  return {
    username: undefined,
    texts: readProfileTexts({ description }),
    platform: undefined,
    followers: undefined,
    tier: undefined,
    engagementRatePct: undefined,
  };
}
