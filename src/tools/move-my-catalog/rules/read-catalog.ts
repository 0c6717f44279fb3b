import type { CatalogRead } from './catalog-product.ts';
import { type ColumnMap, noColumns } from './columns.ts';
import { columnsOf, isHeader } from './find-columns.ts';
import { productsOf } from './read-products.ts';
import { readTable, type TableRow } from './read-table.ts';

/** A catalog as it was read, before anything is looked up. */
export type CatalogTable = Readonly<{
  /** The names of the columns; "Column 1" and so on where the file has no header. */
  header: readonly string[];
  hasHeader: boolean;
  rows: readonly TableRow[];
  openQuoteLines: readonly number[];
  /** Which column holds what, as far as the header says. */
  columns: ColumnMap;
}>;

/** Reads a file or pasted cells. Never throws: text without any cell is a table without rows. */
export function readCatalogTable(text: string): CatalogTable {
  const { rows, openQuoteLines } = readTable(text);
  const [first, ...others] = rows;
  if (first === undefined) {
    return { header: [], hasHeader: false, rows: [], openQuoteLines, columns: noColumns };
  }
  if (isHeader(first.cells) || isAboveNumbers(first, others)) {
    const header = first.cells.map((cell) => cell.trim());
    return { header, hasHeader: true, rows: others, openQuoteLines, columns: columnsOf(header) };
  }
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const header = Array.from({ length: width }, (_, place) => `Column ${place + 1}`);
  const columns = { ...noColumns, title: wordiestColumn(rows, width) };
  return { header, hasHeader: false, rows, openQuoteLines, columns };
}

/** The products of a table, with the columns as they were found or corrected. */
export function readCatalog(
  { rows, header, openQuoteLines }: Pick<CatalogTable, 'rows' | 'header' | 'openQuoteLines'>,
  columns: ColumnMap,
  options: Readonly<{ groupsVariants: boolean }>,
): CatalogRead {
  const read = productsOf({ rows, header }, columns, options);
  const open = openQuoteLines.map((line) => ({ line, fault: 'open-quote' as const, text: '' }));
  return { ...read, badRows: [...read.badRows, ...open].toSorted((a, b) => a.line - b.line) };
}

/** A first row in words above a column of numbers names columns, even those that we do not know. */
function isAboveNumbers({ cells }: TableRow, others: readonly TableRow[]): boolean {
  const sample = others.slice(0, 20);
  const hasNumbers = (place: number) =>
    sample.filter(({ cells: below }) => isNumeric(below[place] ?? '')).length * 2 > sample.length;
  return (
    sample.length > 0 &&
    cells.every((cell) => !/\d/.test(cell)) &&
    cells.some((cell, place) => cell.trim() !== '' && hasNumbers(place))
  );
}

function isNumeric(cell: string): boolean {
  return /\d/.test(cell) && !/\p{L}/u.test(cell);
}

/** Without a header, the product is where the most letters are. */
function wordiestColumn(rows: readonly TableRow[], width: number): number {
  const letters = Array.from({ length: width }, (_, place) =>
    rows
      .slice(0, 50)
      .reduce((sum, { cells }) => sum + (cells[place]?.replace(/[^\p{L}]/gu, '').length ?? 0), 0),
  );
  return letters.indexOf(Math.max(...letters));
}
