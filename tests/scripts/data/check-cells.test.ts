import { expect, test } from 'vitest';
import { checkCells, isoDay, percentage, tariffCode } from '../../../scripts/data/check-cells.ts';

const rules = { hts: tariffCode, rate_pct: percentage, effective_from: isoDay };
const row = { hts: '8806.22.00', rate_pct: '12.5', effective_from: '2026-09-03' };

test('a row that follows the rules passes, with an eight-digit or a ten-digit line', () => {
  expect(() => checkCells('a-list', row, { rules, index: 0 })).not.toThrow();
  const longer = { ...row, hts: '8806.22.00.00' };
  expect(() => checkCells('a-list', longer, { rules, index: 0 })).not.toThrow();
});

test.each([
  [{ ...row, hts: '8806.22' }, 'a-list.csv, line 12, hts: "8806.22". Expected: a line such as'],
  [{ ...row, rate_pct: '25%' }, 'a-list.csv, line 12, rate_pct: "25%". Expected: a number'],
  [
    { ...row, effective_from: '9/3/2026' },
    'a-list.csv, line 12, effective_from: "9/3/2026". Expected: a day',
  ],
  [
    { hts: row.hts, rate_pct: '25' },
    'a-list.csv, line 12, effective_from: "". Expected: a day such as 2026-07-24.',
  ],
])('a bad cell is named by table, line and column, with what is expected', (bad, message) => {
  expect(() => checkCells('a-list', bad, { rules, index: 10 })).toThrow(message);
});

test('a rule of its own is shown as it is', () => {
  expect(() => checkCells('a-list', row, { rules: { hts: /^x$/ }, index: 0 })).toThrow(
    'a-list.csv, line 2, hts: "8806.22.00". Expected: text that fits /^x$/.',
  );
});
