/**
 * How an engagement rate was computed, most reliable first:
 *
 * - `reported`: stated by the profile service, by its own method.
 * - `average-likes-and-comments`: (average likes + average comments) / followers.
 * - `average-likes`: average likes / followers; too low, since comments are unknown.
 * - `total-likes-per-post`: all likes ever / posts / followers. Rough: one viral post raises it,
 * and deleted posts keep their likes.
 */
export const engagementBases = [
  'reported',
  'average-likes-and-comments',
  'average-likes',
  'total-likes-per-post',
] as const;
export type EngagementBasis = (typeof engagementBases)[number];

/** Higher rates are capped at this (specification §9). */
export const maxEngagementRatePct = 15;

/** Counts from a profile; unknown ones are left out. */
export type EngagementFigures = {
  followers?: number;
  /** All likes that the profile ever received. */
  likes?: number;
  posts?: number;
  averageLikes?: number;
  averageComments?: number;
  reportedEngagementRatePct?: number;
};

export type Engagement = { ratePct: number; basis: EngagementBasis };

/**
 * The engagement rate in percent, with one decimal, 0 to 15 (specification §9), on the best
 * available basis; undefined when the figures do not suffice.
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
