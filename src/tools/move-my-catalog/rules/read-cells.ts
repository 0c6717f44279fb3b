import type { ColumnField, ColumnMap } from './columns.ts';
import type { TableRow } from './read-table.ts';

/** Reads the cell of a field, without the space around it; "" where the row has none. */
export type CellReader = (row: TableRow, field: ColumnField) => string;

export function cellReader(columns: ColumnMap): CellReader {
  return ({ cells }, field) => {
    const place = columns[field];
    return place === null ? '' : (cells[place] ?? '').trim();
  };
}

const euro = /\d,\d{1,2}(?!\d)/;
const american = /\d\.\d{1,2}(?!\d)/;

/**
 * The locale that the file writes its numbers in: one with decimal commas where some number has one
 * and none has a decimal point.
 */
export function numberLocaleOf(
  rows: readonly TableRow[],
  read: CellReader,
  fields: readonly ColumnField[],
): 'en-US' | 'de-DE' {
  const cells = rows.flatMap((row) => fields.map((field) => read(row, field)));
  return cells.some((cell) => euro.test(cell)) && !cells.some((cell) => american.test(cell))
    ? 'de-DE'
    : 'en-US';
}

/** The words of a description that may hold markup. */
export function plainWords(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
