import { engagementOf } from '@functions/_shared/domain/profile-engagement.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

test('engagementOf prefers a reported rate', () => {
  const figures = { followers: 1_000, averageLikes: 10, reportedEngagementRatePct: 4.26 };
  expect(engagementOf(figures)).toEqual({ ratePct: 4.3, basis: 'reported' });
});

test('engagementOf uses average likes and comments', () => {
  expect(engagementOf({ followers: 10_000, averageLikes: 300, averageComments: 50 })).toEqual({
    ratePct: 3.5,
    basis: 'average-likes-and-comments',
  });
});

test('engagementOf reports that comments are unknown', () => {
  expect(engagementOf({ followers: 10_000, averageLikes: 300 })).toEqual({
    ratePct: 3,
    basis: 'average-likes',
  });
});

test('engagementOf falls back to all likes over posts and followers, and reports it', () => {
  expect(engagementOf({ followers: 10_000, likes: 40_000, posts: 100 })).toEqual({
    ratePct: 4,
    basis: 'total-likes-per-post',
  });
});

test('engagementOf caps the rate at 15', () => {
  expect(engagementOf({ followers: 10, averageLikes: 100 })?.ratePct).toBe(15);
});

test.each([
  [{}],
  [{ followers: 10_000 }],
  [{ followers: 0, averageLikes: 10, averageComments: 1 }],
  [{ followers: 10_000, likes: 5 }],
  [{ followers: 10_000, likes: 5, posts: 0 }],
  [{ averageLikes: 10, averageComments: 1 }],
  [{ reportedEngagementRatePct: Number.NaN }],
])('engagementOf is undefined for %j', (figures) => {
  expect(engagementOf(figures)).toBeUndefined();
});

test('engagementOf is from 0 to 15 with one decimal for any counts', () => {
  const count = fc.option(fc.nat(1_000_000_000), { nil: undefined });
  const figures = fc.record({
    followers: count,
    likes: count,
    posts: count,
    averageLikes: count,
    averageComments: count,
  });
  fc.assert(
    fc.property(figures, (value) => {
      const ratePct = engagementOf(value)?.ratePct ?? 0;
      expect(ratePct).toBeGreaterThanOrEqual(0);
      expect(ratePct).toBeLessThanOrEqual(15);
      expect(Math.round(ratePct * 10) / 10).toBe(ratePct);
    }),
  );
});
