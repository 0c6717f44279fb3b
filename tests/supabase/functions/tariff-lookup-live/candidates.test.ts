import { labelLines } from '@functions/tariff-lookup-live/candidates.ts';
import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';

function line(hts8: string, description: string, matchedTerm: string | null = null) {
  return { hts8, description, matchedTerm };
}

const tail = 'Of man-made fibers > Anoraks > Other > Other > Other';

test("jackets that only the heading distinguishes name men's and women's", () => {
  expect(
    labelLines([
      line('6201.40.75', `Men's or boys' overcoats > ${tail}`),
      line('6202.40.75', `Women's or girls' overcoats > ${tail}`),
    ]),
  ).toEqual(["Men's or boys' overcoats", "Women's or girls' overcoats"]);
});

test('the trade name comes first', () => {
  expect(
    labelLines([
      line('6203.42.45', "Men's or boys' suits > Trousers > Of cotton > Other", "men's jeans"),
      line('6204.62.80', "Women's or girls' suits > Trousers > Of cotton > Other", "women's jeans"),
    ]),
  ).toEqual(["Men's jeans > Men's or boys' suits", "Women's jeans > Women's or girls' suits"]);
});

test('"other" is labeled by the level above it', () => {
  expect(
    labelLines([
      line('3401.19.00', 'Soap > Soap in bars > Other'),
      line('3401.30.50', 'Soap > For washing the skin > Other (459)'),
      line('6501.00.90', 'Soap > Other (459)'),
    ]),
  ).toEqual(['Soap in bars', 'For washing the skin', 'Soap']);
});

test('lines with identical text end in their code', () => {
  expect(
    labelLines([line('1111.11.11', 'Other > Other'), line('2222.22.22', 'A > Other')]),
  ).toEqual(['Line 1111.11.11', 'A']);
  expect(labelLines([line('1111.11.11', 'A > Other'), line('2222.22.22', 'A')])).toEqual([
    'A (1111.11.11)',
    'A (2222.22.22)',
  ]);
});

test('a long step ends at a word', () => {
  const [label = ''] = labelLines([line('1', `Knitted ${'garments and '.repeat(20)}`)]);
  expect(label).toMatch(/(?:garments|and)…$/);
});

test('no two labels are alike, and none is a bare "Other"', () => {
  const step = fc.constantFrom(
    'Other',
    'other',
    'Other (459)',
    'Other:',
    'A',
    'B',
    `C${'c '.repeat(60)}`,
  );
  const lines = fc.uniqueArray(
    fc.record({
      hts8: fc.integer({ min: 1000, max: 9999 }).map((digits) => `${digits}.10.00`),
      description: fc.array(step, { minLength: 1, maxLength: 5 }).map((steps) => steps.join(' > ')),
      matchedTerm: fc.constantFrom(null, 'mug', 'cup'),
    }),
    { selector: ({ hts8 }) => hts8, maxLength: 8 },
  );
  fc.assert(
    fc.property(lines, (each) => {
      const labels = labelLines(each).map((label) => label.toLowerCase());
      expect(new Set(labels).size).toBe(labels.length);
      for (const label of labels) expect(label).not.toMatch(/^(?:other\b.*|\s*)$/);
    }),
  );
});
