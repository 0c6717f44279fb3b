import type { FollowerTier } from './follower-tiers.ts';

/**
 * Where in the usual price range a first product is priced, as a share of the range. Our judgement
 * (2026): a known name carries a higher price, a first small run should not lean on one.
 */
export const priceShareByTier: Readonly<Record<FollowerTier, number>> = {
  nano: 0.3,
  micro: 0.45,
  mid: 0.6,
  macro: 0.75,
};

/** Where the audience is not known. */
export const priceShareUnknown = 0.5;

/** Share of the engaged audience that orders in a month (specification §9). */
export const orderSharePct = 2;

/** Engagement where none is given, per cent (specification §9). */
export const fallbackEngagementPct = 3.5;
