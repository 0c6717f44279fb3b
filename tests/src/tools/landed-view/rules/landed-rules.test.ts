import { firstOrder } from '@functions/_shared/domain/money/first-order.ts';
import { moneyChain } from '@functions/_shared/domain/money/money-chain.ts';
import {
  noChoices,
  ownFiguresFor,
  withOwnFigure,
} from '@functions/_shared/domain/tool-inputs/landed-choices.ts';
import { storedChoices } from '@functions/_shared/domain/tool-inputs/stored-choices.ts';
import { expect, test } from 'vitest';
import { landedTee } from '@/pages/component-gallery/landed-fixtures.ts';
import {
  profitRangeText,
  profitText,
  stockText,
  verdictText,
} from '@/tools/landed-view/figures-text.ts';
import { durationText } from '@/tools/landed-view/rules/duration-text.ts';
import {
  earningUnits,
  firstOrderOf,
  orderSizes,
  smallestAudience,
} from '@/tools/landed-view/rules/first-order-view.ts';
import {
  landedCountries,
  landedIn,
  shownCountry,
} from '@/tools/landed-view/rules/landed-countries.ts';
import { choicesKey } from '@/tools/landed-view/storage.ts';

const order = { priceUsd: 30, monthlyOrders: 100, units: 500, choices: noChoices };

test('an own figure up to the warehouse belongs to its country, a later one to all', () => {
  const withFreight = withOwnFigure(noChoices, 'vietnam', 'freight', 1);
  const choices = withOwnFigure(withFreight, 'vietnam', 'parcel', 5);
  expect(ownFiguresFor(choices, 'vietnam')).toEqual({ freight: 1, parcel: 5 });
  expect(ownFiguresFor(choices, 'china')).toEqual({ parcel: 5 });
  const back = withOwnFigure(choices, 'vietnam', 'freight', undefined);
  expect(ownFiguresFor(back, 'vietnam')).toEqual({ parcel: 5 });
});

test('an own FOB price replaces the range, and the duty follows it', () => {
  const choices = {
    ...withOwnFigure(noChoices, 'vietnam', 'goods', 4),
    hts8: '6109.10.00',
  };
  const { steps } = landedIn('vietnam', landedTee, { ...order, choices }).estimates;
  expect(steps.goods.perUnitUsd).toEqual({ low: 4, likely: 4, high: 4 });
  // 26.5% of $4.
  expect(steps.duty.perUnitUsd.likely).toBeCloseTo(1.06, 10);
  expect(steps.duty.perUnitUsd.high).toBeCloseTo(1.06, 10);
});

test('while the line is open the duty spans both lines', () => {
  const choices = withOwnFigure(noChoices, 'china', 'goods', 10);
  const { duty } = landedIn('china', landedTee, { ...order, choices }).estimates.steps;
  // 36.5% and 52% of $10.
  expect(duty.perUnitUsd.low).toBeCloseTo(3.65, 10);
  expect(duty.perUnitUsd.high).toBeCloseTo(5.2, 10);
});

test('countries are sorted by what they leave, each with its own price', () => {
  const choices = withOwnFigure(noChoices, 'usa', 'goods', 0.5);
  const countries = landedCountries('vietnam', landedTee, { ...order, choices });
  expect(countries[0]?.country).toBe('usa');
  const margins = countries.map(({ chain }) => chain.marginPct.likely);
  expect(margins).toEqual([...margins].sort((a, b) => b - a));
  expect(shownCountry(null, landedTee, { ...order, choices })).toBe('usa');
  expect(shownCountry('china', landedTee, { ...order, choices })).toBe('china');
});

test('the first order splits the chain into goods, what is due on arrival, and the sale', () => {
  const result = landedIn('vietnam', landedTee, order);
  const plan = firstOrderOf(
    {
      ...result,
      estimates: { ...result.estimates, transitDays: { from: 20, to: 40 } },
      chain: moneyChain(
        30,
        Object.fromEntries(
          [
            ['goods', 5],
            ['freight', 1],
            ['duty', 1],
            ['inbound', 0.5],
            ['parcel', 6],
            ['payment', 1],
            ['samples', 0.4],
          ].map(([id, usd]) => [
            id,
            {
              perUnitUsd: { low: Number(usd), likely: Number(usd), high: Number(usd) },
              source: '',
              year: 2026,
            },
          ]),
        ),
      ),
    },
    { sampleDays: 10, productionDays: 30 },
    { units: 100, monthlyOrders: 20 },
  );
  // Month 1: samples 40 and 30% of 500. Month 2: 70% of 500. Month 3 (day 70): 2.50 × 100.
  expect(plan.plan.map(({ paidUsd }) => paidUsd).slice(0, 3)).toEqual([190, 350, 250]);
  // A sale brings 30 − 6 − 1 = 23.
  expect(plan.plan[2]?.earnedUsd).toBe(460);
  // −190 − 350 = −540; then −540 − 250 + 460 = −330; then −330 + 460 = 130 in month 4.
  expect(plan.cashTiedUpUsd).toBe(540);
  expect(plan.firstProfitMonth).toBe(4);
});

test('order sizes are the chosen one, the usual minimum and the steps of the prices', () => {
  const sizes = orderSizes('vietnam', landedTee, { ...order, units: 250 });
  expect(sizes.map(({ units }) => units)).toEqual([100, 250, 500, 1000, 5000]);
  // At 100 orders a month.
  expect(sizes.map((size) => size.order.monthsOfStock)).toEqual([1, 2.5, 5, 10, 50]);
});

test('the smallest audience brings the needed orders at 2% of those who engage', () => {
  // 41.67 orders ÷ (5% × 2%) = 41,667 followers.
  expect(smallestAudience(500 / 12, 5)).toBe(41_667);
  expect(smallestAudience(500 / 12, 0)).toBeNull();
});

test('profit is said to the dime, its range to half a dollar', () => {
  expect(profitText({ low: 0, likely: 11.43, high: 0 })).toBe('You keep about $11.40 a piece');
  expect(profitText({ low: 0, likely: -2.06, high: 0 })).toBe('You lose about $2.10 a piece');
  expect(
    profitRangeText({ low: -1.4, likely: 11, high: 19.1 }, { low: 0, likely: 32.4, high: 0 }),
  ).toBe('Between -$1.50 and $19. The likely figure is 32% of the price.');
});

test.each([
  [0.4, 'less than a month'],
  [1.2, 'one month'],
  [6.1, 'six months'],
  [13, '13 months'],
  [23.9, 'two years'],
  [31.2, 'two and a half years'],
  [62.5, 'five years'],
  [142, '12 years'],
])('%s months of stock are %s', (months, text) => {
  expect(durationText(months)).toBe(text);
});

test('stock is counted in months, from two years on in years', () => {
  expect(stockText(1)).toBe('1 month');
  expect(stockText(6.13)).toBe('6.1 months');
  expect(stockText(62.5)).toBe('5.2 years');
});

const tote = {
  units: 500,
  monthlyOrders: 82,
  goodsUsd: 7.5,
  arrivalUsd: 2,
  saleUsd: 24,
  samplesUsd: 150,
  sampleDays: 10,
  productionDays: 30,
  transitDays: 30,
};

test.each([
  [
    { monthlyOrders: 82 },
    'At 82 orders a month, 500 pieces sell out in six months. From month 5 on, counting from the samples, you have more money than you put in.',
  ],
  [
    { monthlyOrders: 8 },
    'At 8 orders a month, 500 pieces would last five years. Start with 50 pieces from stock, or with print on demand.',
  ],
  [
    { monthlyOrders: 0.3 },
    'At less than one order a month, 500 pieces would last 139 years. Start with 10 pieces from stock, or with print on demand.',
  ],
  [
    { monthlyOrders: 0 },
    'These numbers bring no orders yet, so every piece would stay on the shelf. Start with print on demand.',
  ],
  [
    { saleUsd: 9 },
    'At 500 pieces, every sale loses money. No larger order that sells out in time changes that. Raise the price, lower a cost, or look at another country.',
  ],
])('the verdict on %j is honest', (change, text) => {
  const input = { ...tote, ...change };
  expect(verdictText(firstOrder(input), input)).toBe(text);
});

test('a larger order that earns is named where a small one loses on every sale', () => {
  const losing = firstOrder({ ...tote, units: 100, saleUsd: 9 });
  const sizes = [
    { units: 100, order: losing },
    { units: 300, order: losing },
    { units: 500, order: firstOrder(tote) },
  ];
  expect(earningUnits(sizes, 100)).toBe(500);
  expect(earningUnits(sizes, 500)).toBeNull();
  expect(verdictText(losing, { units: 100, monthlyOrders: 82 }, 500)).toBe(
    'At 100 pieces, every sale loses money. An order of 500 spreads freight and fees thin enough to leave a profit, and sells out in time.',
  );
});

test('choices come back from the tab as they were, and damaged ones are left out', () => {
  const choices = {
    ...withOwnFigure(noChoices, 'mexico', 'goods', 5),
    units: 300,
    mode: 'truck' as const,
    hts8: '6109.10.00',
    usmcaClaim: true,
  };
  expect(storedChoices(JSON.parse(JSON.stringify(choices)))).toMatchObject(choices);
  expect(
    storedChoices({
      units: 1.5,
      mode: 'rocket',
      hts8: 'x',
      sale: { parcel: -1, duty: 'much' },
      landedByCountry: { mars: { goods: 1 } },
    }),
  ).toEqual({
    ...noChoices,
    units: undefined,
    mode: undefined,
    hts8: undefined,
    priceUsd: undefined,
    monthlyOrders: undefined,
  });
  expect(choicesKey('t-shirt')).not.toBe(choicesKey('mug'));
});
