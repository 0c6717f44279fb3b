import { expect, test } from 'vitest';
import { pictureRequest } from '@/lib/visitor-product/picture-request.ts';
import {
  findOpenQuestions,
  productName,
  shortName,
  summarizeProfit,
} from '@/lib/visitor-product/summary.ts';

test('everything is open about a new product', () => {
  expect(findOpenQuestions({})).toEqual([
    'product',
    'price',
    'country',
    'quantity',
    'followers',
    'engagement',
    'tariffLine',
  ]);
});

test('what is known is not open', () => {
  expect(
    findOpenQuestions({
      kindId: 'mug',
      priceUsd: 0,
      country: 'ai-choose',
      quantities: [100],
      followers: 0,
    }),
  ).toEqual(['engagement', 'tariffLine']);
});

test('a product has the name that the visitor gave it, else that of its kind', () => {
  expect(productName({ product: 'Cat mug', kindId: 'mug' })).toBe('Cat mug');
  expect(productName({ kindId: 'spoon-rest' })).toBe('Spoon rest');
  expect(productName({ kindId: '-' })).toBeNull();
  expect(productName({ priceUsd: 20 })).toBeNull();
});

test('a year’s profit is the revenue calculator’s', () => {
  // 120,000 at 4.2% are 5,040 engaged; 2% order: 100.8 a month. $28 less 22% leaves $21.84.
  const profit = summarizeProfit({
    followers: 120_000,
    engagementRatePct: 4.2,
    priceUsd: 28,
    country: 'vietnam',
  });
  expect(profit).toMatchObject({ basis: 'fob', per: 'year' });
  expect(profit?.profitUsd).toBeCloseTo(26_417.664, 6);
});

test('a demand test takes the place of the assumed rate, as in the calculators', () => {
  const answers = {
    followers: 120_000,
    engagementRatePct: 4.2,
    priceUsd: 28,
    country: 'vietnam',
  } as const;
  const assumed = summarizeProfit(answers)?.profitUsd ?? 0;
  // 5% in place of 2%.
  expect(summarizeProfit(answers, { pct: 5, visitors: 400 })?.profitUsd).toBeCloseTo(
    assumed * 2.5,
    6,
  );
});

test('without an audience it is the profit of one unit', () => {
  // 25% for a country that is left to us.
  expect(summarizeProfit({ priceUsd: 20, country: 'ai-choose', followers: 900 })).toEqual({
    basis: 'fob',
    per: 'unit',
    profitUsd: 15,
  });
});

const landed = {
  priceUsd: 28,
  country: 'vietnam',
  landedProfit: { perUnitUsd: 9.4, priceUsd: 28, country: 'vietnam', units: 500 },
} as const;

test('the landed profit wins over the FOB one, for a unit and for a year', () => {
  expect(summarizeProfit(landed)).toEqual({ basis: 'landed', per: 'unit', profitUsd: 9.4 });
  const year = summarizeProfit({ ...landed, followers: 120_000, engagementRatePct: 4.2 });
  expect(year).toMatchObject({ basis: 'landed', per: 'year' });
  // 100.8 orders a month, twelve months, $9.40 each.
  expect(year?.profitUsd).toBeCloseTo(11_370.24, 6);
});

test('a country that is left to us takes the one of the landed view, and an order among others counts', () => {
  expect(
    summarizeProfit({ ...landed, country: 'ai-choose', quantities: [500, 1000] }),
  ).toMatchObject({ basis: 'landed' });
});

test.each([
  ['price', { priceUsd: 30 }],
  ['country', { country: 'china' }],
  ['order', { quantities: [100] }],
] as const)('after another %s the landed profit no longer holds', (_what, changed) => {
  expect(summarizeProfit({ ...landed, ...changed })?.basis).toBe('fob');
});

test.each([
  { priceUsd: 20 },
  { country: 'china' },
  { followers: 1, engagementRatePct: 2 },
] as const)('no profit is stated for %j', (answers) => {
  expect(summarizeProfit(answers)).toBeNull();
});

test('a picture is asked for a known kind only, with what is printed on it', () => {
  expect(pictureRequest({ product: 'A mug' })).toBeNull();
  expect(pictureRequest({ kindId: 'tote-bag' })?.goods).toEqual([
    { productName: 'Tote bag', kindId: 'tote-bag' },
  ]);
  const long = pictureRequest({ product: 'x'.repeat(300), kindId: 'mug', motif: 'cat' });
  expect(long?.goods).toEqual([{ productName: 'x'.repeat(80), kindId: 'mug', motif: 'cat' }]);
});

test('a name that is too long for its place ends in an ellipsis', () => {
  expect(shortName('x'.repeat(48))).toBe('x'.repeat(48));
  expect(shortName(`${'Linen '.repeat(9)}apron`)).toBe(`${'Linen '.repeat(7)}Linen…`);
});
