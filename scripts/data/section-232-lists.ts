import type { Section232Note } from '../../supabase/functions/_shared/domain/tariff/action-lists.ts';
import { daysOf, listModule, listsOf } from './action-lists.ts';
import { isoDay, isoDayOrEmpty, readCheckedTable } from './check-cells.ts';
import type { GeneratedFiles } from './makers.ts';

const table = 'section-232-lists';

const notes: Readonly<Record<Section232Note, true>> = {
  '33(b)': true,
  '33(g)': true,
  '38(b)': true,
  '38(c)': true,
  '38(i)': true,
  '39(b)': true,
  '40(c)': true,
};

const rules = {
  note: new RegExp(`^(?:${Object.keys(notes).map(escaped).join('|')})$`),
  hts_prefix: /^\d{4}(?:\d{2}){0,3}$/,
  assumed: /^(?:yes|no)$/,
  effective_from: isoDay,
  effective_to: isoDayOrEmpty,
};

/** The module with the lines of vehicles, their parts, chips and drugs that Section 232 names. */
export function generatedFiles(): GeneratedFiles {
  const rows = readCheckedTable(table, rules).map((row) => ({
    fields: { note: row.note, isAssumed: row.assumed === 'yes', ...daysOf(row) },
    code: row.hts_prefix ?? '',
  }));
  return listModule({
    file: 'section-232-lists.generated.ts',
    table,
    type: 'Section232List',
    name: 'section232Lists',
    entries: listsOf(rows),
  });
}

function escaped(note: string): string {
  return note.replace(/[()]/g, '\\$&');
}
