/**
 * How an engagement rate came about, the most trustworthy first:
 *
 * - `reported`: the profile service states it; how it counts is its own affair.
 * - `average-likes-and-comments`: (average likes + average comments) / followers.
 * - `average-likes`: average likes / followers; comments are not known, so it reads low.
 * - `total-likes-per-post`: all likes ever / posts / followers. Rough: one viral post lifts it, and
 *   deleted posts keep their likes.
 */
export const engagementBases = [
  'reported',
  'average-likes-and-comments',
  'average-likes',
  'total-likes-per-post',
] as const;
export type EngagementBasis = (typeof engagementBases)[number];

/** Rates above are shown as this (specification §9). */
export const maxEngagementRatePct = 15;

/** Counts as a profile shows them; whatever is not known is left out. */
export type EngagementFigures = {
  followers?: number;
  /** All likes the profile ever got. */
  likes?: number;
  posts?: number;
  averageLikes?: number;
  averageComments?: number;
  reportedEngagementRatePct?: number;
};

export type Engagement = { ratePct: number; basis: EngagementBasis };

/**
 * The engagement rate in per cent, one decimal, 0 to 15 (specification §9), by the best basis
 * there is; undefined when the figures do not give one.
 */
export function engagementOf(figures: EngagementFigures): Engagement | undefined {
  const { followers, likes, posts, averageLikes, averageComments } = figures;
  const reported = rate(figures.reportedEngagementRatePct, 'reported');
  if (reported !== undefined || followers === undefined || followers <= 0) return reported;
  if (averageLikes !== undefined && averageComments !== undefined) {
    const interactions = averageLikes + averageComments;
    return rate((interactions / followers) * 100, 'average-likes-and-comments');
  }
  if (averageLikes !== undefined) return rate((averageLikes / followers) * 100, 'average-likes');
  if (likes === undefined || posts === undefined || posts <= 0) return undefined;
  return rate((likes / posts / followers) * 100, 'total-likes-per-post');
}

function rate(ratePct: number | undefined, basis: EngagementBasis): Engagement | undefined {
  if (ratePct === undefined || !Number.isFinite(ratePct) || ratePct < 0) return undefined;
  return { ratePct: Math.min(maxEngagementRatePct, Math.round(ratePct * 10) / 10), basis };
}
