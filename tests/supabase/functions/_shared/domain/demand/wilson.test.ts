import { wilsonInterval } from '@functions/_shared/domain/demand/wilson.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

test.each([
  // By hand for 10 of 100: scale 1.0384146, center (0.1 + 0.0192073) / scale = 0.1147974,
  // margin 1.9599640 × √(0.0009 + 0.00009603647) / scale = 0.0595679.
  [10, 100, 0.05523, 0.17437],
  [0, 100, 0, 0.03699],
  [100, 100, 0.96301, 1],
  [41, 412, 0.07425, 0.13225],
])('%i of %i', (count, total, low, high) => {
  const interval = wilsonInterval(count, total);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
  expect(interval.share).toBe(count / total);
});

test.each([
  [1, 0],
  [-1, 10],
  [11, 10],
  [Number.NaN, 10],
])('%d of %d is no part of a whole', (count, total) => {
  expect(() => wilsonInterval(count, total)).toThrow(RangeError);
});

const parts = fc
  .integer({ min: 1, max: 1_000_000 })
  .chain((total) => fc.tuple(fc.integer({ min: 0, max: total }), fc.constant(total)));

test('it holds the share, stays between 0 and 1, and mirrors', () => {
  fc.assert(
    fc.property(parts, ([count, total]) => {
      const { low, share, high } = wilsonInterval(count, total);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
      expect(high).toBeLessThanOrEqual(1);
      const mirrored = wilsonInterval(total - count, total);
      expect(1 - mirrored.high).toBeCloseTo(low, 9);
    }),
  );
});

test('more visitors with the same share make it narrower', () => {
  fc.assert(
    fc.property(parts, ([count, total]) => {
      const few = wilsonInterval(count, total);
      const many = wilsonInterval(count * 10, total * 10);
      expect(many.high - many.low).toBeLessThan(few.high - few.low);
    }),
  );
});
