export const followerTiers = ['nano', 'micro', 'mid', 'macro'] as const;
export type FollowerTier = (typeof followerTiers)[number];

/**
 * The lower bound of each tier, in followers. The names are the trade's; upper bounds vary between
 * sources, so these are ours (2026), the same as in the catalog.
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
