import { listModule } from './action-lists.ts';
import { readCheckedTable } from './check-cells.ts';
import type { GeneratedFiles } from './makers.ts';

const table = 'scheduled-changes';

const rules = {
  date: /^(?:\d{4}-\d{2}-\d{2}|open)$/,
  origins: /^(?:[A-Z]{2}(?: [A-Z]{2})*)?$/,
  hts: /^(?:\d{2,10}(?: \d{2,10})*)?$/,
  said: /^(?:.*\.)?$/,
};

/** The module with what is open and may add a duty, by origin and line. */
export function generatedFiles(): GeneratedFiles {
  const entries = readCheckedTable(table, rules).flatMap(({ date, origins, hts, said }) =>
    date !== 'open' || said === '' ? [] : [{ origins, prefixes: hts, sentence: said }],
  );
  return listModule({
    file: 'open-changes.generated.ts',
    table,
    type: 'OpenChange',
    name: 'openChanges',
    entries,
  });
}
