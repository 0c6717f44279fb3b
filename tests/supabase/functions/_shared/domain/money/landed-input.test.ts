import { fobUsdFor } from '@functions/_shared/domain/money/fob-price.ts';
import {
  compareLanded,
  hasLandedCost,
  type LandedChoices,
  landedInputFor,
} from '@functions/_shared/domain/money/landed-input.ts';
import { landedCostAnswer } from '@tests/support/landed-cost-answer.ts';
import { expect, test } from 'vitest';

const choices: LandedChoices = { priceUsd: 32, units: 1000, monthlyOrders: 200, country: 'china' };

const prices = [
  { units: 100, low: 4, high: 8 },
  { units: 1000, low: 2, high: 6 },
  { units: 5000, low: 1.5, high: 5 },
];

test.each([
  // Half of the way from 100 to 1,000 in logarithms is 316.2278.
  [316.2278, 3, 5, 7],
  [1000, 2, 4, 6],
  // Half of the way from 1,000 to 5,000 is 2,236.068.
  [2236.068, 1.75, 3.625, 5.5],
  [20_000, 1.5, 3.25, 5],
  // As far below 100 as 316.2278 is above it.
  [31.62278, 5, 7, 9],
])('the price at %s pieces', (units, low, likely, high) => {
  const price = fobUsdFor(prices, units, 'china');
  expect(price.low).toBeCloseTo(low, 5);
  expect(price.likely).toBeCloseTo(likely, 5);
  expect(price.high).toBeCloseTo(high, 5);
});

test('a price needs pieces, and takes the level of the country', () => {
  expect(() => fobUsdFor(prices, 0, 'china')).toThrow(RangeError);
  expect(() => fobUsdFor([], 10, 'china')).toThrow(RangeError);
  expect(fobUsdFor([{ units: 500, low: 2, high: 4 }], 10, 'turkey').high).toBeCloseTo(4.8);
});

test('the duty is a range over the lines that are still open, the likeliest between', async () => {
  const answer = await landedCostAnswer('t-shirt');
  // Cotton 16.5 + 7.5 + 12.5, man-made fibers 32 + 7.5 + 12.5.
  expect(landedInputFor(answer, choices).dutyPct).toEqual({ low: 36.5, likely: 36.5, high: 52 });
  expect(landedInputFor(answer, { ...choices, hts8: '6109.90.10' }).dutyPct).toEqual({
    low: 52,
    likely: 52,
    high: 52,
  });
  expect(landedInputFor(answer, { ...choices, hts8: '9999.99.99' }).dutyPct.high).toBe(52);
});

test('a USMCA claim counts for Mexico only', async () => {
  const answer = await landedCostAnswer('cotton t-shirt');
  const claim = { ...choices, usmcaClaim: true };
  expect(landedInputFor(answer, { ...claim, country: 'mexico' })).toMatchObject({
    isUsmca: true,
    dutyPct: { low: 0, likely: 0, high: 0 },
  });
  expect(landedInputFor(answer, claim)).toMatchObject({ isUsmca: false, dutyPct: { low: 36.5 } });
});

test('an own price is taken as it is, and a way that the country has not is the usual one', async () => {
  const answer = await landedCostAnswer('cotton t-shirt');
  const input = landedInputFor(answer, {
    ...choices,
    country: 'mexico',
    mode: 'ocean',
    ownFobUsd: 3,
  });
  expect(input).toMatchObject({
    fobUsd: { low: 3, likely: 3, high: 3 },
    fobSource: { name: 'Your own price' },
    mode: undefined,
  });
  expect(landedInputFor(answer, { ...choices, mode: 'air' }).mode).toBe('air');
  expect(landedInputFor(answer, choices).fobSource).toEqual({
    name: 'BrandBFF planning range',
    year: 2026,
  });
});

test('countries are compared by what is left, own figures of the origin only where they belong', async () => {
  const answer = await landedCostAnswer('cotton t-shirt');
  const compared = compareLanded(answer, {
    ...choices,
    mode: 'air',
    ownFobUsd: 3,
    ownFobUsdByCountry: { india: 2 },
    ownStepsUsd: { freight: 0.1, parcel: 0 },
  });
  expect(compared).toHaveLength(10);
  const margins = compared.map(({ chain }) => chain.marginPct.likely);
  expect(margins).toEqual(margins.toSorted((a, b) => b - a));
  const stepOf = (country: string, id: string) =>
    compared.find((each) => each.country === country)?.chain.steps.find((step) => step.id === id);
  expect(stepOf('china', 'goods')?.perUnitUsd.likely).toBe(3);
  expect(stepOf('india', 'goods')?.perUnitUsd.likely).toBe(2);
  expect(stepOf('vietnam', 'goods')?.perUnitUsd.likely).toBeCloseTo(4.2);
  expect(stepOf('china', 'freight')?.isOwn).toBe(true);
  expect(stepOf('vietnam', 'freight')?.isOwn).toBe(false);
  expect(stepOf('vietnam', 'parcel')?.perUnitUsd.likely).toBe(0);
  expect(compared.find(({ country }) => country === 'vietnam')?.estimates.mode).toBe('air');
  expect(compared.find(({ country }) => country === 'usa')?.estimates.mode).toBe('truck');
});

test('without goods or lines there is no landed cost', async () => {
  const unknown = await landedCostAnswer('zorbulator');
  expect(hasLandedCost(unknown, 'china')).toBe(false);
  expect(compareLanded(unknown, choices)).toEqual([]);
  expect(() => landedInputFor(unknown, choices)).toThrow(RangeError);

  const known = await landedCostAnswer('candle');
  const noLines = {
    ...known,
    countries: known.countries.map((each) => ({ ...each, duties: [] })),
  };
  expect(hasLandedCost(noLines, 'usa')).toBe(true);
  expect(hasLandedCost(noLines, 'china')).toBe(false);
  expect(() => landedInputFor(noLines, choices)).toThrow(RangeError);
});
