import type { ProfilePlatform } from '@functions/_shared/domain/profile-platforms.ts';

/**
 * The idea flow's rule (specification §5): the address contains a platform's domain, else
 * 'Unknown'. An address with several, such as a link with a link inside, goes to the first of
 * Instagram, TikTok, YouTube. The profile fetch has its own rule, in readProfileLink.
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
