import { type FirstOrderInput, firstOrder } from '@functions/_shared/domain/money/first-order.ts';
import { expect, test } from 'vitest';

const tote: FirstOrderInput = {
  units: 500,
  monthlyOrders: 82,
  goodsUsd: 7.5,
  arrivalUsd: 2,
  saleUsd: 24,
  samplesUsd: 150,
  sampleDays: 10,
  productionDays: 30,
  transitDays: 30,
};

test('money goes out for samples, deposit, balance and arrival, and comes back with the sales', () => {
  const { plan, ...order } = firstOrder(tote);
  // By hand: 150 + 30% of 3,750 in month 1, 70% in month 2, 1,000 in month 3; 82 × 24 a month.
  expect(plan.map(({ paidUsd }) => paidUsd)).toEqual([1275, 2625, 1000, 0, 0, 0, 0, 0, 0]);
  expect(plan.map(({ balanceUsd }) => balanceUsd).slice(0, 5)).toEqual([
    -1275, -3900, -2932, -964, 1004,
  ]);
  expect(plan.at(-1)).toMatchObject({ month: 9, stockUnits: 0, earnedUsd: 8 * 24 });
  expect(order).toMatchObject({
    verdict: 'works',
    cashTiedUpUsd: 3900,
    firstProfitMonth: 5,
    arrivalMonth: 3,
    startWithUnits: null,
  });
  expect(order.monthsOfStock).toBeCloseTo(6.1, 1);
  expect(order.neededMonthlyOrders).toBeCloseTo(41.67, 2);
});

test('an order that lasts for years says with how many to start instead', () => {
  const order = firstOrder({ ...tote, monthlyOrders: 8 });
  expect(order.verdict).toBe('too-large');
  expect(order.monthsOfStock).toBe(62.5);
  // Half a year: 8 × 6 = 48.
  expect(order.startWithUnits).toBe(50);
  expect(order.plan).toHaveLength(36);
  expect(firstOrder({ ...tote, units: 5000, monthlyOrders: 120 }).startWithUnits).toBe(750);
  expect(firstOrder({ ...tote, monthlyOrders: 0.4 }).startWithUnits).toBe(10);
});

test('a sale that loses money is said before anything else', () => {
  const order = firstOrder({ ...tote, saleUsd: 9 });
  expect(order.verdict).toBe('no-profit');
  expect(order.firstProfitMonth).toBeNull();
});

test('nobody orders: the whole payment stays tied up', () => {
  const order = firstOrder({ ...tote, monthlyOrders: 0 });
  expect(order).toMatchObject({ verdict: 'no-orders', monthsOfStock: null, cashTiedUpUsd: 4900 });
});

test('an order without pieces is refused', () => {
  expect(() => firstOrder({ ...tote, units: 0 })).toThrow(RangeError);
});
