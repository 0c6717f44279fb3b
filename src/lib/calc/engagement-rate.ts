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

/** Something about the typed numbers that a person would want to check. */
export type EngagementWarning =
  /** More likes than followers, and exchanging the two explains it. */
  | 'followers-and-likes-look-swapped'
  /** More comments than followers, and exchanging the two explains it. */
  | 'followers-and-comments-look-swapped'
  /** Followers are not the largest, and only another order of all three explains it. */
  | 'followers-look-misplaced'
  /** More likes than followers, and no order of the three makes sense. */
  | 'likes-above-followers'
  /** More comments than followers, and no order of the three makes sense. */
  | 'comments-above-followers'
  /** More comments than likes: these two are probably swapped. */
  | 'comments-above-likes'
  /** The rate was cut off at the cap. */
  | 'rate-above-cap';

export type EngagementRate = {
  /** One decimal, 0 to 15. */
  engagementRatePct: number;
  /** One decimal, before the cap. */
  uncappedRatePct: number;
  /** The band of `engagementRatePct`, so that the number shown and its band never disagree. */
  band: EngagementBand;
  /**
   * Whether the average post could have such numbers at all. It cannot have more likes, or more
   * comments, than there are followers; the rate and its band then say nothing about the audience.
   */
  isCredible: boolean;
  /** Most telling first. */
  warnings: readonly EngagementWarning[];
  /** Which of the formulas in use this is: others divide by reach or by views. */
  formula: 'likes-and-comments-by-followers';
};

export type EngagementCode = 'not-a-number' | 'negative' | 'no-followers';

/**
 * Average likes and comments of a post as per cent of followers (specification §9).
 * Rounded half up to one decimal and capped at 15.
 *
 * Fails on NaN and infinities, on negatives, and on 0 followers, where there is no rate.
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
 * The published Instagram benchmark for this many followers, or null where we know of none:
 * below 1,000 and from 50,000 to 1,000,000. A lower edge belongs to its tier, an upper one does not.
 */
export function benchmarkFor(followers: number): TierBenchmark | null {
  const tier = tierBenchmarks.find(
    ({ fromFollowers, belowFollowers }) => followers >= fromFollowers && followers < belowFollowers,
  );
  return tier ?? null;
}

function uncappedRatePctOf({ followers, averageLikes, averageComments }: EngagementInput): number {
  // One division in tenths of a per cent: exact ties such as 2.25 then round up as on paper.
  return Math.round(((averageLikes + averageComments) * 1000) / followers) / 10;
}

function warningsFor(input: EngagementInput, uncappedRatePct: number): EngagementWarning[] {
  const { averageLikes, averageComments } = input;
  const misplaced = misplacedFollowers(input);
  const warnings: EngagementWarning[] = misplaced === null ? [] : [misplaced];
  // A named exchange says it already, and "misplaced" speaks of all three.
  if (misplaced === null && averageComments > averageLikes) warnings.push('comments-above-likes');
  if (uncappedRatePct > engagementRateCapPct.value) warnings.push('rate-above-cap');
  return warnings;
}

/** The likeliest way in which a number larger than the followers came about; null if none is. */
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

/** Most follow, fewer like, fewest comment, at a rate that is not cut off. */
function isUsual(input: EngagementInput): boolean {
  const { followers, averageLikes, averageComments } = input;
  return (
    followers > 0 &&
    averageLikes <= followers &&
    averageComments <= averageLikes &&
    uncappedRatePctOf(input) <= engagementRateCapPct.value
  );
}
