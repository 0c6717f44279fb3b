import { productCategories } from '@functions/_shared/domain/product-categories.ts';
import { chooseProducts } from '@functions/generate-product-ideas/choose-products.ts';
import { followerTiers } from '@functions/generate-product-ideas/follower-tiers.ts';
import { expect, test } from 'vitest';
import { fc } from '../../../support/property-testing.ts';
import { buildCatalog, buildRanked } from './build-request.ts';

const unknown = { platform: undefined, tier: undefined };
const idsOf = (matches: readonly { id: string }[]) => matches.map(({ id }) => id);

test('products that match the words come first, better matches before worse', () => {
  const matches = [
    ...buildCatalog(2).map((match) => buildRanked(match)),
    buildRanked({ id: 'good', category: 'food', wordRank: 0.5, closeness: 1 }),
    buildRanked({ id: 'best', name: 'b', category: 'pets', wordRank: 2, closeness: 1 }),
  ];
  expect(idsOf(chooseProducts(matches, unknown, [], 2))).toEqual(['best', 'good']);
});

test.each([
  ['platform', { platforms: ['YouTube'] }],
  ['audience size', { followerTiers: ['macro'] }],
  ['novelty', { novelty: 5 }],
])('of two equal matches, %s decides', (_, better) => {
  const plain = buildRanked({ id: 'a', wordRank: 1, closeness: 1 });
  const chosen = chooseProducts(
    [plain, { ...plain, ...better, id: 'b', name: 'b' }],
    { platform: 'YouTube', tier: 'macro' },
    [],
    1,
  );
  expect(idsOf(chosen)).toEqual(['b']);
});

test('the first places go to what the visitor describes, however well the profile fits', () => {
  const described = buildRanked({
    reasons: [{ kind: 'niche', term: 'skateboarding', origin: 'description' }],
    wordRank: 0.1,
    closeness: 0.35,
  });
  const ofProfile = buildRanked({
    reasons: [{ kind: 'word', term: 'bread', origin: 'bio', isSubject: true }],
    wordRank: 9,
    closeness: 0.25,
  });
  const matches = (['food', 'pets', 'tech', 'music'] as const).flatMap((category) => [
    { ...described, id: `d-${category}`, name: `d ${category}`, category },
    { ...ofProfile, id: `p-${category}`, name: `p ${category}`, category },
  ]);
  const ids = idsOf(chooseProducts(matches, unknown, [], 5));
  expect(ids.filter((id) => id.startsWith('d-'))).toHaveLength(3);
  expect(ids.slice(0, 3).every((id) => id.startsWith('d-'))).toBe(true);
  expect(ids.filter((id) => id.startsWith('p-'))).toHaveLength(2);
});

test('when no word matches, the product for more audiences comes first', () => {
  const rare = buildRanked({ id: 'a', novelty: 5 });
  const broad = buildRanked({ id: 'b', name: 'b', novelty: 1, niches: ['yoga', 'dance', 'hair'] });
  expect(idsOf(chooseProducts([rare, broad], unknown, [], 1))).toEqual(['b']);
});

test('the result does not depend on the order of the products', () => {
  const product = fc.record({
    category: fc.constantFrom(...productCategories),
    wordRank: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 9, noNaN: true })),
    novelty: fc.integer({ min: 1, max: 5 }),
  });
  const creator = fc.record({
    platform: fc.constantFrom('TikTok' as const, 'YouTube' as const, undefined),
    tier: fc.constantFrom(...followerTiers, undefined),
  });
  fc.assert(
    fc.property(fc.array(product, { maxLength: 40 }), creator, fc.nat(40), (list, who, shown) => {
      const matches = list.map((given, index) =>
        buildRanked({
          ...given,
          closeness: given.wordRank > 0 ? 1 : 0,
          id: `p-${index}`,
          name: `P ${index}`,
        }),
      );
      const excluded = matches.slice(0, shown).map(({ name }) => name);
      const chosen = chooseProducts(matches, who, excluded, 5);
      expect(chooseProducts([...matches].reverse(), who, excluded, 5)).toEqual(chosen);
      expect(chosen.filter(({ name }) => excluded.includes(name))).toEqual([]);
      expect(new Set(idsOf(chosen)).size).toBe(chosen.length);
      if (chosen.length === 5) {
        expect(new Set(chosen.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
      }
    }),
  );
});
