import { tariffModule } from './action-lists.ts';
import { readCheckedTable } from './check-cells.ts';
import type { GeneratedFiles } from './makers.ts';
import type { Row } from './tables.ts';

const table = 'section-301-brazil-exempt';

const rules = {
  hts_code: /^\d{4}\.\d{2}\.\d{2}$/,
  condition: /^(?:full|ex)$/,
  heading: /^9903\.05\.0[34]$/,
};

/** The module of the lines that are exempt from the duty on goods of Brazil. */
export function generatedFiles(): GeneratedFiles {
  const rows = readCheckedTable(table, rules);
  const whole = rows.filter(({ condition }) => condition === 'full').map(digitsOf);
  const articles = rows.filter(({ condition }) => condition === 'ex');
  return tariffModule('brazil-exempt.generated.ts', table, [
    '',
    '/** Lines of eight digits, without dots, separated by spaces. */',
    `export const brazilExemptCodes = '${whole.join(' ')}';`,
    '',
    '/** Which articles of a line are exempt, by its digits. */',
    'export const brazilExemptArticles: Readonly<Record<string, string>> = {',
    ...articles.map((row) => `  '${digitsOf(row)}': ${JSON.stringify(row.note)},`),
    '};',
  ]);
}

function digitsOf({ hts_code = '' }: Row): string {
  return hts_code.replaceAll('.', '');
}
