import { expect, test } from 'vitest';
import { catalogCsv } from '@/tools/move-my-catalog/catalog-csv.ts';
import { catalogReport } from '@/tools/move-my-catalog/catalog-report.ts';
import { reportTexts } from '@/tools/report/rules/report-model.ts';
import { routeWith, rowWith } from './rules/rows.ts';

const settings = { countsUsmca: false };
const badRows = [{ line: 9, fault: 'cost', text: 'abc' }] as const;

test('the CSV has a row per product and one per bad row, each as wide as its header', () => {
  const rows = [
    rowWith([routeWith('vietnam', { year: 1200, months: 5 })], 'figures', '=Mug, "blue"'),
    rowWith(null, 'unknown', 'Thing'),
  ];
  const text = catalogCsv({ rows, badRows, settings });
  const [header = '', move = '', unknown = '', bad = '', end] = text.split('\r\n');
  expect(end).toBe('');
  expect(header).toMatch(/^\uFEFFline,product,skus,kind,hts8,made_in,units_a_year,cost_usd/);
  // Spreadsheets run text that begins with "=".
  expect(move).toContain(`"'=Mug, ""blue"""`);
  expect(move).toContain('Vietnam,1200,900,1800,500,5');
  expect(unknown).toContain('Thing');
  expect(unknown).toMatch(/so it has no number\."$/);
  expect(bad).toMatch(/^9,.*The cost “abc” isn’t a number\.$/);
  const width = header.split(',').length;
  expect(unknown.split(',').length).toBeGreaterThanOrEqual(width);
  expect(bad.split(',')).toHaveLength(width);
});

test('the report says the total, over how many products, and what is left out', () => {
  const rows = [
    rowWith([routeWith('vietnam', { year: 1200, months: 5 })], 'figures', 'Blue Mug'),
    rowWith(null, 'unknown', 'Thing'),
  ];
  const report = catalogReport({
    rows,
    badRows,
    settings,
    madeOn: new Date('2026-11-30T12:00:00'),
  });
  expect(report.fileName).toBe('catalog-moves-2026-11-30');
  expect(report.subject).toBe('1 of 2 products compared');
  expect(report.headline[0]).toEqual({
    label: 'Saves a year',
    value: '$1,200 ($900 to $1,800)',
  });
  const texts = reportTexts(report).join('\n');
  for (const part of ['Blue Mug', 'Vietnam', '36.5% to 20%', '5 months', 'Line 9: The cost']) {
    expect(texts).toContain(part);
  }
  const many = Array.from({ length: 130 }, () =>
    rowWith([routeWith('vietnam', { year: 1200, months: 5 })]),
  );
  const long = catalogReport({ rows: many, badRows: [], settings, madeOn: new Date(0) });
  expect(long.sections[0]?.text).toBe('30 more are in the CSV.');
});
