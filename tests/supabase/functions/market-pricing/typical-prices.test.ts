import { productCategories } from '@functions/_shared/domain/product-categories.ts';
import { typicalPrices } from '@functions/market-pricing/typical-prices.assumptions.ts';
import { findTypicalPrices, minPrices } from '@functions/market-pricing/typical-prices.ts';
import { expect, test } from 'vitest';

const namesFor = (query: string, category?: string) =>
  findTypicalPrices(query, category, 5).map(({ productName }) => productName);

test('the typical prices cover at least 40 products and every category with at least five', () => {
  expect(typicalPrices.length).toBeGreaterThanOrEqual(40);
  for (const category of productCategories) {
    expect(
      typicalPrices.filter((entry) => entry.category === category).length,
      category,
    ).toBeGreaterThanOrEqual(5);
  }
});

test('the typical prices are valid ranges of distinct products', () => {
  for (const { product, minUsd, maxUsd, moq, words } of typicalPrices) {
    expect(minUsd, product).toBeGreaterThan(0);
    expect(maxUsd, product).toBeGreaterThan(minUsd);
    expect(maxUsd / minUsd, product).toBeLessThanOrEqual(6);
    expect(Number.isInteger(moq) && moq >= 100, product).toBe(true);
    expect(words.length, product).toBeGreaterThan(0);
  }
  expect(new Set(typicalPrices.map(({ product }) => product)).size).toBe(typicalPrices.length);
});

test('the typical prices of some well-known products are pinned', () => {
  expect(findTypicalPrices('cotton t-shirt', 'apparel', 1)).toEqual([
    {
      productName: 'Cotton T-shirt',
      priceRange: { min: 2.2, max: 5.5 },
      moq: 100,
      supplier: 'Typical range',
      url: null,
      currency: 'USD',
    },
  ]);
  expect(findTypicalPrices('grip socks', undefined, 1)[0]?.priceRange).toEqual({
    min: 0.7,
    max: 2,
  });
});

test('the typical prices are found by all of their own words', () => {
  for (const { product, category, words } of typicalPrices) {
    for (const word of words) {
      const found = findTypicalPrices(`A custom ${word} for my fans`, category, 5);
      expect(
        found.map(({ productName }) => productName),
        word,
      ).toContain(product);
    }
  }
});

test.each([
  ['Oversized HOODIES, heavy cotton', 'Hoodie'],
  ['stainless steel water bottles', 'Water bottle'],
  ['ceramic coffee mug', 'Ceramic mug'],
  ['press-on nails', 'Press-on nail set'],
  ['dog hoodie', 'Pet clothing'],
  ['vitamin gummies', 'Gummies (bottle)'],
  ['Scented candles', 'Scented candle'],
])('findTypicalPrices finds by the words of "%s" the %s', (query, product) => {
  expect(namesFor(query)[0]).toBe(product);
});

test('findTypicalPrices prefers the longest phrase over a shared word', () => {
  expect(namesFor('water bottle')).toEqual(['Water bottle']);
});

test('findTypicalPrices uses the category to decide between equal matches', () => {
  expect(namesFor('guitar', 'music')[0]).toBe('Ukulele');
  expect(namesFor('a bag and a blanket', 'home-goods')[0]).toBe('Throw blanket');
  expect(namesFor('a bag and a blanket', 'accessories')[0]).toBe('Backpack');
});

test("findTypicalPrices gives the visitor's words precedence over the category", () => {
  expect(namesFor('yoga mat', 'beauty')[0]).toBe('Yoga mat');
});

test('findTypicalPrices adds neighbors of the same category until there are three', () => {
  expect(namesFor('water bottle', 'fitness')).toEqual([
    'Water bottle',
    'Yoga mat',
    'Resistance band set',
  ]);
  expect(namesFor('canvas tote bag', 'Accessories')).toEqual([
    'Tote bag',
    'Backpack', // Shares "bag".
    'Socks (pair)',
  ]);
});

test("findTypicalPrices takes the neighbors from the product's own category, not from a wrong one", () => {
  expect(namesFor('yoga mat', 'beauty')).toEqual([
    'Yoga mat',
    'Resistance band set',
    'Water bottle',
  ]);
});

test.each(productCategories)(
  'findTypicalPrices returns three to five distinct rows for anything in %s',
  (id) => {
    const queries = typicalPrices.flatMap(({ words }) => [...words]);
    for (const query of ['something lovely', ...queries]) {
      const names = namesFor(query, id);
      expect(names.length, query).toBeGreaterThanOrEqual(minPrices);
      expect(names.length, query).toBeLessThanOrEqual(5);
      expect(new Set(names).size, query).toBe(names.length);
    }
  },
);

test('findTypicalPrices returns examples of the category, by id or label, when it knows no word', () => {
  const homeGoods = typicalPrices
    .filter(({ category }) => category === 'home-goods')
    .slice(0, 5)
    .map(({ product }) => product);
  expect(namesFor('something lovely', 'home-goods')).toEqual(homeGoods);
  expect(namesFor('something lovely', 'Home Goods')).toEqual(homeGoods);
});

test('findTypicalPrices returns nothing when it knows neither the words nor the category', () => {
  expect(namesFor('something lovely')).toEqual([]);
  expect(namesFor('something lovely', 'aerospace')).toEqual([]);
});
