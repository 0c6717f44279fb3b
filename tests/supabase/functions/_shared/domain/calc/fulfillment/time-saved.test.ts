import {
  hoursPerWorkingDay,
  minutesPerOrder,
} from '@functions/_shared/domain/calc/fulfillment/time-saved.assumptions.ts';
import { toTimeSpan } from '@functions/_shared/domain/calc/fulfillment/time-saved.ts';
import { expect, test } from 'vitest';

test.each([
  [0, 'hours', 0],
  [1, 'hours', 1],
  [7.9, 'hours', 7.9],
  [8, 'days', 1],
  [11.9, 'days', 1],
  [12, 'days', 2], // 1.5 rounds up
  [83.3333, 'days', 10],
] as const)('%d hours are shown in %s: %d', (hours, unit, amount) => {
  expect(toTimeSpan(hours)).toEqual({ unit, amount });
});

test('assumes ten minutes per order at home, otherwise six, and a day of eight hours', () => {
  expect(minutesPerOrder.value).toEqual({ diy: 10, '3pl': 6, dropship: 6 });
  expect(hoursPerWorkingDay.value).toBe(8);
});
