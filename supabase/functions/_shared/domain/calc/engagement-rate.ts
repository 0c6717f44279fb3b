import type { Parsed } from '../parsed.ts';
import {
  engagementBandStartsPct,
  engagementRateCapPct,
  type TierBenchmark,
  tierBenchmarks,
} from './engagement-rate.assumptions.ts';

export type EngagementInput = {
  followers: number;
  averageLikes: number;
  averageComments: number;
};

export type EngagementBand = 'below-average' | 'average' | 'above-average' | 'excellent';

/** Something about the typed numbers that the visitor should check. */
export type EngagementWarning =
  /** More likes than followers, and swapping the two explains it. */
  | 'followers-and-likes-look-swapped'
  /** More comments than followers, and swapping the two explains it. */
  | 'followers-and-comments-look-swapped'
  /** Followers are not the largest number, and only a different order of all three explains it. */
  | 'followers-look-misplaced'
  /** More likes than followers, and no order of the three makes sense. */
  | 'likes-above-followers'
  /** More comments than followers, and no order of the three makes sense. */
  | 'comments-above-followers'
  /** More comments than likes: these two are probably swapped. */
  | 'comments-above-likes'
  /** The rate was capped. */
  | 'rate-above-cap';

export type EngagementRate = {
  /** One decimal, 0 to 15. */
  engagementRatePct: number;
  /** One decimal, before the cap. */
  uncappedRatePct: number;
  /** The band of `engagementRatePct`, so that the number shown and its band never disagree. */
  band: EngagementBand;
  /**
   * Whether such numbers are possible for an average post: it cannot have more likes or comments
   * than there are followers. If not, the rate and its band say nothing about the audience.
   */
  isCredible: boolean;
  /** Most significant first. */
  warnings: readonly EngagementWarning[];
  /** Which of the common formulas this is: others divide by reach or by views. */
  formula: 'likes-and-comments-by-followers';
};

export type EngagementCode = 'not-a-number' | 'negative' | 'no-followers';

/**
 * Average likes and comments per post, in percent of followers (specification §9). Rounded half up
 * to one decimal and capped at 15.
 *
 * Fails on NaN, infinities and negative numbers, and on 0 followers, for which there is no rate.
 */
export function calculateEngagementRate(
  input: EngagementInput,
): Parsed<EngagementRate, EngagementCode> {
  const { followers, averageLikes, averageComments } = input;
  const numbers = [followers, averageLikes, averageComments];
  if (!numbers.every(Number.isFinite)) return { ok: false, code: 'not-a-number' };
  if (numbers.some((number) => number < 0)) return { ok: false, code: 'negative' };
  if (followers === 0) return { ok: false, code: 'no-followers' };

  const uncappedRatePct = uncappedRatePctOf(input);
  const engagementRatePct = Math.min(uncappedRatePct, engagementRateCapPct.value);

  return {
    ok: true,
    value: {
      engagementRatePct,
      uncappedRatePct,
      band: engagementBandOf(engagementRatePct),
      isCredible: Math.max(averageLikes, averageComments) <= followers,
      warnings: warningsFor(input, uncappedRatePct),
      formula: 'likes-and-comments-by-followers',
    },
  };
}

/** Below 1% below average, from 1% average, from 3% above average, from 6% excellent. */
export function engagementBandOf(engagementRatePct: number): EngagementBand {
  const starts = engagementBandStartsPct.value;
  if (engagementRatePct >= starts.excellent) return 'excellent';
  if (engagementRatePct >= starts.aboveAverage) return 'above-average';
  if (engagementRatePct >= starts.average) return 'average';
  return 'below-average';
}

/**
 * The published Instagram benchmark for this many followers, or null where we know of none: below
 * 1,000 and from 50,000 to 1,000,000. A tier includes its lower bound and excludes its upper bound.
 */
export function benchmarkFor(followers: number): TierBenchmark | null {
  const tier = tierBenchmarks.find(
    ({ fromFollowers, belowFollowers }) => followers >= fromFollowers && followers < belowFollowers,
  );
  return tier ?? null;
}

function uncappedRatePctOf({ followers, averageLikes, averageComments }: EngagementInput): number {
  // One division, in tenths of a percent, so that exact ties such as 2.25 round up as on paper.
  return Math.round(((averageLikes + averageComments) * 1000) / followers) / 10;
}

function warningsFor(input: EngagementInput, uncappedRatePct: number): EngagementWarning[] {
  const { averageLikes, averageComments } = input;
  const misplaced = misplacedFollowers(input);
  const warnings: EngagementWarning[] = misplaced === null ? [] : [misplaced];
  // A swap warning already covers this, and "misplaced" is about all three numbers.
  if (misplaced === null && averageComments > averageLikes) warnings.push('comments-above-likes');
  if (uncappedRatePct > engagementRateCapPct.value) warnings.push('rate-above-cap');
  return warnings;
}

/** The most likely reason for a number larger than the followers; null if there is none. */
function misplacedFollowers(input: EngagementInput): EngagementWarning | null {
  const { followers, averageLikes, averageComments } = input;
  if (Math.max(averageLikes, averageComments) <= followers) return null;

  if (isUsual({ ...input, followers: averageLikes, averageLikes: followers })) {
    return 'followers-and-likes-look-swapped';
  }
  if (isUsual({ ...input, followers: averageComments, averageComments: followers })) {
    return 'followers-and-comments-look-swapped';
  }
  const [least = 0, middle = 0, most = 0] = [followers, averageLikes, averageComments].sort(
    (a, b) => a - b,
  );
  if (isUsual({ followers: most, averageLikes: middle, averageComments: least })) {
    return 'followers-look-misplaced';
  }
  return averageLikes > followers ? 'likes-above-followers' : 'comments-above-followers';
}

/** More followers than likes, more likes than comments, and a rate below the cap. */
function isUsual(input: EngagementInput): boolean {
  const { followers, averageLikes, averageComments } = input;
  return (
    followers > 0 &&
    averageLikes <= followers &&
    averageComments <= averageLikes &&
    uncappedRatePctOf(input) <= engagementRateCapPct.value
  );
}
