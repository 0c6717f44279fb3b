export const followerTiers = ['nano', 'micro', 'mid', 'macro'] as const;
export type FollowerTier = (typeof followerTiers)[number];

/**
 * Where each tier begins, followers. The names are the trade's; the upper bounds differ from source
 * to source, these are ours (2026) and those of the catalogue.
 */
export const tierStartsFollowers: Readonly<Record<FollowerTier, number>> = {
  nano: 0,
  micro: 10_000,
  mid: 100_000,
  macro: 500_000,
};

export function tierOf(followers: number): FollowerTier {
  return followerTiers.findLast((tier) => followers >= tierStartsFollowers[tier]) ?? 'nano';
}
