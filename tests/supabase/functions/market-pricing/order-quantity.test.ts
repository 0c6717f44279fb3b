import { parseMinimumOrder, parseQuantityStep } from '@functions/market-pricing/order-quantity.ts';
import { toPlainText } from '@functions/market-pricing/plain-text.ts';
import { expect, test } from 'vitest';

test.each<[string, number]>([
  ['Min. Order: 500 Pieces', 500],
  ['Min. order 1,200 Pieces', 1200],
  ['Min.Order: 50 sets', 50],
  ['Minimum order quantity: 300 pcs', 300],
  ['Minimum Order Quantity is 300', 300],
  ['Minimum 250 units', 250],
  ['MOQ 1K pcs', 1000],
  ['MOQ: 1.5k', 1500],
  ['M.O.Q.: 200', 200],
  ['MOQ (pcs): 500', 500],
  ['MOQ≥ 100 pieces', 100],
  ['500 pcs (Min. Order)', 500],
  ['1,000 Pieces (MOQ)', 1000],
  ['500pcs MOQ', 500],
  ['US$ 0.85 / Piece 500 Pieces (Min. Order)', 500],
  ['$2.00 / piece, MOQ 100 pairs', 100],
  ['Min. Order: 10 Dozen', 120],
  ['MOQ: 2 cartons (24 pcs/carton)', 48],
  ['MOQ 300 per color', 300],
])('parseMinimumOrder parses %s', (text, pieces) => {
  expect(parseMinimumOrder(toPlainText(text))).toBe(pieces);
});

test.each([
  'Minimum order quantity: 2 cartons',
  'Min. Order: 20 kg',
  'Min. Order: 1 Twenty-Foot Container',
  'Min. order: $500',
  'Min. order: USD 500',
  'MOQ: negotiable',
  '500 pieces in stock',
  '$2.00 - $3.00',
  'MOQ: 13800138000',
])('parseMinimumOrder finds no number of pieces in %s', (text) => {
  expect(parseMinimumOrder(toPlainText(text))).toBeUndefined();
});

test.each<[string, number | undefined]>([
  ['100 - 499 pieces', 100],
  ['>= 1000 pieces', 1000],
  ['≥ 1,000 sets', 1000],
  ['500+ pcs', 500],
  ['100-499 pieces | $3.50', 100],
  ['300 pieces sold last month', undefined],
  ['30 days', undefined],
  ['100 - 499', undefined],
])('parseQuantityStep parses the lower end of %s as %s', (text, pieces) => {
  expect(parseQuantityStep(toPlainText(text))).toBe(pieces);
});
