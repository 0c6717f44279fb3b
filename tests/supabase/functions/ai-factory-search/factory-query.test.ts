import {
  parseFactoryQuery,
  ratingFor,
  searchTextOf,
} from '@functions/ai-factory-search/factory-query.ts';
import { expect, test } from 'vitest';

test('labels and ids of a category are equivalent', () => {
  const byId = parseFactoryQuery({ searchQuery: 'nice things', productCategory: 'home-goods' });
  const byLabel = parseFactoryQuery({
    searchQuery: 'nice things',
    productCategory: ' Home Goods ',
  });
  expect(byLabel).toEqual(byId);
  expect(byId).toMatchObject({ category: 'home-goods', group: undefined });
});

test('words take precedence over a contradicting category field', () => {
  expect(
    parseFactoryQuery({ searchQuery: 'scented candles', productCategory: 'accessories' }),
  ).toMatchObject({ group: 'candles', category: 'home-goods' });
});

test('the category field applies when the words fit it', () => {
  expect(
    parseFactoryQuery({ searchQuery: 'gym leggings', productCategory: 'fitness' }),
  ).toMatchObject({ group: 'activewear', category: 'fitness' });
});

test('free text in the category field is parsed like the query', () => {
  expect(parseFactoryQuery({ searchQuery: 'lavender', productCategory: 'Candles' })).toMatchObject({
    group: 'candles',
    category: 'home-goods',
  });
});

test('stop words are dropped', () => {
  expect(
    parseFactoryQuery({ searchQuery: 'Please find me the best factory to make soy candles' }).words,
  ).toEqual(['soy', 'candle']);
});

test.each([
  ['hoodies, 300 units', 300],
  ['hoodies 1,500 pcs', 1500],
  ['2k pieces of hoodie', 2000],
  ['hoodies MOQ under 200', 200],
  ['minimum order quantity of 50, hoodies', 50],
  ['hoodies', undefined],
  ['hoodies 0 units', undefined],
  ['hoodies under $20', undefined],
])('%s is an order of %s', (searchQuery, orderUnits) => {
  expect(parseFactoryQuery({ searchQuery }).orderUnits).toBe(orderUnits);
});

test('the product group is rated, not its category', () => {
  const mugs = parseFactoryQuery({ searchQuery: 'ceramic mugs', productCategory: 'home-goods' });
  const homeGoods = parseFactoryQuery({ searchQuery: 'nice', productCategory: 'home-goods' });
  expect(ratingFor(mugs, 'pakistan')).toBe(1);
  expect(ratingFor(homeGoods, 'pakistan')).toBe(4);
  expect(ratingFor(parseFactoryQuery({ searchQuery: 'nice' }), 'pakistan')).toBeUndefined();
});

test('the database search includes trade terms, within its limit', () => {
  const query = parseFactoryQuery({ searchQuery: `leggings ${'verylongword'.repeat(30)}` });
  expect(searchTextOf(query)).toContain('sports bra');
  expect(searchTextOf(query).length).toBeLessThanOrEqual(1000);
});
