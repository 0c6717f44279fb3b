import { measuredRateAt } from '@functions/_shared/domain/demand/measured-rate.ts';
import { expect, test } from 'vitest';

const measured = { pricesUsd: [24, 28, 32], visitors: 200, votes: [10, 20, 10] };

test.each([
  // 40 of 200 at $24, 30 at $28, 10 at $32; a quarter of those who say so buy.
  ['below the lowest price', 9, 24, 20, 5],
  ['at a price', 28, 28, 15, 3.75],
  ['between two, that of the higher', 28.5, 32, 5, 1.25],
])('%s', (_, priceUsd, testedPriceUsd, statedPct, buyingPct) => {
  expect(measuredRateAt(measured, priceUsd)).toEqual({
    testedPriceUsd,
    statedPct: expect.closeTo(statedPct, 9),
    buyingPct: expect.closeTo(buyingPct, 9),
    visitors: 200,
  });
});

test('above the highest price nobody was asked', () => {
  expect(measuredRateAt(measured, 32.01)).toBeNull();
});

test('below 100 visitors, and where nobody would buy, nothing is measured', () => {
  expect(measuredRateAt({ ...measured, visitors: 99 }, 28)).toBeNull();
  expect(measuredRateAt({ ...measured, votes: [10, 0, 0] }, 28)).toBeNull();
});
