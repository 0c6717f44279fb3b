import { expect, test } from 'vitest';
import { fillOrders } from '@/tools/fulfillment-calculator/rules/known-orders.ts';

test.each([
  ['', 54.94, { monthlyOrders: '55' }],
  [' ', 1200, { monthlyOrders: '1200' }],
  ['', 0.4, {}],
  ['', undefined, {}],
  ['0', 55, {}],
])('a field of %j with %s known orders is filled with %j', (typed, monthlyOrders, filled) => {
  expect(fillOrders({ monthlyOrders: typed }, { monthlyOrders }, 'en-US')).toEqual(filled);
});
