import {
  conversionPct,
  fallbackEngagementRatePct,
} from '@functions/_shared/domain/calc/revenue.assumptions.ts';
import { readCreatorProfile } from '@functions/generate-product-ideas/creator-profile.ts';
import { followerTiers, tierOf } from '@functions/generate-product-ideas/follower-tiers.ts';
import type { IdeaKind } from '@functions/generate-product-ideas/idea-kinds.ts';
import { marketFitOf } from '@functions/generate-product-ideas/market-fit.ts';
import {
  fallbackEngagementPct,
  orderSharePct,
} from '@functions/generate-product-ideas/pricing.assumptions.ts';
import { priceFor } from '@functions/generate-product-ideas/write-idea.ts';
import { expect, test } from 'vitest';
import { fc } from '../../../support/property-testing.ts';
import { buildRequest } from './build-request.ts';

const headlamp: IdeaKind = {
  id: 'headlamp',
  name: 'headlamp',
  plural: 'headlamps',
  category: 'fitness',
  retailUsd: { low: 24, high: 48 },
  minOrderUnits: 300,
  ruleIds: ['lithium-battery', 'fcc'],
};
const stock = { canPrintOnDemand: false };
const onDemand = { canPrintOnDemand: true };

test('the market fit says orders, months of stock, the price against its range and the rules', () => {
  expect(marketFitOf(headlamp, 32, { followers: 48_200, engagementRatePct: 5.7 }, stock)).toBe(
    'About 55 orders a month (48,200 followers, 5.7% engagement, 2% of engaged fans order), against a usual minimum of 300: the first order is about 5 months of stock. $32 is within the usual $24 to $48 for headlamps. US rules that apply to it: lithium battery, radio and electronics (FCC).',
  );
});

test('an order that lasts longer than a year is advised against', () => {
  const fit = marketFitOf(headlamp, 32, { followers: 12_500, engagementRatePct: 3.5 }, stock);
  expect(fit).toContain('about 34 months of stock. Start with a pre-order or a small run.');
});

test('fewer than one order a month is said plainly', () => {
  const fit = marketFitOf(headlamp, 32, { followers: 500, engagementRatePct: 5 }, onDemand);
  expect(fit).toMatch(/^Fewer than one order a month .* Start with print on demand/);
});

test('an order that sells within a month is said so', () => {
  const fit = marketFitOf(headlamp, 32, { followers: 900_000, engagementRatePct: 5 }, stock);
  expect(fit).toContain('the first order sells within a month.');
});

test('the market fit mentions when the engagement is assumed', () => {
  const fit = marketFitOf(headlamp, 32, { followers: 48_000, engagementRatePct: undefined }, stock);
  expect(fit).toContain('3.5% assumed engagement');
});

test('without followers the market fit gives the minimum and asks for them', () => {
  const unknown = { followers: undefined, engagementRatePct: undefined };
  expect(marketFitOf(headlamp, 32, unknown, stock)).toMatch(
    /^First orders have a usual minimum of 300\. Add your followers/,
  );
});

test.each([
  [60, '$60 is above the usual $24 to $48 for headlamps'],
  [20, '$20 is below the usual $24 to $48 for headlamps'],
])('a price of %i is put beside the usual range', (priceUsd, text) => {
  const unknown = { followers: undefined, engagementRatePct: undefined };
  expect(marketFitOf(headlamp, priceUsd, unknown, stock)).toContain(text);
});

test('the market fit uses the calculator’s own figures', () => {
  expect([orderSharePct, fallbackEngagementPct]).toEqual([
    conversionPct.value,
    fallbackEngagementRatePct.value,
  ]);
});

test('the price is a whole number within the range, and rises with the audience', () => {
  const range = fc.tuple(fc.integer({ min: 1, max: 500 }), fc.nat(500));
  fc.assert(
    fc.property(range, ([low, width]) => {
      const priceUsd = { low, high: low + width };
      const prices = followerTiers.map((tier) => priceFor(priceUsd, tier));
      expect([...prices].sort((a, b) => a - b)).toEqual(prices);
      for (const price of [...prices, priceFor(priceUsd, undefined)]) {
        expect(Number.isInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(low);
        expect(price).toBeLessThanOrEqual(low + width);
      }
    }),
  );
});

test.each([
  [0, 'nano'],
  [9_999, 'nano'],
  [10_000, 'micro'],
  [99_999, 'micro'],
  [100_000, 'mid'],
  [499_999, 'mid'],
  [500_000, 'macro'],
])('%i followers are %s', (followers, tier) => {
  expect(tierOf(followers)).toBe(tier);
});

test.each([
  [{ followers: null, follower_count: 70 }, { followers: 70 }],
  [{ engagement_rate: null, avg_engagement_rate: 2 }, { engagementRatePct: 2 }],
  [{ engagement_rate: null, engagement: 1 }, { engagementRatePct: 1 }],
  [{ username: null, handle: 'bea' }, { username: 'bea' }],
  [{ username: null }, { username: 'ana' }],
])('a profile is parsed under any of its field names: %j', (socialData, expected) => {
  expect(readCreatorProfile(buildRequest({}, socialData))).toMatchObject(expected);
});
