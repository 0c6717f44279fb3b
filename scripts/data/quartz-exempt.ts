import { tariffModule } from './action-lists.ts';
import { readCheckedTable } from './check-cells.ts';
import type { GeneratedFiles } from './makers.ts';

const table = 'section-201-quartz-exempt';

/** The module of the origins that the safeguard on quartz exempts. */
export function generatedFiles(): GeneratedFiles {
  const codes = readCheckedTable(table, { iso2: /^[A-Z]{2}$/, name: /./ }).map(({ iso2 }) => iso2);
  return tariffModule('quartz-exempt.generated.ts', table, [
    '',
    'export const quartzExemptCodes: readonly string[] = [',
    `  ${codes.map((code) => `'${code}'`).join(', ')},`,
    '];',
  ]);
}
