import { priceCurve } from '@functions/_shared/domain/demand/price-curve.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

test('a vote for a price counts for every lower price as well', () => {
  const curve = priceCurve([24, 28, 32], { visitors: 200, votes: [10, 20, 30] });
  expect(curve.map(({ priceUsd, votes, buyers }) => [priceUsd, votes, buyers])).toEqual([
    [24, 10, 60],
    [28, 20, 50],
    [32, 30, 30],
  ]);
  expect(curve.map(({ interval }) => interval.share)).toEqual([0.3, 0.25, 0.15]);
});

test('without visitors there is no curve', () => {
  expect(priceCurve([24, 28, 32], { visitors: 0, votes: [0, 0, 0] })).toEqual([]);
});

test('it never rises with the price', () => {
  const votes = fc.array(fc.nat(1000), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(votes, fc.nat(1000), (each, others) => {
      const visitors = each.reduce((sum, count) => sum + count, others);
      const shares = priceCurve([1, 2, 3], { visitors, votes: each }).map(
        ({ interval }) => interval.share,
      );
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    }),
  );
});
