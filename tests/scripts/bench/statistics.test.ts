import { expect, test } from 'vitest';
import { median, percentile, ratio } from '../../../scripts/bench/statistics.ts';

test('the median is the middle value, or the mean of the middle two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 100])).toBe(3);
  expect(median([])).toBeNaN();
});

test('a percentile is one of the measured values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.75)).toBe(75);
  expect(percentile(values, 0.98)).toBe(98);
  expect(percentile(values, 1)).toBe(100);
  expect(percentile([7], 0.5)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test('a ratio to 0 is 1 for 0 and infinite otherwise', () => {
  expect(ratio(3, 4)).toBe(0.75);
  expect(ratio(0, 0)).toBe(1);
  expect(ratio(3, 0)).toBe(Number.POSITIVE_INFINITY);
});
