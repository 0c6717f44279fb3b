import { cutText } from './cut-text.ts';
import { parseCount } from './profile-count.ts';
import { type EngagementBasis, engagementBases } from './profile-engagement.ts';
import { parseProfileLink } from './profile-link.ts';
import { profileUrlOf } from './profile-path.ts';
import { type ProfilePlatform, profilePlatformNamed } from './profile-platforms.ts';

/** A profile under the names that this site uses; unknown fields are absent. */
export type NormalizedProfile = {
  username?: string;
  platform?: ProfilePlatform;
  profileUrl?: string;
  displayName?: string;
  followers?: number;
  likes?: number;
  posts?: number;
  /** In percent. */
  engagement_rate?: number;
  engagementBasis?: EngagementBasis;
  profile_pic_url?: string;
  bio?: string;
};

/**
 * Normalizes a profile from any source, whose fields may have the names of specification §3
 * (handle, follower_count, avg_engagement_rate, avatar_url) or common names of profile services.
 * Counts may be text ("12.3K"). The requested link supplies missing identity fields. Accepts any
 * value and never throws.
 */
export function normalizeProfile(value: unknown, askedUrl = ''): NormalizedProfile {
  const fields: Fields = typeof value === 'object' && value !== null ? { ...value } : {};
  const asked = parseProfileLink(askedUrl);
  const askedLink = asked.ok && asked.link.kind !== 'share' ? asked.link : undefined;

  const username = parseUsername(textOf(fields, names.username)) ?? askedLink?.name;
  const platform = profilePlatformNamed(textOf(fields, ['platform']) ?? '') ?? askedLink?.platform;
  const canonical = platform && username ? profileUrlOf(platform, username) : undefined;
  return {
    username,
    platform,
    profileUrl: parseWebUrl(textOf(fields, names.profileUrl)) ?? askedLink?.url ?? canonical,
    displayName: shortText(fields, names.displayName, 200),
    followers: countOf(fields, names.followers),
    likes: countOf(fields, names.likes),
    posts: countOf(fields, names.posts),
    engagement_rate: rateOf(fields, names.engagementRate),
    engagementBasis: engagementBases.find((basis) => basis === fields.engagementBasis),
    profile_pic_url: parsePictureUrl(textOf(fields, names.picture)),
    bio: shortText(fields, names.bio, 1_000),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const names = {
  username: ['username', 'handle', 'unique_id', 'uniqueId'],
  profileUrl: ['profileUrl', 'profile_url', 'url'],
  displayName: ['displayName', 'display_name', 'full_name', 'nickname', 'name'],
  followers: ['followers', 'follower_count', 'followers_count', 'followerCount', 'subscribers'],
  likes: ['likes', 'like_count', 'likes_count', 'heart_count', 'heartCount'],
  posts: ['posts', 'post_count', 'posts_count', 'media_count', 'video_count', 'videoCount'],
  engagementRate: ['engagement_rate', 'avg_engagement_rate', 'engagementRate'],
  picture: ['profile_pic_url', 'avatar_url', 'avatar', 'picture_url'],
  bio: ['bio', 'biography', 'signature', 'description'],
} as const;

/** An https URL of at most 4096 characters, or a data: URL of a picture. */
export function parsePictureUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  return /^data:image\/svg\+xml[;,]/.test(text) && text.length <= 16_384 ? text : parseWebUrl(text);
}

function parseWebUrl(text: string | undefined): string | undefined {
  if (text === undefined || text.length > 4_096) return undefined;
  try {
    const url = new URL(text);
    return url.protocol === 'https:' && url.username === '' ? url.href : undefined;
  } catch {
    // URL.canParse is not available in all supported browsers.
    return undefined;
  }
}

function parseUsername(text: string | undefined): string | undefined {
  const name = text?.replace(/^@/, '') ?? '';
  return /^[\p{L}\p{M}\p{N}_.·-]{1,100}$/u.test(name) ? name : undefined;
}

function shortText(fields: Fields, names: readonly string[], longest: number): string | undefined {
  const text = textOf(fields, names);
  return text === undefined ? undefined : cutText(text, longest);
}

function textOf(fields: Fields, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = fields[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return undefined;
}

function countOf(fields: Fields, keys: readonly string[]): number | undefined {
  for (const key of keys) {
    const value = fields[key];
    const count = typeof value === 'number' ? value : parseCountText(value);
    if (count !== undefined && count >= 0 && count <= 1e15) return Math.round(count);
  }
  return undefined;
}

function parseCountText(value: unknown): number | undefined {
  return typeof value === 'string' ? parseCount(value) : undefined;
}

function rateOf(fields: Fields, keys: readonly string[]): number | undefined {
  for (const key of keys) {
    const value = fields[key];
    const text = typeof value === 'string' ? value.trim().replace(/\s?%$/, '') : '';
    const ratePct = typeof value === 'number' ? value : Number(text === '' ? Number.NaN : text);
    if (ratePct >= 0 && ratePct <= 100) return ratePct;
  }
  return undefined;
}
