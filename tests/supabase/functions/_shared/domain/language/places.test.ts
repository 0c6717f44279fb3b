import { parsePlaces } from '@functions/_shared/domain/language/places.ts';
import { expect, test } from 'vitest';

test.each([
  ['candle factory in Portugal', ['portugal']],
  ['Portuguese ceramics', ['portugal']],
  ['turkish towels', ['turkey']],
  ['made in Türkiye', ['turkey']],
  ['México leather boots', ['mexico']],
  ['viet nam sneakers', ['vietnam']],
  ['tees made in the US', ['usa']],
  ['US-made dog leash', ['usa']],
  ['american made kettlebells', ['usa']],
  ['south korean skincare', ['korea']],
  ['Portugal or Turkey hoodies', ['portugal', 'turkey']],
  ['gym leggings', []],
  ['bone china mugs', []],
  ['turkey jerky dog treats', []],
  ['american flag hoodie', []],
  ['make us a hoodie', []],
])('in the query %s requests %j', (query, countries) => {
  expect(parsePlaces(query).countries).toEqual(countries);
});

test.each([
  ['plushies outside China', [], ['china']],
  ['anywhere but China', [], ['china']],
  ['not made in China', [], ['china']],
  ['outside of China and Vietnam', [], ['china', 'vietnam']],
  ['move production from China to Mexico', ['mexico'], ['china']],
  ['Vietnam, not China', ['vietnam'], ['china']],
])('in the query %s requests %j and excludes %j', (query, countries, excluded) => {
  expect(parsePlaces(query)).toMatchObject({ countries, excluded });
});

test('in the query a country without our factories is named, not ignored', () => {
  expect(parsePlaces('leather wallets from italy').unlisted).toBe('Italy');
  expect(parsePlaces('leather wallets, not from italy').unlisted).toBeUndefined();
  expect(parsePlaces('tees made in the UK').unlisted).toBe('UK');
});

test('in the query names of places are removed from the text', () => {
  expect(parsePlaces('candle factory in Portugal').remainder).not.toMatch(/portugal/i);
});

test.each(['', ' ', 'ai-choose', 'You Choose', 'Anywhere'])(
  'in the country field %j requests no country',
  (field) => {
    expect(parsePlaces('candles', field).countries).toEqual([]);
  },
);

test.each([
  ['china', 'china'],
  ['China', 'china'],
  ['South Korea', 'korea'],
  ['korea', 'korea'],
  ['USA', 'usa'],
  ['us', 'usa'],
  ['United States', 'usa'],
])('in the country field %s is %s', (field, country) => {
  expect(parsePlaces('candles', field).countries).toEqual([country]);
});

test('in the country field a country takes precedence over the query', () => {
  expect(parsePlaces('Portuguese ceramics', 'mexico').countries).toEqual(['mexico']);
  expect(parsePlaces('not China', 'china')).toMatchObject({ countries: ['china'], excluded: [] });
});

test('in the country field an unknown country is still requested', () => {
  expect(parsePlaces('mugs', 'brazil').unlisted).toBe('Brazil');
  expect(parsePlaces('mugs', '123')).toMatchObject({ countries: [], unlisted: 'that country' });
});
