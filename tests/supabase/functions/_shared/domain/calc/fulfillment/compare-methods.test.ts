import { compareMethods } from '@functions/_shared/domain/calc/fulfillment/compare-methods.ts';
import { competitorIds } from '@functions/_shared/domain/calc/fulfillment/competitors.ts';
import { calculateFulfillment } from '@functions/_shared/domain/calc/fulfillment/fulfillment.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import { anInput } from './build-input.ts';

test('compareMethods compares all methods at 500 orders', () => {
  const rows = compareMethods(anInput()).map(({ method, monthlyUsd, aboveProviderUsd }) => [
    method,
    Math.round(monthlyUsd),
    Math.round(aboveProviderUsd),
  ]);
  expect(rows).toEqual([
    ['provider', 2250, 0],
    ['current', 3000, 750],
    ['pietra', 2089, -161],
    ['shipbob', 3457, 1207],
    ['fulfillment-by-amazon', 6602, 4352],
  ]);
});

test('compareMethods divides the month by its orders, and gives null without orders', () => {
  const each = (monthlyOrders: number) =>
    compareMethods(anInput({ monthlyOrders })).map(({ eachOrderUsd }) => eachOrderUsd);
  expect(each(500)[2]).toBeCloseTo(4.1777, 4); // 2,088.8333 / 500
  expect(each(0)).toEqual([null, null, null, null, null]);
});

test('compareMethods agrees with the calculator for every competitor, at any number of orders', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.constantFrom(...competitorIds),
      (monthlyOrders, competitorComparison) => {
        const input = anInput({ monthlyOrders, competitorComparison });
        const result = calculateFulfillment(input);
        const bills = new Map(compareMethods(input).map((bill) => [bill.method, bill]));
        expect(bills.get('provider')?.monthlyUsd).toBe(result.pickPackCost);
        expect(bills.get('current')?.monthlyUsd).toBe(result.currentTotalCost);
        expect(bills.get(competitorComparison)?.monthlyUsd).toBe(result.competitorCost);
        expect(bills.get(competitorComparison)?.aboveProviderUsd).toBe(result.competitorSavings);
      },
    ),
  );
});
