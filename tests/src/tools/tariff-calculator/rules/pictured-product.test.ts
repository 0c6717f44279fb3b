import { expect, test } from 'vitest';
import { picturedProduct } from '@/tools/tariff-calculator/rules/pictured-product.ts';

const known = { product: 'Cotton T-shirt with a fern', motif: 'fern', hts8: '6109.10.00' } as const;

test('the words that led to the line are pictured', () => {
  expect(picturedProduct('4202.92.15', { matchedTerm: 'tote bag' }, known)).toEqual({
    product: 'tote bag',
  });
});

test('the known product is pictured where it says the same in more detail', () => {
  expect(picturedProduct('6109.10.00', { matchedTerm: 'cotton T-SHIRT' }, known)).toBe(known);
  // Whatever line the words were read as.
  expect(picturedProduct('6109.90.10', { matchedTerm: 't-shirt' }, known)).toBe(known);
});

test.each([null, { matchedTerm: null }])(
  'with %o the line has to be that of the product',
  (hit) => {
    expect(picturedProduct('6109.10.00', hit, known)).toBe(known);
    expect(picturedProduct('4202.92.15', hit, known)).toBeNull();
    expect(picturedProduct('6109.10.00', hit, {})).toBeNull();
  },
);

test('a known kind without a name is not taken for the words', () => {
  expect(picturedProduct('6109.10.00', { matchedTerm: 'tee' }, { kindId: 't-shirt' })).toEqual({
    product: 'tee',
  });
});
