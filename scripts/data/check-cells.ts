import { type Row, readTable } from './tables.ts';

/** What each cell of a column has to look like. */
type CellRules = Readonly<Record<string, RegExp>>;

export const isoDay = /^\d{4}-\d{2}-\d{2}$/;
export const isoDayOrEmpty = /^(?:\d{4}-\d{2}-\d{2})?$/;
export const tariffCode = /^\d{4}\.\d{2}\.\d{2}(?:\.\d{2})?$/;
export const percentage = /^\d+(?:\.\d+)?$/;

/**
 * The rows of a table whose cells follow the rules.
 * @throws Error that names the table, the line of the file and the column of a bad cell
 */
export function readCheckedTable(table: string, rules: CellRules): readonly Row[] {
  const rows = readTable(table);
  for (const [index, row] of rows.entries()) checkCells(table, row, { rules, index });
  return rows;
}

/**
 * @param index of the row, from 0; the names of the columns are line 1
 * @throws Error that names the table, the line of the file and the column of a bad cell
 */
export function checkCells(
  table: string,
  row: Row,
  { rules, index }: { rules: CellRules; index: number },
): void {
  for (const [column, rule] of Object.entries(rules)) {
    if (!rule.test(row[column] ?? '')) throw badCell(table, row, { column, index });
  }
}

/** The error about a cell: "section-232-other.csv, line 12, rate_pct: "x"." */
export function badCell(
  table: string,
  row: Row,
  { column, index }: { column: string; index: number },
): Error {
  return new Error(`${table}.csv, line ${index + 2}, ${column}: "${row[column] ?? ''}".`);
}
