import { isoDay, isoDayOrEmpty, readCheckedTable, tariffCode } from './check-cells.ts';
import type { GeneratedFiles } from './makers.ts';
import type { Row } from './tables.ts';

const rules = {
  hts: tariffCode,
  program: /^(?:ban )?(?:alcohol(?: packaged)?|dairy|motor vehicles)$/,
  effective_from: isoDay,
  effective_to: isoDayOrEmpty,
};

/** The module with the lists of Section 338 on Canada: codes by program, heading and days. */
export function generatedFiles(): GeneratedFiles {
  const lists = new Map<string, { row: Row; codes: string[] }>();
  for (const row of readCheckedTable('section-338-canada', rules)) {
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
