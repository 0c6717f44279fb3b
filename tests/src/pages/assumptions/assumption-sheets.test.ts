import { moneyAssumptions } from '@functions/_shared/domain/money/assumption-list.ts';
import { expect, test } from 'vitest';
import { rowsOf, sourcesOf } from '@/pages/assumptions/assumption-sheets.ts';
import { assumptionsSections, sourceLinks } from '@/pages/assumptions/below-copy.ts';
import { figureText } from '@/pages/assumptions/figure-text.ts';

const sheets = assumptionsSections.groups.flatMap((group) => group.sheets);

test('every figure of the chain stands on the page once', () => {
  const texts = sheets.flatMap((sheet) => rowsOf(sheet).flatMap((row) => row.texts));
  expect(texts).toHaveLength(moneyAssumptions.length);
});

test('no two rows of a sheet have one name, besides the figures of a lane', () => {
  for (const sheet of sheets.filter(({ ids }) => !ids.includes('freight'))) {
    const rows = rowsOf(sheet);
    expect(rows.filter(({ texts }) => texts.length !== 1)).toEqual([]);
  }
});

test('a lane has its charges, its own load and its days in one row', () => {
  const lanes = rowsOf({ ids: ['freight'], title: '', changes: '' });
  expect(lanes.find(({ name }) => name === 'By sea from China')?.texts).toEqual([
    '$180 to $420 per shipment, likely $280 (fixed)',
    '$90 to $210 per cubic meter, likely $130 (rate)',
    expect.stringMatching(/ per load, likely .* \(full load\)$/),
    '32 to 48 days (in transit)',
  ]);
});

test('sources are named once with their year, and linked where they can be read', () => {
  expect(sourcesOf({ ids: ['customs'], title: '', changes: '' })).toEqual([
    {
      name: '19 CFR 24.23 and 24.24',
      year: 2026,
      href: 'https://www.ecfr.gov/current/title-19/chapter-I/part-24',
    },
  ]);
  expect(sourcesOf({ ids: ['samples'], title: '', changes: '' })).toEqual([
    { name: 'BrandBFF planning range', year: 2026, href: undefined },
  ]);
});

test('every link belongs to a source', () => {
  const names = moneyAssumptions.map(({ source }) => source);
  for (const link of sourceLinks) {
    expect(
      names.some((name) => name.includes(link.name)),
      link.name,
    ).toBe(true);
  }
});

test.each([
  [{ low: 0.5, likely: 2, high: 5 }, 'usd-per-carton', '$0.50 to $5 per carton, likely $2'],
  [{ low: 0.3464, likely: 0.3464, high: 0.3464 }, 'percent', '0.3464%'],
  [{ low: 0, likely: 0.5, high: 1 }, 'share', '0% to 100%, likely 50%'],
  [{ low: 1.05, likely: 1.05, high: 1.05 }, 'factor', '× 1.05'],
  [{ low: 32, likely: 40, high: 48 }, 'days', '32 to 48 days'],
  [{ low: 1000, likely: 1000, high: 1000 }, 'kg', '1,000 kg'],
] as const)('%o in %s reads %s', (value, unit, text) => {
  expect(figureText({ value, unit })).toBe(text);
});
