import type { ProfilePlatform } from '@functions/_shared/domain/profile-platforms.ts';

/**
 * The idea flow's rule (specification §5): the platform whose domain the address contains,
 * otherwise 'Unknown'. If it contains several, such as a link within a link, the first of
 * Instagram, TikTok, YouTube wins. The profile fetch has its own rule, in readProfileLink.
 */
export function platformForIdeas(url: string): ProfilePlatform | 'Unknown' {
  const lower = url.toLowerCase();
  const found = domains.find(([, names]) => names.some((name) => lower.includes(name)));
  return found?.[0] ?? 'Unknown';
}

const domains: readonly (readonly [ProfilePlatform, readonly string[]])[] = [
  ['Instagram', ['instagram.com']],
  ['TikTok', ['tiktok.com']],
  ['YouTube', ['youtube.com', 'youtu.be']],
];
