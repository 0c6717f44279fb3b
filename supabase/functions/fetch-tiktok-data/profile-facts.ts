import type { Profile } from '../_shared/contracts/fetch-tiktok-data.ts';
import { type EngagementFigures, engagementOf } from '../_shared/domain/profile-engagement.ts';
import type { ProfileLink } from '../_shared/domain/profile-link.ts';
import { profileUrlOf } from '../_shared/domain/profile-path.ts';

/** What one source says about a profile; anything it does not say is left out. */
export type ProfileFacts = EngagementFigures & {
  /** Without "@". */
  username?: string;
  displayName?: string;
  pictureUrl?: string;
  bio?: string;
};

/** For each fact, the first source that has it. */
export function mergeFacts(...sources: readonly ProfileFacts[]): ProfileFacts {
  function first<Key extends keyof ProfileFacts>(key: Key): ProfileFacts[Key] {
    return sources.find((source) => source[key] !== undefined)?.[key];
  }
  return {
    username: first('username'),
    displayName: first('displayName'),
    followers: first('followers'),
    likes: first('likes'),
    posts: first('posts'),
    averageLikes: first('averageLikes'),
    averageComments: first('averageComments'),
    reportedEngagementRatePct: first('reportedEngagementRatePct'),
    pictureUrl: first('pictureUrl'),
    bio: first('bio'),
  };
}

/** Whether these facts describe a profile, not a login page or the platform itself. */
export function describesProfile(facts: ProfileFacts): boolean {
  return facts.username !== undefined || facts.followers !== undefined;
}

/**
 * The response: the facts under the names of the contract, with the engagement rate computed from
 * them.
 */
export function toProfile(facts: ProfileFacts, link: ProfileLink): Profile {
  const username = facts.username ?? link.name;
  const engagement = engagementOf(facts);
  return {
    username,
    platform: link.platform,
    profileUrl: facts.username === undefined ? link.url : profileUrlOf(link.platform, username),
    displayName: facts.displayName,
    followers: facts.followers,
    likes: facts.likes,
    posts: facts.posts,
    engagement_rate: engagement?.ratePct,
    engagementBasis: engagement?.basis,
    profile_pic_url: facts.pictureUrl,
    bio: facts.bio,
  };
}
