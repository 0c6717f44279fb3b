import {
  competitorIds,
  withEdits,
} from '@functions/_shared/domain/calc/fulfillment/competitors.ts';
import {
  calculateFulfillment,
  shownSaving,
} from '@functions/_shared/domain/calc/fulfillment/fulfillment.ts';
import { currentMethods } from '@functions/_shared/domain/calc/fulfillment/fulfillment-input.ts';
import { providerRateUsd } from '@functions/_shared/domain/money/provider-rate.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import { anInput } from './build-input.ts';

const orders = fc.integer({ min: 0, max: 1_000_000 });
const costs = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
const inputs = fc.record({
  monthlyOrders: orders,
  currentMethod: fc.constantFrom(...currentMethods),
  currentCostPerOrder: costs,
  competitorComparison: fc.constantFrom(...competitorIds, null),
});

test('calculateFulfillment matches 500 orders packed at home at $6, calculated by hand', () => {
  expect(calculateFulfillment(anInput())).toEqual({
    ratePerOrderUsd: 4.5,
    pickPackCost: 2250, // 500 × 4.50
    currentTotalCost: 3000, // 500 × 6
    competitorCost: null,
    monthlySavings: 750, // 3,000 − 2,250
    yearlySavings: 9000, // 12 × 750
    competitorSavings: null,
    timeHoursSaved: expect.closeTo(83.3333, 4), // 500 × 10/60
  });
});

test.each([
  [0, 4.5, 0],
  [1, 4.5, 4.5],
  [999, 4.5, 4495.5],
  [1000, 4.5, 4500],
  [1001, 3.5, 3503.5],
  [2999, 3.5, 10_496.5],
  [3000, 3.5, 10_500],
  [3001, 2.5, 7502.5],
  [1_000_000, 2.5, 2_500_000],
])('calculateFulfillment charges %d orders $%d each, $%d a month', (monthlyOrders, rate, cost) => {
  const result = calculateFulfillment(anInput({ monthlyOrders }));
  expect(result.ratePerOrderUsd).toBe(rate);
  expect(result.pickPackCost).toBe(cost);
});

test.each([
  // 500 × (1.50 + 1 + 1.50) + 550/12 + 30 + 12 + 1; minus 2,250
  ['pietra', 500, 2088.8333, -161.1667],
  // 2,000 × 4 + 88.8333; minus 2,000 × 3.50
  ['pietra', 2000, 8088.8333, 1088.8333],
  // 500 × (2.25 + 2.50 + 2) + 500/12 + 40; minus 2,250
  ['shipbob', 500, 3456.6667, 1206.6667],
  // 4,000 × 6.75 + 81.6667; minus 4,000 × 2.50
  ['shipbob', 4000, 27_081.6667, 17_081.6667],
  // 500 × (3.25 + 6.90 + 1.80 + 1.25) + 2.40; minus 2,250
  ['fulfillment-by-amazon', 500, 6602.4, 4352.4],
  // 3,000 × 13.20 + 2.40; minus 3,000 × 3.50
  ['fulfillment-by-amazon', 3000, 39_602.4, 29_102.4],
] as const)(
  'calculateFulfillment matches %s calculated by hand at %d orders',
  (competitorComparison, monthlyOrders, cost, savings) => {
    const result = calculateFulfillment(anInput({ monthlyOrders, competitorComparison }));
    expect(result.competitorCost).toBeCloseTo(cost, 4);
    expect(result.competitorSavings).toBeCloseTo(savings, 4);
  },
);

test("calculateFulfillment charges a competitor's monthly costs without any orders", () => {
  const cost = (competitorComparison: (typeof competitorIds)[number]) =>
    calculateFulfillment(anInput({ monthlyOrders: 0, competitorComparison })).competitorCost;
  expect(cost('pietra')).toBeCloseTo(88.8333, 4); // 550/12 + 30 + 12 + 1
  expect(cost('shipbob')).toBeCloseTo(81.6667, 4); // 500/12 + 40
  expect(cost('fulfillment-by-amazon')).toBeCloseTo(2.4, 10);
});

test('calculateFulfillment uses an amount from a real invoice instead of the estimate', () => {
  const models = withEdits([{ competitor: 'pietra', line: 'pick-pack', amountUsd: 1.15 }]);
  const input = anInput({ competitorComparison: 'pietra' });
  expect(calculateFulfillment(input, models).competitorCost).toBeCloseTo(1913.8333, 4); // 500 × 3.65
});

test.each([
  ['diy', 10],
  ['3pl', 6], // 60 orders × 0.1
  ['dropship', 6],
] as const)('calculateFulfillment: 60 orders by %s take %d hours', (currentMethod, hours) => {
  const result = calculateFulfillment(anInput({ monthlyOrders: 60, currentMethod }));
  expect(result.timeHoursSaved).toBe(hours);
});

test('calculateFulfillment shows a negative saving as 0', () => {
  const result = calculateFulfillment(anInput({ currentCostPerOrder: 4 }));
  expect(result.monthlySavings).toBe(-250); // 500 × (4 − 4.50)
  expect(result.yearlySavings).toBe(-3000);
  expect([-250, -3000, 0].map(shownSaving)).toEqual([0, 0, 0]);
  expect(shownSaving(750)).toBe(750);
});

test('calculateFulfillment treats negative and non-finite numbers as 0', () => {
  for (const bad of [-1, Number.NaN, Infinity]) {
    expect(calculateFulfillment(anInput({ monthlyOrders: bad })).pickPackCost).toBe(0);
    expect(calculateFulfillment(anInput({ currentCostPerOrder: bad })).currentTotalCost).toBe(0);
  }
});

test('calculateFulfillment: savings are the difference of the costs, and a year is twelve months', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const result = calculateFulfillment(input);
      expect(result.pickPackCost + result.monthlySavings).toBeCloseTo(result.currentTotalCost, 4);
      expect(result.yearlySavings).toBe(12 * result.monthlySavings);
      if (result.competitorCost === null) expect(result.competitorSavings).toBeNull();
      else
        expect(result.pickPackCost + (result.competitorSavings ?? 0)).toBeCloseTo(
          result.competitorCost,
          4,
        );
    }),
  );
});

test('calculateFulfillment never raises the rate with more orders', () => {
  fc.assert(
    fc.property(orders, orders, (a, b) => {
      const [fewer, more] = a < b ? [a, b] : [b, a];
      expect(providerRateUsd(more)).toBeLessThanOrEqual(providerRateUsd(fewer));
    }),
  );
});

test('calculateFulfillment never saves less if the current method costs more', () => {
  fc.assert(
    fc.property(inputs, costs, (input, extraUsd) => {
      const dearer = { ...input, currentCostPerOrder: input.currentCostPerOrder + extraUsd };
      expect(calculateFulfillment(dearer).monthlySavings).toBeGreaterThanOrEqual(
        calculateFulfillment(input).monthlySavings,
      );
    }),
  );
});
