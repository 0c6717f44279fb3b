import type { FollowerTier } from './follower-tiers.ts';

/**
 * The position of a first product's price within the usual range, as a share of the range. Our
 * judgment (2026): a known name supports a higher price; a first small run should not depend on
 * one.
 */
export const priceShareByTier: Readonly<Record<FollowerTier, number>> = {
  nano: 0.3,
  micro: 0.45,
  mid: 0.6,
  macro: 0.75,
};

/** For an unknown audience. */
export const priceShareUnknown = 0.5;

/** Per cent of the engaged audience that orders in a month (specification §9). */
export const orderSharePct = 2;

/** Engagement when none is given, percent (specification §9). */
export const fallbackEngagementPct = 3.5;
