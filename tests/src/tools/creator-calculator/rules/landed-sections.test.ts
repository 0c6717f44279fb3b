import type { LandedFigures } from '@functions/_shared/contracts/send-tool-notification.ts';
import { expect, test } from 'vitest';
import { landedSections } from '@/tools/creator-calculator/rules/landed-sections.ts';

const columns = ['Per unit', 'Low', 'Likely', 'High'];
const landed: LandedFigures = {
  country: 'vietnam',
  landedCostUsd: { low: 7, likely: 8.004, high: 9.5 },
  profitPerUnitUsd: { low: -1, likely: 12, high: 13 },
  pieces: 1500,
  monthsOfStock: 5,
  cashTiedUpUsd: 9000.4,
  firstProfitMonth: 3,
};

test('the report has the landed view as a table, and the first order as figures', () => {
  const [perUnit, firstOrder, ...more] = landedSections(columns, landed);
  expect(more).toEqual([]);
  expect(perUnit?.blocks).toEqual([
    { kind: 'lines', lines: ['Made in Vietnam'] },
    {
      kind: 'table',
      table: {
        holds: 'figures',
        columns,
        rows: [
          ['Landed cost', '$7.00', '$8.00', '$9.50'],
          ['Profit', '-$1.00', '$12.00', '$13.00'],
        ],
      },
    },
  ]);
  expect(firstOrder).toEqual({
    title: 'Your first order of 1,500 pieces',
    blocks: [
      {
        kind: 'figures',
        figures: [
          { label: 'Months of stock', value: '5' },
          { label: 'Cash tied up', value: '$9,000' },
          { label: 'First month with a profit', value: '3' },
        ],
      },
    ],
  });
});

test('no line names the country where it is open', () => {
  const [perUnit] = landedSections(columns, { ...landed, country: undefined });
  expect(perUnit?.blocks.map(({ kind }) => kind)).toEqual(['table']);
});

test('without figures there are no sections', () => {
  expect(landedSections(columns, undefined)).toEqual([]);
});
