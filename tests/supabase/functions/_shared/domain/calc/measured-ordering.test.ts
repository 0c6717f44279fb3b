import { orderingAt } from '@functions/_shared/domain/calc/measured-ordering.ts';
import { calculateRevenue } from '@functions/_shared/domain/calc/revenue.ts';
import { measuredRates } from '@functions/_shared/domain/demand/measured-rates.ts';
import { creatorAddress } from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import {
  completeRequest,
  revenueAddress,
} from '@functions/_shared/domain/tool-inputs/revenue-address.ts';
import { expect, test } from 'vitest';

const input = { followers: 10_000, engagementRatePct: 5, priceUsd: 28, country: 'china' };
const rates = measuredRates([24, 28, 32], { visitors: 300, votes: [10, 20, 10] });

test('rates have two decimals, as an address holds them, after the planning discount', () => {
  // 40, 30 and 10 of 300, of whom a quarter buy.
  expect(rates).toEqual({
    visitors: 300,
    rates: [
      { priceUsd: 24, pct: 3.33 },
      { priceUsd: 28, pct: 2.5 },
      { priceUsd: 32, pct: 0.83 },
    ],
  });
});

test.each([
  ['below the lowest price that of the lowest', 9, 3.33],
  ['at a price its own', 28, 2.5],
  ['between two that of the higher', 28.5, 0.83],
])('%s', (_, priceUsd, pct) => {
  expect(orderingAt(rates, priceUsd)).toEqual({ pct, visitors: 300 });
});

test('above the highest price nobody was asked', () => {
  expect(orderingAt(rates, 32.01)).toBeUndefined();
});

test('below 100 visitors, and where nobody would buy, nothing is measured', () => {
  expect(measuredRates([24, 28, 32], { visitors: 99, votes: [10, 20, 10] }).rates).toEqual([]);
  expect(measuredRates([24, 28, 32], { visitors: 200, votes: [10, 0, 0] }).rates).toEqual([
    { priceUsd: 24, pct: 1.25 },
  ]);
  // A single vote among very many is still told apart from none.
  const rare = measuredRates([24, 28, 32], { visitors: 100_000, votes: [1, 0, 0] });
  expect(rare.rates).toEqual([{ priceUsd: 24, pct: 0.01 }]);
});

test('it takes the place of the 2%, and a what-if takes the place of it', () => {
  expect(calculateRevenue(input).totalOrderedUnits).toBe(10);
  const withTest = { ...input, measuredOrdering: { pct: 2.5, visitors: 300 } };
  expect(calculateRevenue(withTest).totalOrderedUnits).toBe(12.5);
  expect(calculateRevenue(withTest, { conversionPct: 4 }).totalOrderedUnits).toBe(20);
});

test('a link of either calculator carries it, whole or not at all', () => {
  const measuredOrdering = { pct: 0.83, visitors: 300 };
  for (const codec of [revenueAddress, creatorAddress]) {
    const params = codec.toParams({ priceUsd: 28, measuredOrdering });
    expect(codec.readParams(params)).toMatchObject({ measuredOrdering });
    params.set('mv', '99');
    expect(codec.readParams(params).measuredOrdering).toBeUndefined();
    expect(codec.toParams({ priceUsd: 28 }).has('mr')).toBe(false);
  }
});

test('the free calculator computes with the rate of its link', () => {
  const params = new URLSearchParams('v=1&a=10000&e=5&p=28&c=apparel&m=china&mr=2.5&mv=300');
  expect(completeRequest(revenueAddress.readParams(params))).toMatchObject({
    measuredOrdering: { pct: 2.5, visitors: 300 },
  });
});
