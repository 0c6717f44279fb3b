import { factsOf } from '@functions/_shared/domain/goods/kind-facts.ts';
import { kinds } from '@functions/_shared/domain/goods/kinds.ts';
import { findTypicalPrices } from '@functions/market-pricing/typical-prices.ts';
import { expect, test } from 'vitest';

const kindsFor = (query: string, category?: string) => [
  ...new Set(findTypicalPrices(query, category).map(({ kindId }) => kindId)),
];

test('every kind of goods has a price at each order size from its minimum on', () => {
  for (const { id, name } of kinds) {
    const prices = findTypicalPrices(name);
    expect(
      prices.map(({ kindId }) => kindId),
      name,
    ).toEqual(prices.map(() => id));
    expect(prices.length, name).toBeGreaterThan(0);
    for (const { moq, priceRange } of prices) {
      expect(priceRange.min, name).toBeGreaterThan(0);
      expect(priceRange.max, name).toBeGreaterThan(priceRange.min);
      expect(moq, name).toBeGreaterThanOrEqual(Math.min(100, factsOf(id).minOrderUnits));
    }
    const minimums = prices.map(({ moq }) => moq);
    expect(minimums, name).toEqual([...minimums].sort((a, b) => a - b));
  }
});

test('a larger order costs less per unit', () => {
  const [small, ...larger] = findTypicalPrices('face serum').map(({ priceRange }) => priceRange);
  for (const { max, min } of larger) {
    expect(min).toBeLessThan(small?.min ?? 0);
    expect(max).toBeLessThan(small?.max ?? 0);
  }
});

test.each([
  ['Oversized HOODIES, heavy cotton', ['hoodie']],
  ['Sneakers', ['sneakers']],
  ['Watch', ['watch']],
  ['Half-bench dog hammock', ['dog-car-hammock']],
  ['Standing desk', ['standing-desk']],
  ['House chili crisp', ['chili-crisp']],
  ['T-shirt with a candle print', ['t-shirt']],
])('%s is priced as itself and nothing else', (query, expected) => {
  expect(kindsFor(query, 'home-goods')).toEqual(expected);
});

test.each(['baby stroller', 'unobtainium warp cores', 'nice things', 'solar panels'])(
  'there is no price for %s, whatever the category',
  (query) => {
    expect(findTypicalPrices(query, 'home-goods')).toEqual([]);
  },
);

test('a stated order size gets its own step', () => {
  expect(findTypicalPrices('ceramic mugs, 5,000 pieces').map(({ moq }) => moq)).toEqual([5000]);
});

test('another material has a price of its own where it matters', () => {
  const [usual] = findTypicalPrices('sweater');
  const [cashmere] = findTypicalPrices('cashmere sweater');
  expect(cashmere?.priceRange.min).toBeGreaterThan(usual?.priceRange.min ?? 0);
});
