import { expect, test } from 'vitest';
import { ownAnswers } from '@/lib/visitor-product/own-answers.ts';

const linked = {
  followers: 10_000,
  engagementRatePct: 3,
  priceUsd: 20,
  product: 'Soy candle',
  kindId: 'candle',
  productCategory: 'home-goods',
  originCodes: ['CN', 'VN'],
  monthlyOrders: 12,
} as const;

test('of a link that was only opened, nothing is the visitor’s own', () => {
  expect(ownAnswers(linked, linked)).toEqual({});
});

test('without a link, all of it is', () => {
  expect(ownAnswers(linked, {})).toEqual(linked);
});

test('a changed answer is the visitor’s own, and the others stay the sender’s', () => {
  expect(ownAnswers({ ...linked, priceUsd: 25 }, linked)).toEqual({ priceUsd: 25 });
});

test('of a list, the items that were added', () => {
  expect(ownAnswers({ ...linked, originCodes: ['CN', 'MX'] }, linked)).toEqual({
    originCodes: ['MX'],
  });
  expect(ownAnswers({ ...linked, originCodes: ['VN'] }, linked)).toEqual({});
});

test('orders derived from the sender’s audience are not the visitor’s', () => {
  const halfOwn = { ...linked, followers: 20_000, monthlyOrders: 24 };
  expect(ownAnswers(halfOwn, linked)).toEqual({ followers: 20_000 });
  const own = { ...halfOwn, engagementRatePct: 5, monthlyOrders: 40 };
  expect(ownAnswers(own, linked)).toEqual({
    followers: 20_000,
    engagementRatePct: 5,
    monthlyOrders: 40,
  });
});

test('orders that were asked for themselves need no audience', () => {
  expect(ownAnswers({ monthlyOrders: 800 }, { monthlyOrders: 500 })).toEqual({
    monthlyOrders: 800,
  });
});

test('own words for the product keep what was read in them, even where it is the same', () => {
  expect(ownAnswers({ ...linked, product: 'Beeswax candle' }, linked)).toEqual({
    product: 'Beeswax candle',
    kindId: 'candle',
    productCategory: 'home-goods',
  });
});

test('a roadmap that grew out of somebody else’s is not kept as the visitor’s', () => {
  const told = { currentCountry: 'mexico', strategy: 'from=mexico' };
  expect(ownAnswers(told, { currentCountry: 'china', strategy: 'from=china' })).toEqual({
    currentCountry: 'mexico',
  });
});
