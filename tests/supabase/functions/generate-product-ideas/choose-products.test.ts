import { productCategories } from '@functions/_shared/domain/product-categories.ts';
import { chooseProducts } from '@functions/generate-product-ideas/choose-products.ts';
import { followerTiers } from '@functions/generate-product-ideas/follower-tiers.ts';
import { expect, test } from 'vitest';
import { fc } from '../../../support/laws.ts';
import { buildCatalogue, buildMatch } from './build-request.ts';

const unknown = { platform: undefined, tier: undefined };
const idsOf = (matches: readonly { id: string }[]) => matches.map(({ id }) => id);

test('what fits the words comes first, the better fit before the worse', () => {
  const matches = [
    ...buildCatalogue(2),
    buildMatch({ id: 'good', category: 'food', wordRank: 0.5 }),
    buildMatch({ id: 'best', name: 'b', category: 'pets', wordRank: 2 }),
  ];
  expect(idsOf(chooseProducts(matches, unknown, [], 2))).toEqual(['best', 'good']);
});

test.each([
  ['platform', { platforms: ['YouTube'] }],
  ['audience size', { followerTiers: ['macro'] }],
  ['novelty', { novelty: 5 }],
])('of two that fit alike, %s decides', (_, better) => {
  const plain = buildMatch({ id: 'a', wordRank: 1 });
  const chosen = chooseProducts(
    [plain, { ...plain, ...better, id: 'b', name: 'b' }],
    { platform: 'YouTube', tier: 'macro' },
    [],
    1,
  );
  expect(idsOf(chosen)).toEqual(['b']);
});

test('where no word fits, the product for more audiences comes first', () => {
  const rare = buildMatch({ id: 'a', novelty: 5 });
  const broad = buildMatch({ id: 'b', name: 'b', novelty: 1, niches: ['yoga', 'dance', 'hair'] });
  expect(idsOf(chooseProducts([rare, broad], unknown, [], 1))).toEqual(['b']);
});

test('the answer hangs on the products, not on their order', () => {
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
        buildMatch({ ...given, id: `p-${index}`, name: `P ${index}` }),
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
