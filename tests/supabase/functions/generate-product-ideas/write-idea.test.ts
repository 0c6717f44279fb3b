import { readCreatorProfile } from '@functions/generate-product-ideas/creator-profile.ts';
import { followerTiers, tierOf } from '@functions/generate-product-ideas/follower-tiers.ts';
import {
  fallbackEngagementPct,
  orderSharePct,
} from '@functions/generate-product-ideas/pricing.assumptions.ts';
import { rankMatches } from '@functions/generate-product-ideas/rank-matches.ts';
import { parseSearchTerms } from '@functions/generate-product-ideas/search-terms.ts';
import { priceFor, writeIdea } from '@functions/generate-product-ideas/write-idea.ts';
import { expect, test } from 'vitest';
import { conversionPct, fallbackEngagementRatePct } from '@/lib/calc/revenue.assumptions.ts';
import { fc } from '../../../support/property-testing.ts';
import { buildMatch, buildRequest } from './build-request.ts';

function write(
  match: Parameters<typeof buildMatch>[0] = {},
  socialData: Parameters<typeof buildRequest>[1] = {},
  request: Parameters<typeof buildRequest>[0] = {},
) {
  const creator = readCreatorProfile(buildRequest(request, socialData));
  const terms = parseSearchTerms(creator.words, request?.look);
  const matchedRanks = match?.matchedTerms?.map(() => 1) ?? [];
  const [ranked] = rankMatches([buildMatch({ matchedRanks, ...match })], terms);
  if (ranked === undefined) throw new Error('One product in, one product out');
  return writeIdea(ranked, creator);
}

test('the reasoning quotes the matching words and their origin', () => {
  const { reasoning } = write(
    { matchedTerms: ['cupcakes', 'bread', 'baking', 'ana'] },
    { userProvidedContext: 'Cupcakes and bread' },
  );
  expect(reasoning).toBe(
    'Fits “cupcakes” and “bread” in what you told us and “ana” in your handle. Socks with silicone dots.',
  );
});

test('the reasoning names the niche, without a quote, when only the niche matches', () => {
  const pottery = { userProvidedContext: 'Pottery' };
  expect(write({ matchedTerms: ['crafts'], niches: ['crafts'] }, pottery).reasoning).toMatch(
    /^For creators whose subject is crafts, going by what you told us\. Socks/,
  );
  expect(write({ matchedTerms: ['crafts'], niches: ['yoga'] }, pottery).reasoning).toMatch(
    /^A wild card/,
  );
});

test('the reasoning never presents a chosen style as the visitor’s word', () => {
  const look = { styles: ['vintage' as const], colors: ['#1F7A4D'] };
  const { reasoning } = write({ matchedTerms: ['vintage'] }, {}, { look });
  expect(reasoning).toMatch(
    /^None of your words ask for it, but it goes with the look you chose\./,
  );
});

test('the reasoning claims no match when there is none, and gives other reasons', () => {
  expect(write().reasoning).toMatch(
    /^A wild card that none of your words ask for: it shows well on TikTok and a first run suits an audience of your size\./,
  );
  expect(write({ platforms: ['YouTube'], followerTiers: ['macro'] }).reasoning).toMatch(
    /^A wild card that none of your words ask for\. Socks/,
  );
});

test('the reasoning mentions no audience size and no platform that was not given', () => {
  const { reasoning } = write({ novelty: 5 }, { followers: null }, { socialPlatform: 'Unknown' });
  expect(reasoning).toMatch(/^A wild card that none of your words ask for: few sell it yet\./);
});

test('the market fit follows from followers, engagement and price', () => {
  expect(write().marketFit).toBe(
    '48,000 followers at 5% engagement are about 2,400 engaged fans. If 2% of them order, that is about 48 orders a month, or about $912 in sales at $19, within the $14 to $24 we estimate such products sell for.',
  );
});

test('the market fit mentions when the engagement is assumed', () => {
  expect(write({}, { engagement_rate: null }).marketFit).toContain('at 3.5% assumed engagement');
});

test('the market fit advises a pre-order when fewer than one would order', () => {
  expect(write({}, { followers: 500 }).marketFit).toContain('test $17');
  expect(write({}, { followers: 500 }).marketFit).toContain('pre-order');
});

test('the market fit gives no numbers when followers are unknown', () => {
  expect(write({}, { followers: null }).marketFit).toBe(
    '$19 lies within the $14 to $24 we estimate such products sell for. Add your followers and engagement to the calculator to see orders and profit.',
  );
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
    fc.property(range, ([priceMinUsd, width]) => {
      const product = { priceMinUsd, priceMaxUsd: priceMinUsd + width };
      const prices = followerTiers.map((tier) => priceFor(product, tier));
      expect([...prices].sort((a, b) => a - b)).toEqual(prices);
      for (const price of [...prices, priceFor(product, undefined)]) {
        expect(Number.isInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(priceMinUsd);
        expect(price).toBeLessThanOrEqual(priceMinUsd + width);
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
