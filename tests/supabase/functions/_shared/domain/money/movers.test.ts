import type { LandedChoices } from '@functions/_shared/domain/money/landed-input.ts';
import { landedChainOf } from '@functions/_shared/domain/money/landed-input.ts';
import { highestFobUsd, moverFor, moversFor } from '@functions/_shared/domain/money/movers.ts';
import { landedCostAnswer } from '@tests/support/landed-cost-answer.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

/** A cotton T-shirt made in China: 1,000 an order, 200 orders a month, 2,400 pieces a year. */
const choices: LandedChoices = {
  priceUsd: 32,
  units: 1000,
  monthlyOrders: 200,
  country: 'china',
  hts8: '6109.10.00',
  usmcaClaim: true,
};
const yearlyUnits = 2400;

const close = (low: number, likely: number, high: number, digits = 2) => ({
  low: expect.closeTo(low, digits),
  likely: expect.closeTo(likely, digits),
  high: expect.closeTo(high, digits),
});

test('a move to Mexico under the USMCA, by hand', async () => {
  const mover = moverFor(await landedCostAnswer('cotton t-shirt'), choices, 'mexico', yearlyUnits);
  // In the warehouse, China: 4 + 0.464184 freight + 0.022098 insurance + 1.46 duty (36.5%)
  // + 0.03958 fees + 0.23 broker + 0.028 + 0.093814 = 6.337675.
  // Mexico: 5 + 0.488764 + 0.027169 + 0 + 0 + 0.185 + 0.028 + 0.093814 = 5.822747.
  expect(mover.landedCostUsd).toEqual(close(3.6201, 5.8227, 8.2496, 4));
  // In step: 3.9297 − 3.6201, 6.3377 − 5.8227, 8.9601 − 8.2496.
  expect(mover.savingUsd).toEqual(close(0.3096, 0.5149, 0.7105, 4));
  expect(mover.savingPerYearUsd).toEqual(close(743.11, 1235.83, 1705.27));
  // At $5.51 a piece costs 6.335271 in the warehouse, at $5.52 it costs 6.345321.
  expect(mover.breakEvenFobUsd).toBe(5.51);
  expect(mover.costs).toMatchObject({
    // One to three rounds of two pieces at twice $3.125, $5, $6.875, and the courier.
    samplesUsd: close(52.5, 160, 352.5),
    // 15% of 1,000. Their landed cost is 6.2794, 10.2118, 14.9254: 150 × the difference.
    pilotUnits: 150,
    pilotUsd: close(398.9, 658.35, 1001.37),
    // 25% of three months of 200.
    doubledUnits: 150,
    // 150 × the saving, which those made in China forgo, and 150 × 0.050034 ft³ × 3 months at
    // $0.50, $0.75, $1.50: 11.26, 16.89, 33.77.
    doubleRunningUsd: close(57.7, 94.13, 140.35),
    totalUsd: close(509.1, 912.48, 1494.22),
    // 150 × the landed cost from China.
    boundUsd: close(589.46, 950.65, 1344.02),
  });
  // 912.48 / (1,235.83 / 12), and 1,494.22 / (743.11 / 12).
  expect(mover.paybackMonths).toBeCloseTo(8.86, 2);
  expect(mover.slowestPaybackMonths).toBeCloseTo(24.13, 2);
});

test('a move to Vietnam that may save nothing', async () => {
  const mover = moverFor(await landedCostAnswer('cotton t-shirt'), choices, 'vietnam', yearlyUnits);
  // 3.929714 − 3.942950, 6.337675 − 6.311153, 8.960146 − 8.918816.
  expect(mover.savingUsd).toEqual(close(-0.0132, 0.0265, 0.0413, 4));
  expect(mover.breakEvenFobUsd).toBe(4.22);
  // 946.62 / (63.65 / 12); in the worst case nothing is saved.
  expect(mover.paybackMonths).toBeCloseTo(178.46, 2);
  expect(mover.slowestPaybackMonths).toBeNull();
});

test('an own price of today is compared as it is, and fees with minimums count', async () => {
  const response = await landedCostAnswer('cotton t-shirt');
  const own = { ...choices, ownFobUsd: 2.5 };
  const mover = moverFor(response, own, 'korea', yearlyUnits);
  const atBreakEven = moverFor(
    response,
    { ...own, ownFobUsdByCountry: { korea: mover.breakEvenFobUsd ?? 0 } },
    'korea',
    yearlyUnits,
  );
  const aCentAbove = moverFor(
    response,
    { ...own, ownFobUsdByCountry: { korea: (mover.breakEvenFobUsd ?? 0) + 0.01 } },
    'korea',
    yearlyUnits,
  );
  expect(atBreakEven.savingUsd.likely).toBeGreaterThanOrEqual(0);
  expect(aCentAbove.savingUsd.likely).toBeLessThan(0);
  // Korea's usual price is $6: dearer by far, so nothing pays back.
  expect(mover.paybackMonths).toBeNull();
});

test('no price is low enough where the way alone costs more than today', async () => {
  const response = await landedCostAnswer('steel tumbler');
  const byAir = { ...choices, hts8: '9617.00.10', ownFobUsd: 0.5, mode: 'truck' as const };
  const { breakEvenFobUsd } = moverFor(
    response,
    { ...byAir, country: 'usa', units: 300 },
    'china',
    yearlyUnits,
  );
  expect(breakEvenFobUsd).toBeNull();
});

test('the table has every country, the largest saving first, and today without costs', async () => {
  const movers = moversFor(await landedCostAnswer('cotton t-shirt'), choices, yearlyUnits);
  expect(movers).toHaveLength(10);
  const savings = movers.map(({ savingUsd }) => savingUsd.likely);
  expect(savings).toEqual(savings.toSorted((a, b) => b - a));
  expect(movers.find(({ isToday }) => isToday)).toMatchObject({
    country: 'china',
    savingUsd: { low: 0, likely: 0, high: 0 },
    costs: null,
    paybackMonths: null,
    breakEvenFobUsd: 4,
  });
});

test('goods that nobody knows have no table', async () => {
  expect(moversFor(await landedCostAnswer('zorbulator'), choices, yearlyUnits)).toEqual([]);
});

test('the highest price lands at the target at most, and a cent more lands above it', async () => {
  const response = await landedCostAnswer('cotton t-shirt');
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 80, noNaN: true }),
      fc.integer({ min: 1, max: 20_000 }),
      fc.constantFrom('china', 'mexico', 'portugal', 'usa' as const),
      (targetUsd, units, country) => {
        const order: LandedChoices = { ...choices, units, country };
        const landed = (cents: number) =>
          landedChainOf(response, { ...order, ownFobUsd: cents / 100 }).chain.landedCostUsd.likely;
        const highest = highestFobUsd(response, order, targetUsd);
        if (highest === null) {
          expect(landed(0)).toBeGreaterThan(targetUsd);
          return;
        }
        const cents = Math.round(highest * 100);
        expect(landed(cents)).toBeLessThanOrEqual(targetUsd + 1e-9);
        expect(landed(cents + 1)).toBeGreaterThan(targetUsd);
      },
    ),
  );
});
