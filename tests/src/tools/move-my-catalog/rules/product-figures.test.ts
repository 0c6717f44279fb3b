import { namedGoods } from '@functions/_shared/domain/tariff-lines/named-goods.ts';
import { landedCostAnswer } from '@tests/support/landed-cost-answer.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import {
  type FigureInput,
  type ProductFigures,
  productFigures,
} from '@/tools/move-my-catalog/rules/product-figures.ts';

function goodsOf(words: string) {
  const named = namedGoods(words);
  if (named.goods === null) throw new Error(`No goods: ${words}`);
  return named.goods;
}

const tee: FigureInput = {
  goods: goodsOf('cotton t-shirt'),
  hts8: '6109.10.00',
  words: 'cotton t-shirt',
  entryDate: '2026-11-30',
  today: 'china',
  yearlyUnits: 2000,
  costUsd: 4,
  costMeaning: 'fob',
  weightG: undefined,
  claimsUsmcaToday: false,
};

function figures(change: Partial<FigureInput> = {}): ProductFigures {
  const found = productFigures({ ...tee, ...change });
  if (typeof found === 'string') throw new Error(found);
  return found;
}

function routeOf({ routes }: ProductFigures, id: string) {
  const found = routes.find(({ route }) => route === id);
  if (found === undefined) throw new Error(`No route ${id}`);
  return found;
}

test('a T-shirt from China to Mexico under the USMCA, by hand', () => {
  const found = figures();
  // Half of 2,000. A thousand pieces for six months of 166.7 are stored three months on average:
  // 0.050034 ft³ × $0.75 × 3 = 0.112577. China: 4 + 0.464184 freight + 0.022098 insurance + 1.46
  // duty + 0.03958 fees + 0.23 broker + 0.028 + 0.112577 = 6.356438.
  expect(found).toMatchObject({ today: 'china', orderUnits: 1000, dutyPct: 36.5 });
  expect(found.landedUsd.likely).toBeCloseTo(6.3564, 4);
  const mexico = routeOf(found, 'mexico-usmca');
  // The price in Mexico is usually 1.25 times that of China: 5 + 0.488764 + 0.027169 + 0 + 0 + 0.185
  // + 0.028 + 0.112577 = 5.841510.
  expect(mexico.fobUsd).toEqual({ low: 5, likely: 5, high: 5 });
  expect(mexico.dutyPct).toBe(0);
  expect(mexico.landedUsd.likely).toBeCloseTo(5.8415, 4);
  expect(mexico.savingUsd.likely).toBeCloseTo(0.5149, 4);
  expect(mexico.yearUsd.likely).toBeCloseTo(1029.86, 2);
  expect(mexico.breakEvenFobUsd).toBe(5.51);
  // Two rounds of two pieces at $10 and the courier, as without an own price.
  expect(mexico.samplesUsd).toBeCloseTo(160, 6);
  // 150 pieces; they are stored for 0.45 months, so each costs 0.016886 there instead of 0.112577.
  expect(mexico.pilotUsd).toBeCloseTo(655.96, 1);
  // 2,000 / 12 × 3 × 25% = 125 pieces × (0.514928 + 0.112577).
  expect(mexico.doubleUsd).toBeCloseTo(78.44, 2);
  expect(mexico.costUsd.likely).toBeCloseTo(894.4, 1);
  // 894.40 / (1,029.86 / 12)
  expect(mexico.paybackMonths).toBeCloseTo(10.42, 2);
});

test('the duties are those of the function landed-cost', async () => {
  const answer = await landedCostAnswer('cotton t-shirt');
  const found = figures({ entryDate: answer.entryDate, costUsd: undefined });
  for (const { country, duties, usmca } of answer.countries) {
    const expected = duties.find(({ hts8 }) => hts8 === tee.hts8);
    const route = found.routes.find((each) => each.route === country);
    if (route === undefined || expected === undefined) continue;
    expect([country, route.dutyPct, route.dutyText]).toEqual([
      country,
      expected.ratePct,
      expected.rateText,
    ]);
    if (usmca === null) continue;
    const claimed = usmca.find(({ hts8 }) => hts8 === tee.hts8);
    expect(routeOf(found, 'mexico-usmca').dutyText).toBe(claimed?.rateText);
  }
});

test('without an own price every country has the usual range', () => {
  const found = figures({ costUsd: undefined });
  expect(found.fobUsd).toEqual({ low: 2.5, likely: 4, high: 5.5 });
  const mexico = routeOf(found, 'mexico-usmca');
  expect(mexico.fobUsd).toEqual({ low: 3.125, likely: 5, high: 6.875 });
  // The likely figures are those of a price in the middle; the range is that of the movers' table.
  expect(mexico.savingUsd.likely).toBeCloseTo(0.5149, 4);
  expect(mexico.savingUsd.low).toBeCloseTo(0.3096, 4);
  expect(mexico.savingUsd.high).toBeCloseTo(0.7105, 4);
});

test('a landed cost leads back to the price at the factory', () => {
  const landed = figures().landedUsd.likely;
  const found = figures({ costUsd: landed, costMeaning: 'landed' });
  expect(found.fobUsd.likely).toBeCloseTo(4, 2);
  expect(routeOf(found, 'mexico-usmca').fobUsd.likely).toBeCloseTo(5, 1);
  expect(productFigures({ ...tee, costUsd: 0.2, costMeaning: 'landed' })).toBe('cost-too-low');
});

test('goods made in Mexico may claim already; made in the US, they pay no duty today', () => {
  const unclaimed = figures({ today: 'mexico' });
  expect(unclaimed.dutyPct).toBeGreaterThan(0);
  expect(unclaimed.routes.map(({ route }) => route)).not.toContain('mexico-usmca');
  expect(figures({ today: 'mexico', claimsUsmcaToday: true }).dutyPct).toBe(0);
  expect(figures({ today: 'usa' })).toMatchObject({ dutyPct: 0, dutyText: '0%' });
  expect(figures({ today: 'usa' }).routes).toHaveLength(9);
});

test('a country that hardly makes such goods is marked', () => {
  const candle = figures({ goods: goodsOf('soy candle'), hts8: '3406.00.00', words: 'soy candle' });
  expect(routeOf(candle, 'bangladesh').isMadeThere).toBe(false);
  expect(routeOf(candle, 'vietnam').isMadeThere).toBe(true);
  expect(candle.orderMark).toMatch(/antidumping/i);
  expect(figures().orderMark).toBe('');
});

test('a price far from the usual one is pointed out', () => {
  expect(figures().unlikeUsual).toBeNull();
  expect(figures({ costUsd: 0.4 }).unlikeUsual).toEqual({ lowUsd: 2.5, highUsd: 5.5 });
  expect(figures({ costUsd: 40 }).unlikeUsual).toEqual({ lowUsd: 2.5, highUsd: 5.5 });
});

test('a duty that the line alone does not tell gives no figures', () => {
  const soda = { goods: goodsOf('soda'), hts8: '2202.10.00', words: 'soda' };
  expect(productFigures({ ...tee, ...soda })).toBe('duty-open');
});

test('figures hold together for any cost, volume and country', () => {
  fc.assert(
    fc.property(
      fc.record({
        costUsd: fc.option(fc.double({ min: 0.2, max: 60, noNaN: true }), { nil: undefined }),
        yearlyUnits: fc.integer({ min: 1, max: 200_000 }),
        today: fc.constantFrom('china', 'vietnam', 'mexico', 'india', 'usa', 'korea' as const),
        claimsUsmcaToday: fc.boolean(),
      }),
      (change) => {
        const found = figures(change);
        for (const route of found.routes) {
          const { savingUsd, yearUsd, costUsd, paybackMonths, breakEvenFobUsd } = route;
          expect(savingUsd.low).toBeLessThanOrEqual(savingUsd.likely);
          expect(savingUsd.likely).toBeLessThanOrEqual(savingUsd.high);
          expect(yearUsd.likely).toBeCloseTo(savingUsd.likely * change.yearlyUnits, 4);
          expect(costUsd.likely).toBeCloseTo(
            route.samplesUsd + route.pilotUsd + route.doubleUsd,
            4,
          );
          if (route.isToday) {
            expect(savingUsd.likely).toBe(0);
            continue;
          }
          expect(paybackMonths === null).toBe(!(yearUsd.likely > 0));
          // Below the break-even price it saves, above it does not.
          if (breakEvenFobUsd !== null) {
            const isBelow = route.fobUsd.likely <= breakEvenFobUsd - 0.005;
            const isAbove = route.fobUsd.likely >= breakEvenFobUsd + 0.015;
            if (isBelow) expect(savingUsd.likely).toBeGreaterThan(-1e-9);
            if (isAbove) expect(savingUsd.likely).toBeLessThan(1e-9);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});
