import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Mover } from '@functions/_shared/domain/money/movers.ts';
import { noChoices } from '@functions/_shared/domain/tool-inputs/landed-choices.ts';
import { landedCostAnswer } from '@tests/support/landed-cost-answer.ts';
import { expect, test } from 'vitest';
import {
  breakEvenText,
  costsText,
  paybackText,
  planningUsd,
  rangeText,
  rowPaybackText,
  savingPerYearText,
  savingText,
  summaryRangeText,
  summaryText,
} from '@/tools/movers/movers-text.ts';
import {
  type MovingOrder,
  movingRows,
  usualOrderUnits,
} from '@/tools/movers/rules/moving-order.ts';

/** The T-shirt of the tests of money/movers.ts, where its figures are worked out by hand. */
const order: MovingOrder = {
  today: 'china',
  yearlyUnits: 2400,
  units: 1000,
  priceUsd: 32,
  choices: { ...noChoices, hts8: '6109.10.00', usmcaClaim: true },
};

async function rowsOf(...countries: FactoryCountry[]): Promise<readonly Mover[]> {
  const rows = movingRows(await landedCostAnswer('cotton t-shirt'), order);
  return rows.filter(({ country }) => ['china', ...countries].includes(country));
}

async function rowOf(country: FactoryCountry): Promise<Mover> {
  const row = (await rowsOf(country)).find((each) => each.country === country);
  if (row === undefined) throw new Error(`No row for ${country}`);
  return row;
}

test('a move that pays back says what it saves, what it costs and when', async () => {
  // $0.5149 a piece and $1,235.83 a year; $912.48 once, earned back in 8.86 months.
  const rows = await rowsOf('mexico', 'vietnam');
  expect(summaryText(rows, 2400)).toBe(
    'Moving from China to Mexico saves about $0.51 a piece, $1,240 a year on 2,400 pieces. ' +
      'Samples, the pilot order and running both factories at first cost about $910, paid back in 9 months.',
  );
  // 0.3096 to 0.7105; at worst 24.13 months.
  expect(summaryRangeText(rows)).toBe(
    'The range is $0.31 to $0.71 a piece. At worst, the move is paid back in 25 months.',
  );
});

test('a saving too small for its costs is called that', async () => {
  // $0.0265 a piece and $63.65 a year; $946.62 once are 178 months; at worst −$0.0132.
  const rows = await rowsOf('vietnam');
  expect(summaryText(rows, 2400)).toBe(
    'Moving from China to Vietnam saves about $0.03 a piece, $64 a year on 2,400 pieces. ' +
      'Samples, the pilot order and running both factories at first cost about $950, which takes more than five years to earn back.',
  );
  expect(summaryRangeText(rows)).toBe(
    'The range is -$0.01 to $0.04 a piece. At worst, it saves nothing, and the move is never paid back.',
  );
});

test('where no country lands cheaper, the sentence says so and names the closest', async () => {
  const rows = await rowsOf('korea');
  expect(summaryText(rows, 2400)).toMatch(
    /^No country we compare has a lower landed cost than China for this product\. The closest is South Korea, at \$\d+\.\d\d more a piece; it would win with a factory price \(FOB\) below \$\d+\.\d\d\.$/,
  );
  expect(summaryRangeText(rows)).toBeNull();
});

test('the cells of a country that saves, of one that costs more, and of today', async () => {
  const cells = (mover: Mover) => [
    savingText(mover),
    savingPerYearText(mover),
    costsText(mover),
    rowPaybackText(mover),
  ];
  expect(cells(await rowOf('mexico'))).toEqual(['$0.51', '$1,240', '$910', '9 months']);
  expect(cells(await rowOf('vietnam'))).toEqual(['$0.03', '$64', '$950', 'over 5 years']);
  const [more, nothing, costs, never] = cells(await rowOf('korea'));
  expect(more).toMatch(/^\$\d+\.\d\d more$/);
  expect([nothing, never]).toEqual(['saves nothing', 'never']);
  expect(costs).toMatch(/^\$[\d,]+$/);
  expect(cells(await rowOf('china'))).toEqual(['made here today', '', '', '']);
});

test('half a cent shows as no saving', async () => {
  const mover = await rowOf('mexico');
  const withSaving = (likely: number): Mover => ({
    ...mover,
    savingUsd: { low: likely, likely, high: likely },
  });
  expect(savingText(withSaving(0.004))).toBe('the same');
  expect(savingText(withSaving(-0.004))).toBe('the same');
  expect(savingPerYearText(withSaving(0.004))).toBe('saves nothing');
  expect(rowPaybackText(withSaving(0.004))).toBe('never');
  expect(savingText(withSaving(0.005))).toBe('$0.01');
  expect(savingText(withSaving(-0.12))).toBe('$0.12 more');
});

test('the break-even price, and that there is none', async () => {
  const mover = await rowOf('mexico');
  expect(breakEvenText(mover)).toBe(
    'A piece from Mexico can cost up to $5.51 FOB; above that, its landed cost is higher than today’s.',
  );
  expect(breakEvenText({ ...mover, breakEvenFobUsd: null })).toBe(
    'No price in Mexico is low enough: freight and fees alone come to more than today’s landed cost.',
  );
});

test('months round up, and beyond five years nobody counts them', () => {
  expect(paybackText(null)).toBe('never');
  expect(paybackText(0)).toBe('1 month');
  expect(paybackText(10.1)).toBe('11 months');
  expect(paybackText(60)).toBe('60 months');
  expect(paybackText(60.1)).toBe('over 5 years');
});

test('planning amounts end in a zero from $100 on', () => {
  expect(planningUsd(63.65)).toBe('$64');
  expect(planningUsd(2125)).toBe('$2,130');
  expect(planningUsd(-743.11)).toBe('-$740');
  expect(rangeText({ low: 509.1, likely: 912.48, high: 1494.22 }, planningUsd)).toBe(
    '$510 to $1,490',
  );
  expect(rangeText({ low: 4, likely: 4, high: 4 }, planningUsd)).toBe('$4');
});

test('an order lasts half a year until its size is known, and is no smaller than the minimum', () => {
  expect(usualOrderUnits(5000, { minOrderUnits: 100 })).toBe(2500);
  expect(usualOrderUnits(100, { minOrderUnits: 300 })).toBe(300);
});
