import readWorkbook from 'read-excel-file/universal';

const maxRows = 2_000;

/**
 * The cells of all sheets of an Excel file, a row a line, with tabs between: the form in which cells
 * are pasted.
 * @throws when the file is no .xlsx
 */
export async function xlsxText(data: ArrayBuffer): Promise<string> {
  const sheets = await readWorkbook(data);
  return sheets
    .map(({ data: rows }) =>
      rows
        .slice(0, maxRows)
        .map((row) => row.map(cellText).join('\t').trimEnd())
        .join('\n'),
    )
    .join('\n\n');
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).replace(/[\t\r\n]+/g, ' ');
}
