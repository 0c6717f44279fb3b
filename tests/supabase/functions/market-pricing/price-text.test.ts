import { toPlainText } from '@functions/market-pricing/plain-text.ts';
import { type PriceRange, parsePriceRange } from '@functions/market-pricing/price-text.ts';
import { expect, test } from 'vitest';

const read = (text: string) => parsePriceRange(toPlainText(text));
const range = (min: number, max = min): PriceRange => ({ min, max });

test.each<[string, PriceRange]>([
  ['$1.20 - $3.50', range(1.2, 3.5)],
  ['$1.20-$3.50 / piece', range(1.2, 3.5)],
  ['US$1.20-3.50', range(1.2, 3.5)],
  ['US $1.20 – 3.50 / Piece', range(1.2, 3.5)],
  ['USD 1.2~3.5', range(1.2, 3.5)],
  ['USD1.20', range(1.2)],
  ['US\\$ 0.85 \\- 1.60 / Piece', range(0.85, 1.6)],
  ['**US$2.30** to **US$2.90**', range(2.3, 2.9)],
  ['3.50 - 1.20 USD', range(1.2, 3.5)],
  ['2.5 US dollars per unit', range(2.5)],
  ['FOB Price: US $ 1,234.50 / Set', range(1234.5)],
  ['$ .85 each', range(0.85)],
  ['US$ 1,50', range(1.5)],
  ['US$ 1.200,50', range(1200.5)],
  ['＄4.00～5.00', range(4, 5)],
  ['$4.50 per pair', range(4.5)],
  ['$3 per shirt', range(3)],
  ['$3.50 - 100 Pieces (Min. Order)', range(3.5)],
  ['$3.50 to 20cm', range(3.5)],
  ['500 pcs, $2.10/pc', range(2.1)],
  ['$3.20 $4.10 $5.00', range(3.2, 5)],
  ['Min. order 500 pieces $2.00', range(2)],
  ['Ready to Ship $2.00 - $3.00', range(2, 3)],
  ['Free shipping $2.00', range(2)],
  ['$3.50 + shipping', range(3.5)],
])('parsePriceRange parses %s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each<[string, PriceRange]>([
  ['$24.00 / dozen', range(2)],
  ['US$ 12 - 18 per Dozen', range(1, 1.5)],
  ['Price per dozen: $30', range(2.5)],
  ['$85 per 100 pieces', range(0.85)],
  ['$85/100pcs', range(0.85)],
  ['$12 / pack of 6', range(2)],
  ['$12 / 6-pack', range(2)],
  ['$48 / carton (24 pcs)', range(2)],
  ['$120 per thousand', range(0.12)],
])('parsePriceRange converts a price for many to a price for one: %s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each<[string, PriceRange]>([
  ['~~US$3.00~~ US$2.10', range(2.1)],
  ['<del>$3.00</del> $2.10', range(2.1)],
  ['US$2.10 US$3.00 -30%', range(2.1)],
  ['$5.00 $4.00 20% off', range(4)],
  ['Was $3.00 Now $2.10', range(2.1)],
  ['$2.10 · List price: $3.00', range(2.1)],
  ['$2.10, save $0.90', range(2.1)],
  ['$2.10 | $5 off orders over $500', range(2.1)],
])('parsePriceRange takes the current price in %s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each<[string, PriceRange]>([
  ['$3.50 | Shipping: $45.00', range(3.5)],
  ['$2.00 · Sample price: $10.00 / piece', range(2)],
  ['$2.00; mould fee $300', range(2)],
  ['€1.10 - €2.20 ($1.20 - $2.40)', range(1.2, 2.4)],
  ['A$5.00 | US$3.30', range(3.3)],
])('parsePriceRange takes only the price in %s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  'Contact supplier for latest price',
  'Negotiable',
  'MOQ: 500 pieces',
  'Model 350-120, 2026 edition',
  '€1.20 - €3.50',
  '1,20 EUR / piece',
  '£3.00',
  '¥12.50 - 18.00',
  'Rs. 250 / piece',
  'CAD $5.00',
  '$5.00 AUD',
  'HK$30',
  '$4.50 / kg',
  '$2.80 per meter',
  '$60 / carton',
  'Shipping: US$ 45.00 / 100 pieces',
  'Shipping fee from $12.00',
  '$45 shipping',
  'Sample order: $15',
  'Setup fee $50',
  'Min. order: $500',
  'Get $10 off on your first order over $100',
  'Annual revenue US$10M - US$50M',
  'US $1 million+',
  '$0.00',
  '$',
  'US$ call us',
])('parsePriceRange finds nothing in %s', (text) => {
  expect(read(text)).toBeUndefined();
});
