import { noChoices, withOwnFigure } from '@functions/_shared/domain/tool-inputs/landed-choices.ts';
import { expect, test } from 'vitest';
import {
  landedNotMade,
  landedTee,
  landedUnknown,
} from '@/pages/component-gallery/landed-fixtures.ts';
import { landedIn } from '@/tools/landed-view/rules/landed-countries.ts';
import { landedOrderOf, openingChoices } from '@/tools/landed-view/rules/landed-order.ts';
import { landedReport } from '@/tools/landed-view/rules/landed-report.ts';

const asked = {
  product: 'Cotton T-shirt',
  country: 'vietnam',
  priceUsd: 30,
  monthlyOrders: 100,
} as const;

test('the report has the steps, the landed cost and the first order of the view', () => {
  const stored = {
    ...withOwnFigure(noChoices, 'vietnam', 'goods', 4),
    hts8: '6109.10.00',
    units: 500,
  };
  const report = landedReport(asked, {}, stored, landedTee);
  const { chain } = landedIn('vietnam', landedTee, {
    priceUsd: 30,
    monthlyOrders: 100,
    units: 500,
    choices: stored,
  });
  expect(report).toMatchObject({
    country: 'vietnam',
    pieces: 500,
    // 500 pieces at 100 a month.
    monthsOfStock: 5,
    landedCostUsd: chain.landedCostUsd,
    profitPerUnitUsd: chain.profitUsd,
  });
  expect(report?.steps?.goodsUsd).toEqual({ low: 4, likely: 4, high: 4 });
  // 26.5% of $4.
  expect(report?.steps?.dutyUsd.likely).toBeCloseTo(1.06, 10);
  expect(report?.steps?.freightUsd.likely).toBeGreaterThan(0);
  // The deposit and the balance alone are 500 × $4.
  expect(report?.cashTiedUpUsd).toBeGreaterThan(2000);
});

test('without choices the order is the one that is known of this product, else the usual minimum', () => {
  const known = {
    product: 'cotton t-shirt ',
    quantities: [300],
    fobUsd: 3,
    country: 'vietnam',
  } as const;
  expect(landedReport(asked, known, null, landedTee)).toMatchObject({
    pieces: 300,
    monthsOfStock: 3,
    steps: { goodsUsd: { low: 3, likely: 3, high: 3 } },
  });
  const ofAnother = { ...known, product: 'Cat mug' };
  expect(landedReport(asked, ofAnother, null, landedTee)).toMatchObject({ pieces: 100 });
});

test('an open country is the one that leaves most of the price', () => {
  const report = landedReport({ ...asked, country: 'ai-choose' }, {}, null, landedTee);
  const margins = landedTee.countries.map(({ country }) => {
    const order = landedOrderOf(asked, {}, openingChoices(asked, {}), landedTee.goods ?? never());
    return { country, profitUsd: landedIn(country, landedTee, order).chain.profitUsd.likely };
  });
  const [best] = margins.toSorted((a, b) => b.profitUsd - a.profitUsd);
  expect(report?.country).toBe(best?.country);
});

test.each([
  ['unknown goods', asked, landedUnknown],
  ['goods that we do not source', asked, landedNotMade],
  ['no tariff line', asked, { ...landedTee, countries: [] }],
  ['no price', { ...asked, priceUsd: 0 }, landedTee],
  ['no orders', { ...asked, monthlyOrders: 0 }, landedTee],
  // 100 pieces at 0.01 a month would last 833 years.
  ['an order for centuries', { ...asked, monthlyOrders: 0.01 }, landedTee],
])('with %s there is nothing to report', (_what, view, response) => {
  expect(landedReport(view, {}, null, response)).toBeUndefined();
});

function never(): never {
  throw new Error('The fixture has goods.');
}
