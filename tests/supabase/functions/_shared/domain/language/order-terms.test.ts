import { parseOrderTerms } from '@functions/_shared/domain/language/order-terms.ts';
import { expect, test } from 'vitest';

test.each([
  ['hoodies, MOQ 50', 50],
  ['minimum order of 100', 100],
  ['hoodies under 100 pieces', 100],
  ['1,500 units of socks', 1500],
  ['10k pcs', 10_000],
  ['order of 2k', 2000],
  ['500 piece puzzle', undefined],
  ['1000 piece jigsaw puzzle', undefined],
  ['3 piece set', undefined],
  ['hoodies', undefined],
  ['0 pcs', undefined],
])('in %j the order is %s units', (text, units) => {
  expect(parseOrderTerms(text).units).toBe(units);
});

test.each([
  ['under $3', undefined, 3],
  ['less than 5 dollars each', undefined, 5],
  ['$4 or less', undefined, 4],
  ['$2-4 each', 2, 4],
  ['$2 to $4', 2, 4],
  ['@ $1.85', undefined, 1.85],
  ['tote bags', undefined, undefined],
])('in %j the price is from %s up to %s dollars', (text, minUnitPriceUsd, maxUnitPriceUsd) => {
  expect(parseOrderTerms(text)).toMatchObject({ minUnitPriceUsd, maxUnitPriceUsd });
});

test('reads a price and an order together, and leaves the product', () => {
  const { remainder, ...terms } = parseOrderTerms('tote bags under $3 with MOQ 50');
  expect(terms).toEqual({ units: 50, minUnitPriceUsd: undefined, maxUnitPriceUsd: 3 });
  expect(remainder.replace(/\s+/g, ' ').trim()).toBe('tote bags with');
});
