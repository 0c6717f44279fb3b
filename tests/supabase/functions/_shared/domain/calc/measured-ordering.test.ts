import { measuredOrderingAt } from '@functions/_shared/domain/calc/measured-ordering.ts';
import { calculateRevenue } from '@functions/_shared/domain/calc/revenue.ts';
import { creatorAddress } from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import {
  completeRequest,
  revenueAddress,
} from '@functions/_shared/domain/tool-inputs/revenue-address.ts';
import { expect, test } from 'vitest';

const measured = { pricesUsd: [24, 28, 32], visitors: 300, votes: [10, 20, 10] };
const input = { followers: 10_000, engagementRatePct: 5, priceUsd: 28, country: 'china' };

test('a measured rate has two decimals, as an address holds it', () => {
  // 30 of 300 at $28, of whom a quarter buy: 2.5%. 10 of 300 at $32: 0.8333%.
  expect(measuredOrderingAt(measured, 28)).toEqual({ pct: 2.5, visitors: 300 });
  expect(measuredOrderingAt(measured, 32)).toEqual({ pct: 0.83, visitors: 300 });
  expect(measuredOrderingAt(measured, 33)).toBeUndefined();
  // A single vote among very many is still told apart from none.
  const rare = { ...measured, visitors: 100_000, votes: [0, 0, 1] };
  expect(measuredOrderingAt(rare, 28)).toEqual({ pct: 0.01, visitors: 100_000 });
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
