import { readQuote } from '@functions/_shared/domain/supplier-reply/read-quote.ts';
import { expect, test } from 'vitest';

const list = '1000 pcs USD 2.20\n3000 pcs USD 2.05\n';

/** [from, to, price, currency, unit] of every price. */
function pricesOf(mail: string) {
  return readQuote(mail, { today: '2026-11-30' }).priceSteps.map(({ value }) => [
    value.fromQuantity,
    value.toQuantity,
    value.unitPrice,
    value.currency,
    value.unit,
  ]);
}

test.each([
  ['a fee behind its sum', 'Below 500 pcs we charge USD 80 machine start fee'],
  ['a surcharge ahead of its sum', 'Below 500 pcs a surcharge of USD 80 applies'],
  ['what a surcharge comes to', 'Logo +$0.08/pc, so 5 pcs 0.4 one set'],
  ['what another term costs less', 'EXW is USD 0.10 lower'],
  ['what is taken off', 'For FOB please deduct USD 0.21 per piece'],
  ['a test of a certificate', 'EN71 and CPC at your cost, about USD 400'],
  ['shipping', 'Shipping $28 for 5000 pcs'],
])('%s is no price of the goods', (_name, line) => {
  expect(pricesOf(list + line)).toEqual([
    [1000, null, 2.2, 'USD', 'piece'],
    [3000, null, 2.05, 'USD', 'piece'],
  ]);
});

test.each([
  'Price RMB 15.5/pc for 1000pcs (about USD 2.15), RMB 14.8/pc for 3000pcs (about USD 2.05)',
  '1000 pcs: 15.5元 (≈$2.15)\n3000 pcs: 14.8元 (≈$2.05)',
  'RMB 15.5/pc (1000pcs), RMB 14.8/pc (3000pcs) - about USD 2.15 and USD 2.05 for reference',
])('the same price in another money is left out of “%s”', (mail) => {
  expect(pricesOf(mail)).toEqual([
    [1000, null, 15.5, 'CNY', 'piece'],
    [3000, null, 14.8, 'CNY', 'piece'],
  ]);
});

test.each([
  [
    'by the meter',
    'under 500m $4.95/m\n500-1500m $4.55/m\nover 1500m $4.20/m',
    [
      [null, 499, 4.95, 'USD', 'meter'],
      [500, 1500, 4.55, 'USD', 'meter'],
      [1500, null, 4.2, 'USD', 'meter'],
    ],
  ],
  [
    'per hundred without a word for what',
    '1,000 pcs: $9.50 per 100\n3,000 pcs: $5.20 per 100\nMetallic yarn + $0.60 per 100.',
    [
      [1000, null, 9.5, 'USD', '100 pieces'],
      [3000, null, 5.2, 'USD', '100 pieces'],
    ],
  ],
  [
    'of sets, with what a set holds',
    '500 sets (4 pcs per set): USD 8.50 per set\n1000 sets: USD 7.90 per set',
    [
      [500, null, 8.5, 'USD', 'set'],
      [1000, null, 7.9, 'USD', 'set'],
    ],
  ],
  [
    'with their minimum and sizes in brackets',
    'Price: USD 3.15/pc (MOQ 1000), USD 2.95/pc (3000+)',
    [
      [1000, null, 3.15, 'USD', 'piece'],
      [3000, null, 2.95, 'USD', 'piece'],
    ],
  ],
  [
    'between slashes, with a size per thousand behind',
    '500 Stk. 7,80 EUR / 1.000 Stk. 6,95 EUR',
    [
      [500, null, 7.8, 'EUR', 'piece'],
      [1000, null, 6.95, 'EUR', 'piece'],
    ],
  ],
  [
    'behind names of both',
    'QTY: 500   PRICE: USD 3.20\nQTY: 1000  PRICE: USD 2.95',
    [
      [500, null, 3.2, 'USD', 'piece'],
      [1000, null, 2.95, 'USD', 'piece'],
    ],
  ],
  [
    'in rows whose last cells are cut off',
    'Model\tQty\tPrice (USD)\tRemark\nA1\t500\t2.10\tlogo incl.\nA1\t1000\t1.95',
    [
      [500, null, 2.1, 'USD', 'piece'],
      [1000, null, 1.95, 'USD', 'piece'],
    ],
  ],
  ['in the Indian way', 'Rs. 245/- per pc for 1000 pcs', [[1000, null, 245, 'INR', 'piece']]],
  [
    'behind “it’s”, with a size in words',
    "it's $4.20 if you do five hundred",
    [[500, null, 4.2, 'USD', 'piece']],
  ],
])('reads prices %s', (_name, mail, prices) => {
  expect(pricesOf(mail)).toEqual(prices);
});

test.each([
  ['a span of prices', 'Price: 3.20$ - 2.70$ depends on quantity (500-5000pcs)'],
  ['sizes ahead of one order size', 'small 2.10 USD, large 2.80 USD for 1000 pcs FOB Yiwu'],
  ['sizes and one order size', '500 pcs: 1.20 / 1.35 / 1.50 USD (S / M / L)'],
  ['order sizes between prices without a money', '2.20 for 1000, 2.05 for 3000, usd, ex yiwu'],
])('prices of %s stay open', (_name, mail) => {
  expect(pricesOf(mail)).toEqual([]);
});

test('an order size that begins the next price is not that of the price before', () => {
  expect(pricesOf('FOB price 2.20 USD, if you take 5000 I can go 1.95')).not.toContainEqual([
    5000,
    null,
    2.2,
    'USD',
    'piece',
  ]);
});

test('a term that only costs less is not that of the prices', () => {
  const { priceSteps } = readQuote(
    '2000 pieces GBP 2.35\n5000 pieces GBP 2.10\nEx works Leeds GBP 0.11 lower.\nDAP Felixstowe',
  );
  expect(priceSteps.map(({ value }) => value.incoterm)).toEqual(['DAP', 'DAP']);
});
