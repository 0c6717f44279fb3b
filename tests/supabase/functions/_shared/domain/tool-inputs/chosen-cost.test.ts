import {
  calculate,
  estimatedUnitCostUsd,
} from '@functions/_shared/domain/tool-inputs/calculation.ts';
import {
  type ChosenCost,
  costForNextRequest,
  costFromPrice,
} from '@functions/_shared/domain/tool-inputs/chosen-cost.ts';
import { describe, expect, test } from 'vitest';
import {
  aCalculation,
  aPriceAnswer,
  aRequest,
} from '../../../../../src/tools/revenue-calculator/screen/fakes.ts';

const chosenCost: ChosenCost = {
  unitCostUsd: 1.85,
  product: 'Canvas tote bag',
  pieces: 1000,
  source: 'builtin',
};

test.each([
  [1.2, 2.5, 1.85],
  [0.11, 0.14, 0.13],
  [3.2, 3.2, 3.2],
  [0.001, 0.002, 0.01],
])('the cost of a price from %d to %d is its middle in whole cents, %d', (min, max, middle) => {
  const [price] = aPriceAnswer().results;
  if (price === undefined) throw new Error('no price');
  expect(costFromPrice({ ...price, priceRange: { min, max } }, 'builtin')).toEqual({
    ...chosenCost,
    unitCostUsd: middle,
  });
});

test('a chosen cost replaces the estimate in the figures, and the estimate can still be told', () => {
  const calculation = aCalculation({ chosenCost });
  // 10 orders of $25 at $1.85 in place of $5.
  expect(calculation.results).toMatchObject({ unitCost: 1.85, monthlyCost: 18.5 });
  expect(calculation.results.monthlyGrossProfit).toBeCloseTo(231.5);
  expect(estimatedUnitCostUsd(calculation.request)).toBe(5);
  const withoutCost = calculate({
    ...calculation,
    request: { ...calculation.request, chosenCost: undefined },
  });
  expect(withoutCost.results).toEqual(aCalculation().results);
});

describe('the next request', () => {
  const last = aRequest({ chosenCost });

  test('keeps the cost for another audience, price or country', () => {
    const next = aRequest({ followers: 500, priceUsd: 30, country: 'vietnam' });
    expect(costForNextRequest(next, last)).toEqual(chosenCost);
  });

  test.each([
    ['another product', aRequest({ product: 'Face serum' })],
    ['another category', aRequest({ productCategory: 'beauty' })],
    ['a price below the cost', aRequest({ priceUsd: 1.5 })],
  ])('goes back to the estimate for %s', (_, next) => {
    expect(costForNextRequest(next, last)).toBeUndefined();
  });

  test('has no cost where none was chosen', () => {
    expect(costForNextRequest(aRequest(), aRequest())).toBeUndefined();
    expect(costForNextRequest(aRequest(), undefined)).toBeUndefined();
  });
});
