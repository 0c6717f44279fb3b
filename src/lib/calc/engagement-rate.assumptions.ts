import type { Assumption } from './assumption.ts';
import { planningFigure } from './assumption.ts';

/** No rate above this is shown or used: beyond it the typed numbers say more than the audience. */
export const engagementRateCapPct = planningFigure(15);

/** Where each band begins; below `average` a rate is below average. */
export const engagementBandStartsPct = planningFigure({
  average: 1,
  aboveAverage: 3,
  excellent: 6,
});

export type EngagementBenchmark = Assumption<number> &
  Readonly<{
    platform: 'Instagram' | 'TikTok';
    /** Publication that quotes the source's figure, where we read it. */
    readAt: string;
    /** What the rate was divided by, and over whom. Rates on another basis do not compare. */
    basis: 'creators-by-followers' | 'posts-all-accounts';
  }>;

export type TierBenchmark = EngagementBenchmark &
  Readonly<{
    tier: 'nano' | 'micro' | 'over-a-million';
    /** Belongs to the tier. */
    fromFollowers: number;
    /** The first number that no longer belongs to the tier. */
    belowFollowers: number;
  }>;

const hypeAuditor = {
  platform: 'Instagram',
  basis: 'creators-by-followers',
  source: 'HypeAuditor',
  readAt:
    'https://www.emarketer.com/content/smaller-creators-deliver-efficiency-roi-pressure-mounts',
  year: 2026,
} as const;

const socialinsider = {
  basis: 'posts-all-accounts',
  source: 'Socialinsider, 70 million posts',
  readAt: 'https://www.shortsintel.com/statistics/social-media-engagement-benchmarks',
  year: 2026,
} as const;

/**
 * Published figures by follower tier that we could trace, per cent. Below 1,000 followers and from 50,000 to
 * a million none was found, so there is none here.
 */
export const tierBenchmarks: readonly TierBenchmark[] = [
  { ...hypeAuditor, tier: 'nano', fromFollowers: 1000, belowFollowers: 10_000, value: 1.78 },
  { ...hypeAuditor, tier: 'micro', fromFollowers: 10_000, belowFollowers: 50_000, value: 0.54 },
  {
    ...hypeAuditor,
    tier: 'over-a-million',
    fromFollowers: 1_000_001,
    belowFollowers: Number.POSITIVE_INFINITY,
    value: 0.33,
  },
];

/** Averages over accounts of every size, per cent. */
export const platformBenchmarks: readonly EngagementBenchmark[] = [
  { ...socialinsider, platform: 'Instagram', value: 0.48 },
  { ...socialinsider, platform: 'TikTok', value: 3.7 },
];
