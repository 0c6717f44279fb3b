import { expect, test } from 'vitest';
import { goodsWords } from '@/tools/assistant/rules/goods-words.ts';
import { readIntent } from '@/tools/assistant/rules/intent.ts';
import type { Intent } from '@/tools/assistant/rules/intent-kinds.ts';
import { readMoneyQuestion } from '@/tools/assistant/rules/money-question.ts';

const cases: readonly (readonly [
  string,
  Partial<Record<string, unknown>> & Pick<Intent, 'kind'>,
])[] = [
  ["what's my profit on a $25 mug", { kind: 'profit', goods: 'mug', priceUsd: 25 }],
  ['if I sell a hoodie at $60 what do I keep', { kind: 'profit', priceUsd: 60 }],
  ['profit on 500 tote bags at 22 dollars each', { kind: 'profit', units: 500, priceUsd: 22 }],
  [
    'if I buy mugs at $4 and sell them at $20 what is my profit',
    { kind: 'profit', priceUsd: 20, ownFobUsd: 4 },
  ],
  [
    'how much profit if I sell a shirt for 28 and it costs me 9',
    { kind: 'profit', priceUsd: 28, ownFobUsd: 9, units: null },
  ],
  ['what margin can I expect on candles', { kind: 'profit', goods: 'candles', priceUsd: null }],
  ['how much should I charge for a tote bag', { kind: 'profit', priceUsd: null }],
  ['what do mugs sell for', { kind: 'profit', goods: 'mugs', priceUsd: null }],
  ['what does it cost to mail a candle to a customer', { kind: 'parcel', goods: 'candle' }],
  ['postage for a 2 lb parcel', { kind: 'parcel', goods: '' }],
  ['freight for 500 mugs from China', { kind: 'freight', units: 500, originCodes: ['CN'] }],
  ['what does shipping cost for 500 tumblers', { kind: 'freight', goods: 'tumblers' }],
  ['my supplier says FOB 4.20 for 1000 mugs. good?', { kind: 'quoted-price', unitUsd: 4.2 }],
  ['is $12 for a hoodie too high?', { kind: 'quoted-price', goods: 'hoodie', unitUsd: 12 }],
];

test.each([
  [
    'i pay 2.10 for a mug from china and sell at 18',
    { kind: 'profit', ownFobUsd: 2.1, priceUsd: 18 },
  ],
  [
    '300 hoodies, got a quote at 14.50 ddp',
    { kind: 'quoted-price', unitUsd: 14.5, otherTerm: 'DDP' },
  ],
  ['i got a quote at $3 for 500 mugs', { kind: 'quoted-price', otherTerm: undefined }],
])('"%s" names both what it costs and what it is worth', (text, expected) => {
  expect(readMoneyQuestion(text, [])).toMatchObject(expected);
});

test.each(cases)('"%s" asks about money', (text, expected) => {
  expect(readMoneyQuestion(text, [])).toMatchObject(expected);
});

test.each([
  'what should I sell to my gardening audience',
  'what could I earn',
  'what is your margin',
  'can you ship 300 orders a month',
  'how much is shipping to customers per order',
  'how long does sea freight take',
  'is air or sea freight better for 300 hoodies',
  'duty on a $25 mug from China',
  'can you keep my inventory',
  'is a 30% deposit on a $4 mug normal',
  'good morning, I need 500 mugs at $3',
])('"%s" does not', (text) => {
  expect(readMoneyQuestion(text, [])).toBeUndefined();
});

test('a bare "price" asks for more at the beginning only', () => {
  expect(readMoneyQuestion('Price?', [])).toMatchObject({ kind: 'judgment' });
});

test.each([
  ['landed cost of 1,000 ceramic mugs at $3 from Vietnam', { units: 1000, ownFobUsd: 3 }],
  ['500 hoodies at $9 from China landed', { units: 500, ownFobUsd: 9 }],
  ['landed cost of 500 hoodies', { units: 500, ownFobUsd: undefined }],
])('"%s" is a landed cost at the price that is told', (text, expected) => {
  expect(readIntent(text, [])).toMatchObject({ kind: 'landed-cost', ...expected });
});

test.each([
  'which country is cheapest for leather belts',
  'where is it cheapest to make leather belts',
  'cheapest way to get 100 leather belts',
])('"%s" asks where it lands lowest', (text) => {
  expect(readIntent(text, [])).toMatchObject({ kind: 'landed-cost', goods: 'leather belts' });
});

test('the words for goods are what is left of a question about them', () => {
  expect(goodsWords('what would 2000 socks cost me landed if I pay 0.80 a pair')).toBe('socks');
  expect(goodsWords('how much is it')).toBe('');
});
