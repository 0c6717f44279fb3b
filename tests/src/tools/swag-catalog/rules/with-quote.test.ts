import { expect, test } from 'vitest';
import {
  type AnswerSource,
  currentProduct,
  learn,
  noProducts,
  type Origin,
} from '@/lib/visitor-product/products.ts';
import { withQuote } from '@/tools/swag-catalog/rules/with-quote.ts';

const by = (from: AnswerSource): Origin => ({ from, on: '2026-11-28' });
const tumblers = { product: 'Steel tumbler', kindId: 'tumbler', quantityUnits: 500 };
const asked = { product: 'Steel tumbler', kindId: 'tumbler', quantities: [500] };

test('a quote is the first that is known of a product', () => {
  const after = withQuote(noProducts, tumblers, by('swag'));
  expect(after.products).toHaveLength(1);
  expect(currentProduct(after).answers).toEqual(asked);
  expect(currentProduct(after).origins.quantities).toEqual(by('swag'));
});

test('a quote adds to what is known where no product is named', () => {
  const before = learn(noProducts, { followers: 12_000, country: 'vietnam' }, by('creator'));
  const after = withQuote(before, tumblers, by('swag'));
  expect(after.products).toHaveLength(1);
  expect(currentProduct(after).answers).toEqual({
    followers: 12_000,
    country: 'vietnam',
    ...asked,
  });
});

test('a product from another tool stays as it is beside the piece', () => {
  const before = learn(noProducts, { product: 'Soy candle', fobUsd: 3 }, by('creator'));
  const after = withQuote(before, tumblers, by('swag'));
  expect(after.products.map(({ answers }) => answers)).toEqual([
    { product: 'Soy candle', fobUsd: 3 },
    asked,
  ]);
  expect(currentProduct(after).answers).toEqual(asked);
});

test('another piece replaces the former one and what was said about it', () => {
  const totes = { product: 'Canvas tote', kindId: 'tote-bag', quantityUnits: 100 };
  const first = withQuote(noProducts, totes, by('swag'));
  const known = learn(first, { fobUsd: 2, hts8: '4202.92.15', country: 'mexico' }, by('tariff'));
  const after = withQuote(known, tumblers, by('swag'));
  expect(after.products).toHaveLength(1);
  expect(currentProduct(after).answers).toEqual({ country: 'mexico', ...asked });
});

test('the same piece again only changes its quantity', () => {
  const known = learn(withQuote(noProducts, tumblers, by('swag')), { fobUsd: 2 }, by('tariff'));
  const after = withQuote(known, { ...tumblers, quantityUnits: 1000 }, by('swag'));
  expect(currentProduct(after).answers).toEqual({ ...asked, fobUsd: 2, quantities: [1000] });
});
