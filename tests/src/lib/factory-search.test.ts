import { expect, test } from 'vitest';
import { parseFactorySearch, toFactorySearchParams } from '@/lib/factory-search.ts';

const nothing = { query: '', country: null, category: null };

test('a search survives the round trip through its address', () => {
  const terms = { query: 'soy candles & tins', country: 'mexico', category: 'home-goods' } as const;
  expect(parseFactorySearch(toFactorySearchParams(terms))).toEqual(terms);
});

test('the empty search is the empty query', () => {
  expect(toFactorySearchParams(nothing).toString()).toBe('');
  expect(parseFactorySearch(new URLSearchParams())).toEqual(nothing);
});

test.each(['country=atlantis', 'category=cars', 'country=any&category=any', 'q=%20%20', 'page=2'])(
  'ignores the unknown values of %s',
  (address) => {
    expect(parseFactorySearch(new URLSearchParams(address))).toEqual(nothing);
  },
);

test('truncates a query that is too long', () => {
  const { query } = parseFactorySearch(new URLSearchParams({ q: 'a'.repeat(500) }));
  expect(query).toHaveLength(200);
});
