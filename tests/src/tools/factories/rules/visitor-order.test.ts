import { expect, test } from 'vitest';
import { stockDuration } from '@/tools/factories/rules/visitor-order.ts';

test.each([
  [300, 55, { kind: 'months', count: 5 }],
  [300, 300, { kind: 'months', count: 1 }],
  [300, 380, { kind: 'months', count: 1 }],
  [300, 500, { kind: 'under-one-month' }],
  [1000, 42, { kind: 'months', count: 24 }],
  [1000, 40, { kind: 'years', count: 2 }],
  [1000, 8, { kind: 'too-long' }],
  [1000, 0.4, null],
  [1000, 0, null],
])('%d units at %d orders a month last %o', (units, monthlyOrders, duration) => {
  expect(stockDuration(units, monthlyOrders)).toEqual(duration);
});
