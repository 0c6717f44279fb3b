import {
  defaultPlotRange,
  plotPoints,
  plotRanges,
} from '@functions/_shared/domain/calc/fulfillment/plot-range.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

test.each([
  [0, 4000],
  [500, 4000],
  [3000, 4000],
  [3600, 4000],
  [3700, 12_000],
  [20_000, 30_000], // 22,000 rounded up
  [1_000_000, 1_500_000],
])("the plot's range for %d orders extends to %d", (orders, range) => {
  expect(defaultPlotRange(orders)).toBe(range);
  expect(plotRanges(orders)).toContain(range);
});

test("the plot's range always includes both rate steps and the visitor's orders", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (orders) => {
      const range = defaultPlotRange(orders);
      expect(range).toBeGreaterThan(3001);
      expect(range).toBeGreaterThan(orders);
    }),
  );
});

test('the plot is sampled at even steps, on both sides of a rate step and at further points, once each', () => {
  const points = plotPoints(4000, [1000, 3000], [178, 500, 5000]);
  for (const point of [0, 178, 200, 500, 1000, 1001, 3000, 3001, 4000]) {
    expect(points.filter((each) => each === point)).toEqual([point]);
  }
  expect(points).not.toContain(5000);
  expect(points).toEqual(points.toSorted((a, b) => a - b));
});
