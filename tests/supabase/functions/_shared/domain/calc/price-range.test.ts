import { nextStepUsd, priceRangeAround } from '@functions/_shared/domain/calc/price-range.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

test('a price slider has steps that suit the price', () => {
  expect(priceRangeAround(8)).toEqual({ maxUsd: 20, stepUsd: 0.5 });
  expect(priceRangeAround(24.99)).toEqual({ maxUsd: 50, stepUsd: 0.5 });
  expect(priceRangeAround(25.01)).toEqual({ maxUsd: 100, stepUsd: 1 });
  expect(priceRangeAround(500)).toEqual({ maxUsd: 1000, stepUsd: 10 });
  expect(priceRangeAround(501)).toEqual({ maxUsd: 10_000, stepUsd: 100 });
});

test('a price slider always reaches twice the price, in at most a hundred steps', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (priceUsd) => {
      const { maxUsd, stepUsd } = priceRangeAround(priceUsd);
      expect(maxUsd).toBeGreaterThanOrEqual(priceUsd * 2);
      expect(maxUsd / stepUsd).toBeLessThanOrEqual(100);
      expect(Number.isInteger(maxUsd / stepUsd)).toBe(true);
    }),
  );
});

test('a price slider treats an invalid price as 0', () => {
  for (const none of [Number.NaN, -5, Number.POSITIVE_INFINITY]) {
    expect(priceRangeAround(none)).toEqual({ maxUsd: 20, stepUsd: 0.5 });
  }
});

test('a price between two steps goes to the next step either way', () => {
  expect(nextStepUsd(24.99, 0.5, 'up')).toBe(25);
  expect(nextStepUsd(24.99, 0.5, 'down')).toBe(24.5);
});

test('a price on a step has no next step', () => {
  expect(nextStepUsd(25.5, 0.5, 'up')).toBeUndefined();
  expect(nextStepUsd(0, 0.5, 'down')).toBeUndefined();
});
