import { daysOf, listModule, listsOf } from './action-lists.ts';
import { isoDay, isoDayOrEmpty, readCheckedTable, tariffCode } from './check-cells.ts';
import type { GeneratedFiles } from './makers.ts';

const table = 'section-338-canada';

const rules = {
  hts: tariffCode,
  program: /^(?:ban )?(?:alcohol(?: packaged)?|dairy|motor vehicles)$/,
  effective_from: isoDay,
  effective_to: isoDayOrEmpty,
};

/** The module with the lists of Section 338 on Canada: codes by program, heading and days. */
export function generatedFiles(): GeneratedFiles {
  const rows = readCheckedTable(table, rules).map((row) => ({
    fields: {
      program: row.program,
      heading: row.heading?.startsWith('9903') ? row.heading : null,
      ...daysOf(row),
    },
    code: row.hts ?? '',
  }));
  return listModule({
    file: 'section-338.generated.ts',
    table,
    type: 'Section338List',
    name: 'section338Lists',
    entries: listsOf(rows),
  });
}
