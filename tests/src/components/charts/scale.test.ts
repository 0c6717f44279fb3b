import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  labelStride,
  linearScale,
  nearestIndex,
  niceTicks,
  spreadLabels,
} from '@/components/charts/scale.ts';

test('linearScale maps ends to ends and the middle to the middle', () => {
  const y = linearScale([0, 100], [200, 0]);
  expect([y(0), y(50), y(100)]).toEqual([200, 100, 0]);
});

test('linearScale maps an empty domain to the start of the range', () => {
  expect(linearScale([5, 5], [10, 90])(5)).toBe(10);
});

test.each([
  [0, 52_500, [0, 20_000, 40_000, 60_000]],
  [0, 97_500, [0, 50_000, 100_000]],
  [0, 1, [0, 0.5, 1]],
  [0, 0.3, [0, 0.1, 0.2, 0.3]],
  [-30, 80, [-50, 0, 50, 100]],
  [0, 0, [0, 1]],
  [7, 7, [0, 2, 4, 6, 8]],
  [100, 0, [0, 50, 100]],
])('niceTicks from %d to %d are round', (min, max, expected) => {
  expect(niceTicks(min, max)).toEqual(expected);
});

test('niceTicks enclose the bounds, rise evenly and stay few, whatever the bounds', () => {
  const bound = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(bound, bound, fc.integer({ min: 1, max: 8 }), (a, b, count) => {
      const ticks = niceTicks(a, b, count);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(a, b));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(a, b));
      expect(ticks.length).toBeLessThanOrEqual(count + 2);
      expect(ticks).toEqual(ticks.toSorted((first, second) => first - second));
      expect(new Set(ticks).size).toBe(ticks.length);
    }),
  );
});

test('niceTicks rejects bounds that are not finite', () => {
  expect(() => niceTicks(0, Number.POSITIVE_INFINITY)).toThrow(RangeError);
  expect(() => niceTicks(Number.NaN, 1)).toThrow(RangeError);
});

test('spreadLabels leaves labels that do not overlap in place', () => {
  expect(spreadLabels([20, 60], [16, 16], [0, 100])).toEqual([20, 60]);
});

test('spreadLabels separates overlapping labels in the given order', () => {
  expect(spreadLabels([52, 50], [16, 16], [0, 100])).toEqual([66, 50]);
});

test('spreadLabels pushes labels back inside the bounds', () => {
  expect(spreadLabels([98, 97], [16, 16], [0, 100])).toEqual([92, 76]);
});

test('spreadLabels never lets labels overlap or leave the bounds as long as they fit', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -50, max: 350 }), { minLength: 1, maxLength: 10 }),
      (centers) => {
        const sizes = centers.map(() => 16);
        const placed = spreadLabels(centers, sizes, [0, 300]).toSorted((a, b) => a - b);
        expect(placed[0]).toBeGreaterThanOrEqual(8 - 1e-9);
        expect(placed.at(-1)).toBeLessThanOrEqual(292 + 1e-9);
        for (const [index, center] of placed.entries()) {
          const before = placed[index - 1];
          if (before !== undefined) expect(center - before).toBeGreaterThanOrEqual(16 - 1e-9);
        }
      },
    ),
  );
});

test('labelStride is one if every label fits, and skips as many as necessary', () => {
  expect(labelStride(12, 30, 600)).toBe(1);
  expect(labelStride(12, 30, 200)).toBe(2);
  expect(labelStride(1, 30, 200)).toBe(1);
  expect(labelStride(12, 30, 0)).toBe(12);
});

test('nearestIndex finds the nearest, the first of two equals, and -1 without positions', () => {
  expect(nearestIndex([0, 10, 20], 14)).toBe(1);
  expect(nearestIndex([0, 10], 5)).toBe(0);
  expect(nearestIndex([], 5)).toBe(-1);
});
