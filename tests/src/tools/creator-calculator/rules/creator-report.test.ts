import { aPartnerAnswer, aReport } from '@tests/src/tools/report/rules/a-report.ts';
import { expect, test } from 'vitest';
import { noPartners } from '@/tools/creator-calculator/rules/creator-report.ts';
import type { ReportBlock } from '@/tools/report/rules/report-model.ts';

function block<Kind extends ReportBlock['kind']>(kind: Kind, report = aReport()) {
  const found = report.sections
    .flatMap(({ blocks }) => blocks)
    .filter((each): each is Extract<ReportBlock, { kind: Kind }> => each.kind === kind);
  return found;
}

function titles(report = aReport()): string[] {
  return report.sections.map(({ title }) => title);
}

test('the report says what it is about, when it was made and what it rests on', () => {
  expect(aReport()).toMatchObject({
    title: 'Your Creator Brand Revenue Potential',
    subject: 'Soy candle & lid',
    madeOn: 'Created November 28, 2026',
    basis: '100,000 followers, 5.0% engagement, $20.00 retail price, made in Mexico.',
    fileName: 'brandbff-soy-candle-lid-2026-11-28',
  });
});

test('the report leads with profit and margin', () => {
  expect(aReport().headline).toEqual([
    { label: 'Potential yearly profit', value: '$17,280' },
    { label: 'Monthly profit', value: '$1,440' },
    { label: 'Profit margin', value: '72.0%' },
  ]);
});

test('the report holds every other figure of the page', () => {
  expect(block('figures')[0]?.figures.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Engaged fans 5,000',
    'Monthly orders 100',
    'Cost per unit $5.60',
    'Monthly revenue $2,000',
    'Monthly costs $560',
    'Yearly revenue $24,000',
  ]);
});

test('the report goes from the figures to what next', () => {
  expect(titles()).toEqual([
    'The figures',
    'Low, expected, high',
    'Seven countries, side by side',
    'What moves your profit most',
    'Profit by order size',
    'Recommended Manufacturing Partners',
    'What we assumed',
    'What next',
  ]);
});

test('the report says plainly that the three cases are assumptions', () => {
  const section = aReport().sections[1];
  expect(section?.text).toMatch(/1%, 2% or 4%.*our assumptions, not forecasts/);
});

test('the report marks the chosen country among seven', () => {
  const bars = block('bars')[0]?.bars ?? [];
  expect(bars).toHaveLength(7);
  expect(bars.filter(({ isMarked }) => isMarked)).toEqual([
    { label: 'Mexico (your choice)', value: 72, text: '72.0%', isMarked: true },
  ]);
});

test('the report names partners by letters, never by their names, and says that samples are samples', () => {
  const section = aReport().sections.find(({ title }) => title.startsWith('Recommended'));
  expect(section).toMatchObject({
    text: expect.stringContaining('sample profiles'),
    blocks: [
      { kind: 'lines', lines: ['Premium Partner A: Makes soy candles.'] },
      {
        table: {
          rows: [['Premium Partner A', 'Puebla, Mexico', '1,500 units', '30-45 days', '$2-7']],
        },
      },
    ],
  });
});

test('the report leaves the partners out while none is known', () => {
  expect(titles(aReport({}, { partners: noPartners }))).not.toContain(
    'Recommended Manufacturing Partners',
  );
});

test('the report says in which country partners were searched, and that the figures are of another', () => {
  const lines = block(
    'lines',
    aReport({ country: 'usa' }, { partners: aPartnerAnswer({ searchedCountry: 'china' }) }),
  ).flatMap(({ lines: each }) => each);
  expect(lines).toContain('Showing partners in China.');
  expect(lines).toContain('The figures in this report still use the USA.');
});

test('the report carries the Manufacturing Alert, even where no partner was found', () => {
  const report = aReport({}, { partners: { ...noPartners, alert: 'Try Vietnam.' } });
  const section = report.sections.find(({ title }) => title.startsWith('Recommended'));
  expect(section).toEqual({
    title: 'Recommended Manufacturing Partners',
    blocks: [{ kind: 'lines', lines: ['Manufacturing Alert: Try Vietnam.'] }],
  });
});

test('the report gives each assumption with its source', () => {
  const rows = block('table').at(-1)?.table.rows ?? [];
  expect(rows).toContainEqual([
    'Engaged fans who order each month',
    '2%',
    'BrandBFF planning figure, not a measurement, 2026',
  ]);
  expect(rows).toContainEqual([
    'Unit cost, made in Mexico',
    '28% of your $20.00 price',
    'BrandBFF planning figure, not a measurement, 2026',
  ]);
});

test('the report names where ordering slightly more costs less', () => {
  const lines = block('lines').flatMap(({ lines: each }) => each);
  expect(lines).toContainEqual(
    'Ordering slightly more costs less: 501 units cost $693 less in total than 500, because they fall into the next tier.',
  );
});

test.each([
  ['Kerze für Łódź 🎉', 'kerze-für-łódź-🎉'],
  ['蜡烛', '蜡烛'],
  ['???', 'report'],
])('a product in any script stays whole: %s', (product, name) => {
  expect(aReport({ product })).toMatchObject({
    subject: product,
    fileName: `brandbff-${name}-2026-11-28`,
  });
});

test('a product in any script has a plain name where none was given', () => {
  expect(aReport({ product: ' ' })).toMatchObject({
    subject: 'Your product',
    fileName: 'brandbff-your-product-2026-11-28',
  });
});
