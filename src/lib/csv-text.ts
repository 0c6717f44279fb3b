/** Tells Excel that the file is in UTF-8; without it "¢" opens as "Â¢". */
const byteOrderMark = '\uFEFF';

export type CsvValue = string | number | null;

/** Rows as a file for spreadsheets. Numbers are rounded to four decimals. */
export function csvText(rows: readonly (readonly CsvValue[])[]): string {
  return `${byteOrderMark}${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(Math.round(value * 1e4) / 1e4);
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
