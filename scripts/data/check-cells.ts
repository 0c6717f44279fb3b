import { type Row, readTable } from './tables.ts';

/** What each cell of a column has to look like. */
type CellRules = Readonly<Record<string, RegExp>>;

export const isoDay = /^\d{4}-\d{2}-\d{2}$/;
export const isoDayOrEmpty = /^(?:\d{4}-\d{2}-\d{2})?$/;
export const tariffCode = /^\d{4}\.\d{2}\.\d{2}(?:\.\d{2})?$/;
export const percentage = /^\d+(?:\.\d+)?$/;

/** How the rules above are said in an error; other rules are shown as they are. */
const expectations: ReadonlyMap<RegExp, string> = new Map([
  [isoDay, 'a day such as 2026-07-24'],
  [isoDayOrEmpty, 'a day such as 2026-07-24, or nothing'],
  [tariffCode, 'a line such as 6109.10.00 or 6109.10.00.04'],
  [percentage, 'a number such as 12.5'],
]);

/**
 * The rows of a table whose cells follow the rules.
 * @throws Error that names the table, the line of the file, the column and what is expected there
 */
export function readCheckedTable(table: string, rules: CellRules): readonly Row[] {
  const rows = readTable(table);
  for (const [index, row] of rows.entries()) checkCells(table, row, { rules, index });
  return rows;
}

/**
 * @param index of the row, from 0; the names of the columns are line 1
 * @throws Error that names the table, the line of the file, the column and what is expected there
 */
export function checkCells(
  table: string,
  row: Row,
  { rules, index }: { rules: CellRules; index: number },
): void {
  for (const [column, rule] of Object.entries(rules)) {
    if (rule.test(row[column] ?? '')) continue;
    const expected = expectations.get(rule) ?? `text that fits ${rule}`;
    throw badCell(table, row, { column, index, expected });
  }
}

/** The error about a cell: "section-232-other.csv, line 12, rate_pct: "x". Expected: a number." */
export function badCell(
  table: string,
  row: Row,
  { column, index, expected }: { column: string; index: number; expected: string },
): Error {
  return new Error(
    `${table}.csv, line ${index + 2}, ${column}: "${row[column] ?? ''}". Expected: ${expected}.`,
  );
}
