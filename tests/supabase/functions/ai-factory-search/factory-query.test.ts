import { parseFactoryQuery, ratingFor } from '@functions/ai-factory-search/factory-query.ts';
import { expect, test } from 'vitest';

test('labels and ids of a category are equivalent', () => {
  const byId = parseFactoryQuery({ searchQuery: 'nice things', productCategory: 'home-goods' });
  const byLabel = parseFactoryQuery({
    searchQuery: 'nice things',
    productCategory: ' Home Goods ',
  });
  expect(byLabel).toEqual(byId);
  expect(byId).toMatchObject({ category: 'home-goods', kind: undefined, isBrowsing: true });
});

test('the words decide about the product, whatever the category field says', () => {
  const query = parseFactoryQuery({
    searchQuery: 'scented candles',
    productCategory: 'accessories',
  });
  expect(query.kind?.id).toBe('candle');
});

test('free text in the category field is read when the words name nothing', () => {
  const query = parseFactoryQuery({ searchQuery: 'lavender', productCategory: 'Candles' });
  expect(query.kind?.id).toBe('candle');
});

test.each([
  ['skincare', ['skin-and-body-care', 'soap-and-bath', 'lip-balms']],
  ['a factory for knitwear', ['sweater-knitting', 'jersey-and-fleece']],
])('%j names a trade instead of a product', (searchQuery, capabilities) => {
  const query = parseFactoryQuery({ searchQuery });
  expect(query.kind).toBeUndefined();
  expect(query.capabilities.map(({ id }) => id)).toEqual(capabilities);
});

test('a whole category or a country alone is browsing', () => {
  expect(parseFactoryQuery({ searchQuery: 'home decor' })).toMatchObject({
    category: 'home-goods',
    isBrowsing: true,
  });
  expect(parseFactoryQuery({ searchQuery: 'factories in Portugal' }).isBrowsing).toBe(true);
  expect(parseFactoryQuery({ searchQuery: 'find me a factory' }).isBrowsing).toBe(false);
});

test.each(['solar panels', 'unobtainium warp cores', 'baby strollers'])(
  'in %j nothing is browsed and nothing is known, even with a category',
  (searchQuery) => {
    expect(parseFactoryQuery({ searchQuery, productCategory: 'tech' })).toMatchObject({
      kind: undefined,
      capabilities: [],
      isBrowsing: false,
    });
  },
);

test('certificates are read from the words', () => {
  expect(parseFactoryQuery({ searchQuery: 'GOTS t-shirts, OEKO-TEX' }).certificates).toEqual([
    'GOTS',
    'OEKO-TEX',
  ]);
});

test('the product group is rated, not its category', () => {
  const mugs = parseFactoryQuery({ searchQuery: 'ceramic mugs', productCategory: 'home-goods' });
  const homeGoods = parseFactoryQuery({ searchQuery: 'nice', productCategory: 'home-goods' });
  expect(ratingFor(mugs, 'pakistan')).toBe(1);
  expect(ratingFor(homeGoods, 'pakistan')).toBe(4);
  expect(ratingFor(parseFactoryQuery({ searchQuery: 'nice' }), 'pakistan')).toBeUndefined();
});
