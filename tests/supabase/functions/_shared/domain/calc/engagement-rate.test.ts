import {
  engagementBandStartsPct,
  engagementRateCapPct,
  platformBenchmarks,
  tierBenchmarks,
} from '@functions/_shared/domain/calc/engagement-rate.assumptions.ts';
import {
  benchmarkFor,
  calculateEngagementRate,
  type EngagementInput,
  engagementBandOf,
} from '@functions/_shared/domain/calc/engagement-rate.ts';
import { fc } from '@tests/support/property-testing.ts';
import { describe, expect, test } from 'vitest';

function rateOf(followers: number, averageLikes: number, averageComments: number) {
  const result = calculateEngagementRate({ followers, averageLikes, averageComments });
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

function codeOf(input: Partial<EngagementInput>) {
  const result = calculateEngagementRate({
    followers: 1000,
    averageLikes: 10,
    averageComments: 1,
    ...input,
  });
  return result.ok ? 'ok' : result.code;
}

test.each([
  [50_000, 1200, 85, 2.6, 'average'], // 1,285 / 50,000 = 2.57%
  [10_000, 300, 20, 3.2, 'above-average'], // 320 / 10,000
  [500_000, 2000, 100, 0.4, 'below-average'], // 2,100 / 500,000 = 0.42%
  [10_000, 400, 100, 5, 'above-average'],
  [1000, 60, 0, 6, 'excellent'],
  [1000, 0, 0, 0, 'below-average'],
  [400, 9, 0, 2.3, 'average'], // exactly 2.25, and half rounds up
  [2000, 20, 1, 1.1, 'average'], // 1.05 exactly
  [10_000, 94, 0, 0.9, 'below-average'],
  [10_000, 95, 0, 1, 'average'], // 0.95 is shown as 1.0, and 1.0 is average
  [10_000, 294, 0, 2.9, 'average'],
  [10_000, 295, 0, 3, 'above-average'],
  [10_000, 594, 0, 5.9, 'above-average'],
  [10_000, 595, 0, 6, 'excellent'],
  [1000, 149, 1, 15, 'excellent'],
  [1000, 150, 1, 15, 'excellent'], // 15.1 is capped
  [100, 90, 60, 15, 'excellent'],
  [1, 1_000_000, 1, 15, 'excellent'],
])(
  'the rate, calculated by hand, of %d followers, %d likes, %d comments is %d, %s',
  (followers, likes, comments, rate, band) => {
    const result = rateOf(followers, likes, comments);
    expect(result.engagementRatePct).toBe(rate);
    expect(result.band).toBe(band);
  },
);

test('the rate keeps its value before the cap, and names its formula', () => {
  expect(rateOf(1000, 900, 100)).toEqual({
    engagementRatePct: 15,
    uncappedRatePct: 100,
    band: 'excellent',
    isCredible: true,
    warnings: ['rate-above-cap'],
    formula: 'likes-and-comments-by-followers',
  });
});

test.each([
  [{ followers: 0 }, 'no-followers'],
  [{ followers: -1 }, 'negative'],
  [{ averageLikes: -1 }, 'negative'],
  [{ averageComments: -1 }, 'negative'],
  [{ followers: Number.NaN }, 'not-a-number'],
  [{ averageLikes: Infinity }, 'not-a-number'],
  [{ followers: Number.NaN, averageLikes: -1 }, 'not-a-number'],
])('there is no rate for %j: %s', (input, code) => {
  expect(codeOf(input)).toBe(code);
});

test.each([
  [10_000, 300, 20, []],
  [1000, 149, 1, []],
  [1000, 150, 0, []], // exactly 15 is not above the cap
  [1000, 151, 0, ['rate-above-cap']],
  [1000, 1000, 0, ['rate-above-cap']], // as many likes as followers is not more
  [1000, 20, 21, ['comments-above-likes']],
  [1000, 20, 20, []],
  // Swapped, (500 + 40) / 12,000 is 4.5%.
  [500, 12_000, 40, ['followers-and-likes-look-swapped', 'rate-above-cap']],
  [50, 1200, 40, ['followers-and-likes-look-swapped', 'rate-above-cap']],
  // Swapped, (900 + 35) / 25,000 is 3.7%.
  [35, 900, 25_000, ['followers-and-comments-look-swapped', 'rate-above-cap']],
  // The followers are in the likes field, the likes in the comments field: 100 of 5,000 with 20.
  [20, 5000, 100, ['followers-look-misplaced', 'rate-above-cap']],
  [100, 20, 5000, ['followers-look-misplaced', 'rate-above-cap']],
  [50, 85, 1200, ['followers-and-comments-look-swapped', 'rate-above-cap']],
  // Swapped, 1,000 likes of 1,001 followers are no more plausible.
  [1000, 1001, 5, ['likes-above-followers', 'rate-above-cap']],
  [100, 90, 110, ['comments-above-followers', 'rate-above-cap']],
  [1, 1, 2, ['comments-above-followers', 'rate-above-cap']],
])(
  'warnings for %d followers, %d likes, %d comments: %j',
  (followers, likes, comments, warnings) => {
    expect(rateOf(followers, likes, comments).warnings).toEqual(warnings);
  },
);

test.each([
  [1000, 1000, 0, true],
  [1000, 900, 1000, true],
  [500, 12_000, 40, false],
  [1000, 0, 1001, false],
])(
  'the numbers %d followers, %d likes, %d comments are credible: %s',
  (followers, likes, comments, isCredible) => {
    expect(rateOf(followers, likes, comments).isCredible).toBe(isCredible);
  },
);

describe('properties', () => {
  const followers = fc.integer({ min: 1, max: 1_000_000_000 });
  const reactions = fc.integer({ min: 0, max: 1_000_000_000 });

  test('is between 0 and 15, with at most one decimal', () => {
    fc.assert(
      fc.property(followers, reactions, reactions, (fans, likes, comments) => {
        const { engagementRatePct } = rateOf(fans, likes, comments);
        expect(engagementRatePct).toBeGreaterThanOrEqual(0);
        expect(engagementRatePct).toBeLessThanOrEqual(15);
        expect(Number(engagementRatePct.toFixed(1))).toBe(engagementRatePct);
      }),
    );
  });

  test('weighs a like and a comment equally', () => {
    fc.assert(
      fc.property(followers, reactions, reactions, (fans, likes, comments) => {
        expect(rateOf(fans, likes, comments).uncappedRatePct).toBe(
          rateOf(fans, comments, likes).uncappedRatePct,
        );
      }),
    );
  });

  test('does not change when all numbers are scaled by k', () => {
    const small = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(small, small, small, fc.integer({ min: 1, max: 1000 }), (fans, a, b, times) => {
        expect(rateOf(fans * times, a * times, b * times).uncappedRatePct).toBe(
          rateOf(fans, a, b).uncappedRatePct,
        );
      }),
    );
  });

  test('warns of misplaced numbers exactly when the numbers are not credible', () => {
    fc.assert(
      fc.property(followers, reactions, reactions, (fans, likes, comments) => {
        const { isCredible, warnings } = rateOf(fans, likes, comments);
        expect(warnings.some((warning) => warning.includes('followers'))).toBe(!isCredible);
      }),
    );
  });

  test('falls with followers and rises with reactions', () => {
    const more = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(followers, reactions, more, (fans, likes, extra) => {
        const rate = rateOf(fans, likes, 0).engagementRatePct;
        expect(rateOf(fans + extra, likes, 0).engagementRatePct).toBeLessThanOrEqual(rate);
        expect(rateOf(fans, likes + extra, 0).engagementRatePct).toBeGreaterThanOrEqual(rate);
      }),
    );
  });
});

test.each([
  [0, 'below-average'],
  [0.9, 'below-average'],
  [1, 'average'],
  [2.9, 'average'],
  [3, 'above-average'],
  [5.9, 'above-average'],
  [6, 'excellent'],
  [15, 'excellent'],
])('engagementBandOf %d is %s', (rate, band) => {
  expect(engagementBandOf(rate)).toBe(band);
});

test.each([
  [999, null],
  [1000, 1.78],
  [9999, 1.78],
  [10_000, 0.54],
  [49_999, 0.54],
  [50_000, null],
  [500_000, null],
  [1_000_000, null],
  [1_000_001, 0.33],
  [700_000_000, 0.33],
  [0, null],
  [-1, null],
  [Number.NaN, null],
])('benchmarkFor %d followers: %d', (followers, ratePct) => {
  expect(benchmarkFor(followers)?.value ?? null).toBe(ratePct);
});

test('benchmarkFor names the publisher, year, source and basis', () => {
  expect(benchmarkFor(20_000)).toMatchObject({
    platform: 'Instagram',
    tier: 'micro',
    source: 'HypeAuditor',
    year: 2026,
    basis: 'creators-by-followers',
    readAt: expect.stringMatching(/^https:/),
  });
});

test('benchmarkFor has tiers that do not overlap', () => {
  for (const [index, tier] of tierBenchmarks.entries()) {
    const next = tierBenchmarks[index + 1];
    expect(tier.fromFollowers).toBeLessThan(tier.belowFollowers);
    expect(tier.belowFollowers).toBeLessThanOrEqual(next?.fromFollowers ?? Infinity);
  }
});

test('the assumptions have these values', () => {
  expect(engagementRateCapPct.value).toBe(15);
  expect(engagementBandStartsPct.value).toEqual({ average: 1, aboveAverage: 3, excellent: 6 });
  expect(platformBenchmarks.map(({ platform, value, year }) => [platform, value, year])).toEqual([
    ['Instagram', 0.48, 2026],
    ['TikTok', 3.7, 2026],
  ]);
});
