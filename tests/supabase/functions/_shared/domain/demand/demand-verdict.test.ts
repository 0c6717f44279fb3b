import { demandVerdict } from '@functions/_shared/domain/demand/demand-verdict.ts';
import { priceCurve } from '@functions/_shared/domain/demand/price-curve.ts';
import { expect, test } from 'vitest';

/** 400 visitors, of whom 80 would buy at $28: 20%, by Wilson 16.37 to 24.20%. */
const counts = { visitors: 400, votes: [0, 80, 0] };
const [, at28] = priceCurve([24, 28, 32], counts);
if (at28 === undefined) throw new Error('The curve has three points');
const facts = { counts, point: at28, minOrderUnits: 500, reachedFans: 10_000 };

test('orders are the fans times the measured share times our planning discount', () => {
  const verdict = demandVerdict(facts);
  if (!('orders' in verdict)) throw new Error(verdict.is);
  // Likely: 20% × 25 of 100 = 5% of 10,000. Low: 16.37% × 10 of 100; high: 24.20% × 50 of 100.
  expect(verdict.orders.likely).toBeCloseTo(500, 6);
  expect(verdict.orders.low).toBeCloseTo(163.7, 0);
  expect(verdict.orders.high).toBeCloseTo(1209.9, 0);
  // 500 orders at 5% need 10,000 fans.
  expect(verdict.neededFans).toBe(10_000);
  expect(verdict.is).toBe('likely');
});

test.each([
  [160, 'met'],
  [500, 'likely'],
  [501, 'open'],
  [1210, 'missed'],
] as const)('a minimum order of %i pieces is %s', (minOrderUnits, is) => {
  expect(demandVerdict({ ...facts, minOrderUnits })).toMatchObject({ is });
});

test('below 100 visitors there is no verdict, but how many are missing', () => {
  expect(demandVerdict({ ...facts, counts: { visitors: 99 } })).toEqual({
    is: 'too-few',
    missingVisitors: 1,
  });
  expect(demandVerdict({ ...facts, counts: { visitors: 100 } }).is).not.toBe('too-few');
});

test('without an audience it says how many fans the minimum order needs', () => {
  expect(demandVerdict({ ...facts, reachedFans: undefined })).toMatchObject({
    is: 'no-audience',
    neededFans: 10_000,
  });
});

test('without a known kind it states the rate alone', () => {
  const verdict = demandVerdict({ ...facts, minOrderUnits: undefined });
  expect(verdict).toMatchObject({ is: 'no-minimum', buyingPct: { likely: 5 } });
});

test('a price that nobody would pay has no orders', () => {
  const [, , at32] = priceCurve([24, 28, 32], counts);
  if (at32 === undefined) throw new Error('The curve has three points');
  expect(demandVerdict({ ...facts, point: at32 })).toEqual({ is: 'nobody' });
});
