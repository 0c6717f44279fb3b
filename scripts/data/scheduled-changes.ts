import { readCheckedTable } from './check-cells.ts';
import type { GeneratedFiles } from './makers.ts';

const rules = {
  date: /^(?:\d{4}-\d{2}-\d{2}|open)$/,
  origins: /^(?:[A-Z]{2}(?: [A-Z]{2})*)?$/,
  hts: /^(?:\d{2,10}(?: \d{2,10})*)?$/,
  said: /^(?:.*\.)?$/,
};

/** The module with what is open and may add a duty, by origin and line. */
export function generatedFiles(): GeneratedFiles {
  const entries = readCheckedTable('scheduled-changes', rules).flatMap((row) => {
    const { date, origins, hts, said } = row;
    return date !== 'open' || said === ''
      ? []
      : [`  ${JSON.stringify({ origins, prefixes: hts, sentence: said })},`];
  });
  const text = [
    '/** Made by `npm run data` from data/scheduled-changes.csv. Change that, not this file. */',
    '',
    'export type OpenChange = Readonly<{',
    '  /** Codes separated by spaces. */',
    '  origins: string;',
    '  /** The first digits of the lines, separated by spaces; empty for all. */',
    '  prefixes: string;',
    '  sentence: string;',
    '}>;',
    '',
    `export const openChanges: readonly OpenChange[] = [\n${entries.join('\n')}\n];`,
    '',
  ].join('\n');
  return { 'supabase/functions/_shared/domain/tariff/open-changes.generated.ts': text };
}
