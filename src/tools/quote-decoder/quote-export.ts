import type { SupplierQuote } from '@functions/_shared/domain/supplier-reply/supplier-quote.ts';
import { quoteRows, wordsOf } from './quote-rows.ts';
import { decoderCopy } from './screen-copy.ts';

/** A mail with the name that the comparison shows. */
export type NamedQuote = Readonly<{ name: string; quote: SupplierQuote }>;

/** A row below the mails' own fields: flags, costs on one basis. */
export type ExtraRow = Readonly<{ label: string; cells: readonly string[] }>;

/** Tells Excel that the file is in UTF-8. */
const byteOrderMark = '\uFEFF';

/** CSV for spreadsheets: a row a field, for each mail the entry and its words. */
export function quotesCsv(quotes: readonly NamedQuote[], extra: readonly ExtraRow[]): string {
  const head = ['field', ...quotes.flatMap(({ name }) => [name, `${name}: words`])];
  const rows = quoteRows(quotes.map(({ quote }) => quote)).map(({ label, cells }) => [
    label,
    ...cells.flatMap((entries, place) => {
      const quote = quotes[place]?.quote;
      const texts = entries.map(({ text }) => text).join('; ');
      const words = entries
        .map(({ source }) => (quote === undefined ? '' : wordsOf(quote, source)))
        .join(' | ');
      return [texts === '' ? decoderCopy.table.notStated : texts, words];
    }),
  ]);
  const others = extra.map(({ label, cells }) => [label, ...cells.flatMap((cell) => [cell, ''])]);
  return (
    byteOrderMark + [head, ...rows, ...others].map((row) => row.map(csvCell).join(',')).join('\r\n')
  );
}

/** Text that a spreadsheet would run as a formula gets an apostrophe in front. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Markdown: one table of all mails. */
export function quotesMarkdown(
  title: string,
  quotes: readonly NamedQuote[],
  extra: readonly ExtraRow[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.map(markdownCell).join(' | ')} |`;
  const rows = quoteRows(quotes.map(({ quote }) => quote)).map(({ label, cells }) =>
    line([
      label,
      ...cells.map(
        (entries) => entries.map(({ text }) => text).join('; ') || decoderCopy.table.notStated,
      ),
    ]),
  );
  return [
    `# ${title}`,
    '',
    line([decoderCopy.table.field, ...quotes.map(({ name }) => name)]),
    `|${'---|'.repeat(quotes.length + 1)}`,
    ...rows,
    ...extra.map(({ label, cells }) => line([label, ...cells])),
    '',
  ].join('\n');
}

function markdownCell(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').replace(/\|/g, '\\|');
}
