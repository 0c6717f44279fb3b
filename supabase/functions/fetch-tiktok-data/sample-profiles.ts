import type { ServiceDatabase } from '../_shared/database.ts';
import { type ProfilePlatform, profilePlatformNamed } from '../_shared/domain/profile-platforms.ts';
import type { ProfileFacts } from './profile-facts.ts';

export type StoredProfile = {
  platform: ProfilePlatform;
  url: string;
  facts: ProfileFacts;
  /** Invented data; the handle belongs to no real profile. */
  isSample: boolean;
};

/** The table sample_profiles, as the profile function reads it. */
export type SampleProfiles = {
  /**
   * The stored profiles with that handle in any letter case, on any platform unless one is named.
   */
  find: (handle: string, platform: ProfilePlatform | undefined) => Promise<StoredProfile[]>;
};

/** Reads the stored profiles from the database. */
export function createSampleProfiles(database: ServiceDatabase): SampleProfiles {
  return {
    async find(handle, platform) {
      const rows = database
        .from('sample_profiles')
        .select('*')
        .eq('handle', handle.toLowerCase())
        .order('platform');
      const { data, error } = await (platform === undefined ? rows : rows.eq('platform', platform));
      if (error !== null) throw new Error(`sample_profiles select failed: ${error.message}`);
      return data.flatMap((row) => toStoredProfile(row) ?? []);
    },
  };
}

type Row = {
  platform: string;
  url: string;
  username: string;
  display_name: string | null;
  followers: number | null;
  likes: number | null;
  posts: number | null;
  average_likes: number | null;
  average_comments: number | null;
  avatar_url: string | null;
  bio: string | null;
  is_sample: boolean;
};

function toStoredProfile(row: Row): StoredProfile | undefined {
  const platform = profilePlatformNamed(row.platform);
  if (platform === undefined) return undefined;
  return {
    platform,
    url: row.url,
    facts: {
      username: row.username,
      displayName: row.display_name ?? undefined,
      followers: row.followers ?? undefined,
      likes: row.likes ?? undefined,
      posts: row.posts ?? undefined,
      averageLikes: row.average_likes ?? undefined,
      averageComments: row.average_comments ?? undefined,
      pictureUrl: row.avatar_url ?? undefined,
      bio: row.bio ?? undefined,
    },
    isSample: row.is_sample,
  };
}
