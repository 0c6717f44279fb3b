import { type CsvError, type Info, parse } from 'csv-parse/browser/esm/sync';

export type TableRow = Readonly<{
  /** Where the row begins in the file or the pasted text; the first line is 1. */
  line: number;
  cells: readonly string[];
}>;

export type Table = Readonly<{
  rows: readonly TableRow[];
  delimiter: Delimiter;
  /** Lines that begin a quotation which never ends. */
  openQuoteLines: readonly number[];
}>;

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** So many lines with an open quotation are stepped over; beyond, the rest is taken as one of them. */
const maxOpenQuotes = 20;

/**
 * Reads separated values as spreadsheets and shop systems write them: quoted cells may hold line
 * breaks, rows may be short, empty lines count for nothing. A quotation that never ends costs its own
 * line only, and that line is named.
 */
export function readTable(text: string): Table {
  // Cells that were typed on another system may break their lines in another way than the rows.
  const content = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const delimiter = delimiterOf(content);
  const rows: TableRow[] = [];
  const openQuoteLines: number[] = [];
  let rest = content;
  let linesBefore = 0;
  while (rest !== '') {
    const part = readUntilFault(rest, delimiter, linesBefore);
    rows.push(...part.rows);
    if (part.faultLine === null) break;
    openQuoteLines.push(part.faultLine);
    if (openQuoteLines.length >= maxOpenQuotes) break;
    rest = afterLine(rest, part.faultLine - linesBefore);
    linesBefore = part.faultLine;
  }
  return { rows, delimiter, openQuoteLines };
}

/** The separator that occurs most often in the first row, outside of quotations. */
export function delimiterOf(text: string): Delimiter {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const letter of text.slice(0, 20_000)) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '\n' && counts.size > 0) break;
    else if (delimiters.some((each) => each === letter)) {
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  }
  const found = delimiters.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return found[0] ?? ',';
}

function readUntilFault(
  text: string,
  delimiter: Delimiter,
  linesBefore: number,
): { rows: readonly TableRow[]; faultLine: number | null } {
  const rows: TableRow[] = [];
  let lastLine = 0;
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: '\n',
      skip_empty_lines: false,
      on_record: (cells: readonly string[], { lines }: Pick<Info, 'lines'>) => {
        // The count is that of the line on which the row ends.
        const breaks = cells.reduce((sum, cell) => sum + breaksIn(cell), 0);
        lastLine = lines;
        const isBlank = cells.every((cell) => cell.trim() === '');
        if (!isBlank) rows.push({ line: linesBefore + lines - breaks, cells });
        return null;
      },
    });
    return { rows, faultLine: null };
  } catch (error) {
    if (!isOpenQuote(error)) throw error;
    return { rows, faultLine: linesBefore + lastLine + 1 };
  }
}

function isOpenQuote(error: unknown): error is CsvError {
  return error instanceof Error && 'code' in error && error.code === 'CSV_QUOTE_NOT_CLOSED';
}

function breaksIn(cell: string): number {
  return cell.split('\n').length - 1;
}

/** The text after so many lines. */
function afterLine(text: string, lines: number): string {
  return text.split('\n').slice(lines).join('\n');
}
