import type { Assumption } from '../money/assumption.ts';
import { planningFigure } from '../money/assumption.ts';

/**
 * No rate above this is shown or used: a higher one says more about the typed numbers than about
 * the audience.
 */
export const engagementRateCapPct = planningFigure(15);

/** Where each band starts; a rate lower than `average` is below average. */
export const engagementBandStartsPct = planningFigure({
  average: 1,
  aboveAverage: 3,
  excellent: 6,
});

export type EngagementBenchmark = Assumption<number> &
  Readonly<{
    platform: 'Instagram' | 'TikTok';
    /** The publication that quotes the source's figure, where we read it. */
    readAt: string;
    /**
     * What the rate is divided by, and which accounts it covers. Different bases do not compare.
     */
    basis: 'creators-by-followers' | 'posts-all-accounts';
  }>;

export type TierBenchmark = EngagementBenchmark &
  Readonly<{
    tier: 'nano' | 'micro' | 'over-a-million';
    /** Inclusive. */
    fromFollowers: number;
    /** Exclusive. */
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
 * Published figures by follower tier that we could verify, in percent. We found none below 1,000
 * followers, and none from 50,000 to a million.
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

/** Averages over accounts of every size, in percent. */
export const platformBenchmarks: readonly EngagementBenchmark[] = [
  { ...socialinsider, platform: 'Instagram', value: 0.48 },
  { ...socialinsider, platform: 'TikTok', value: 3.7 },
];
