import { parseDate } from '@functions/_shared/domain/tariff-question/parse-date.ts';
import { expect, test } from 'vitest';

const today = '2026-11-30';

test.each([
  ['mugs from china arriving in february', '2027-02-01'],
  ['tees from vietnam landing jan 10', '2027-01-10'],
  ['candles from china on march 3', '2027-03-03'],
  ['t-shirts from china by june', '2027-06-01'],
  ['if mugs from china are imported in february', '2027-02-01'],
  ['i was wondering about mugs arriving in may', '2027-05-01'],
  ['mugs on the 15th', '2026-12-15'],
  ['mugs by 3/1', '2027-03-01'],
])('without a year it is the next one: %s', (text, day) => {
  expect(parseDate(text, today).entryDate).toBe(day);
});

test.each([
  ['what did i pay on mugs in march', '2026-03-01'],
  ['what was the duty on mugs in december', '2025-12-01'],
  ['mugs that arrived feb 3', '2026-02-03'],
  ['mugs last christmas', '2025-12-25'],
])('with a past verb it is the latest one: %s', (text, day) => {
  expect(parseDate(text, today).entryDate).toBe(day);
});

test.each([
  ['kitchen cabinets from china 2028', '2028-01-01'],
  ['china tariffs 2026', today],
  ['mugs in q1 2027', '2027-01-01'],
  ['mugs before christmas', '2026-12-24'],
  ['mugs before chinese new year', '2027-02-05'],
  ['mugs before black friday', '2027-11-25'],
  ['mugs next spring', '2027-03-01'],
  ['mugs by the end of the year', '2026-12-31'],
  ['mugs mid-january', '2027-01-15'],
  ['mugs in early 2027', '2027-01-01'],
  ['mugs in 3 weeks', '2026-12-21'],
  ['mugs in november', today],
  ['mugs next friday', '2026-12-04'],
])('years, quarters, seasons, holidays and spans: %s', (text, day) => {
  expect(parseDate(text, today).entryDate).toBe(day);
});

test.each([
  '2027 planners from china',
  'christmas ornaments from poland',
  'spring mattresses from china',
  '3/4 sleeve tees from china',
  'may i import mugs from china',
  'order 2000 mugs from china',
])('no day: %s', (text) => {
  expect(parseDate(text, today)).toEqual({
    entryDate: undefined,
    unparsedDate: undefined,
    remainder: text,
  });
});
