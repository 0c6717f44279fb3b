import type { GeneratedFiles } from './makers.ts';
import { type Row, readTable } from './tables.ts';

/** The module with the lists of Section 338 on Canada: codes by program, heading and days. */
export function generatedFiles(): GeneratedFiles {
  const lists = new Map<string, { row: Row; codes: string[] }>();
  for (const [index, row] of readTable('section-338-canada').entries()) {
    check(row, index + 2);
    const { program = '', heading = '', effective_from = '', effective_to = '', hts = '' } = row;
    const key = [program, heading, effective_from, effective_to].join('|');
    const list = lists.get(key) ?? { row, codes: [] };
    list.codes.push(hts.replaceAll('.', ''));
    lists.set(key, list);
  }
  const entries = [...lists.values()].map(({ row, codes }) => {
    const fields = {
      program: row.program,
      heading: row.heading?.startsWith('9903') ? row.heading : null,
      effectiveFrom: row.effective_from,
      effectiveTo: row.effective_to === '' ? null : row.effective_to,
      codes: codes.join(' '),
    };
    return `  ${JSON.stringify(fields)},`;
  });
  const text = [
    '/** Made by `npm run data` from data/section-338-canada.csv. Change that, not this file. */',
    '',
    'export type Section338List = Readonly<{',
    '  program: string;',
    '  /** Null for import bans. */',
    '  heading: string | null;',
    '  effectiveFrom: string;',
    '  /** The last day; null while no end is known. */',
    '  effectiveTo: string | null;',
    '  /** Lines of eight or ten digits, without dots, separated by spaces. */',
    '  codes: string;',
    '}>;',
    '',
    `export const section338Lists: readonly Section338List[] = [\n${entries.join('\n')}\n];`,
    '',
  ].join('\n');
  return { 'supabase/functions/_shared/domain/tariff/section-338.generated.ts': text };
}

/** @throws Error that names the row and the column of a bad cell */
function check(row: Row, line: number): void {
  const rules: Readonly<Record<string, RegExp>> = {
    hts: /^\d{4}\.\d{2}\.\d{2}(\.\d{2})?$/,
    program: /^(?:ban )?(?:alcohol(?: packaged)?|dairy|motor vehicles)$/,
    effective_from: /^\d{4}-\d{2}-\d{2}$/,
    effective_to: /^(?:\d{4}-\d{2}-\d{2})?$/,
  };
  for (const [column, rule] of Object.entries(rules)) {
    if (!rule.test(row[column] ?? '')) {
      throw new Error(`section-338-canada.csv, line ${line}, ${column}: "${row[column]}".`);
    }
  }
}
