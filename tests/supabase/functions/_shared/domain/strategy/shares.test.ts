import {
  type CountryMix,
  concentration,
  correctMix,
  keptSharePct,
  mixProblems,
} from '@functions/_shared/domain/strategy/shares.ts';
import { fc } from '@tests/support/property-testing.ts';
import { describe, expect, test } from 'vitest';

function aMix(...sharesPct: number[]): CountryMix {
  return {
    newCountries: sharesPct.map((sharePct, index) => ({ country: `new ${index + 1}`, sharePct })),
  };
}

describe('concentration', () => {
  test.each([
    [[100], 1],
    [[70, 20, 10], 0.54],
    [[40, 35, 25], 0.345],
    [[60, 40], 0.52],
    [[25, 25, 25, 25], 0.25],
  ])('of %j is %d', (sharesPct, expected) => {
    expect(concentration(sharesPct)).toBeCloseTo(expected, 12);
  });

  const someShares = fc
    .array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 })
    .map((weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return weights.map((weight) => (weight / total) * 100);
    });

  test('lies between that of equal sources and that of one', () => {
    fc.assert(
      fc.property(someShares, (shares) => {
        const index = concentration(shares);
        expect(index).toBeGreaterThanOrEqual(1 / shares.length - 1e-9);
        expect(index).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  test('does not depend on the order', () => {
    fc.assert(
      fc.property(someShares, (shares) => {
        expect(concentration(shares.toReversed())).toBeCloseTo(concentration(shares), 9);
      }),
    );
  });

  test('falls when a source is split in two', () => {
    fc.assert(
      fc.property(someShares, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (shares, part) => {
        const [first = 100, ...rest] = shares;
        const split = [first * part, first * (1 - part), ...rest];
        expect(concentration(split)).toBeLessThan(concentration(shares));
      }),
    );
  });
});

test('a mix is rejected when a new country gets more than 40%', () => {
  expect(mixProblems(aMix(45))).toEqual([
    { kind: 'new-country-over', country: 'new 1', sharePct: 45, maxPct: 40 },
  ]);
});
test('a mix is rejected when today’s country keeps more than 70%', () => {
  expect(mixProblems(aMix(20, 5))).toEqual([{ kind: 'kept-over', sharePct: 75, maxPct: 70 }]);
});
test('a mix is rejected when there is no new country', () => {
  expect(mixProblems(aMix())).toEqual([{ kind: 'kept-over', sharePct: 100, maxPct: 70 }]);
});
test('a mix is rejected when its shares exceed 100%', () => {
  expect(mixProblems(aMix(40, 40, 30))).toEqual([{ kind: 'over-100', totalPct: 110 }]);
});

test.each([[[30]], [[40]], [[40, 40]], [[35, 25]], [[40, 40, 20]]])(
  'a mix of %j is valid',
  (shares) => {
    expect(mixProblems(aMix(...shares))).toEqual([]);
  },
);

describe('correctMix', () => {
  test.each([
    [[20], [30]],
    [[55], [40]],
    [
      [5, 5],
      [25, 5],
    ],
    [
      [0, 40],
      [0, 40],
    ],
    [
      [40, 40, 40],
      [40, 40, 20],
    ],
    [
      [90, 0, 0],
      [40, 0, 0],
    ],
  ])('makes %j into %j', (before, after) => {
    expect(correctMix(aMix(...before))).toEqual(aMix(...after));
  });

  const anyMix = fc
    .array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 3 })
    .map((shares) => aMix(...shares));

  test('gives a valid mix', () => {
    fc.assert(
      fc.property(anyMix, (mix) => {
        expect(mixProblems(correctMix(mix))).toEqual([]);
      }),
    );
  });

  test('does not change a valid mix', () => {
    fc.assert(
      fc.property(anyMix, (mix) => {
        fc.pre(mixProblems(mix).length === 0);
        expect(correctMix(mix)).toEqual(mix);
      }),
    );
  });

  test('gives shares that add up to 100%', () => {
    fc.assert(
      fc.property(anyMix, (mix) => {
        const corrected = correctMix(mix);
        const given = corrected.newCountries.reduce((sum, { sharePct }) => sum + sharePct, 0);
        expect(given + keptSharePct(corrected)).toBe(100);
        expect(keptSharePct(corrected)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
