import { mapCountries } from '../../supabase/functions/_shared/domain/manufacturing-countries.ts';
import { badCell, isoDay, isoDayOrEmpty, readCheckedTable } from './check-cells.ts';
import type { GeneratedFiles } from './makers.ts';
import type { Row } from './tables.ts';

const table = 'factory-closures';
const countries: readonly string[] = [...mapCountries, 'usa'];

const rules = {
  country: new RegExp(`^(?:${countries.join('|')})$`),
  name: /^[^;]+$/,
  short_from: isoDayOrEmpty,
  short_to: isoDayOrEmpty,
  long_from: isoDay,
  long_to: isoDay,
  source: /^\S.*$/,
};

/** The module with the days on which factories, customs and carriers do not work, by country. */
export function generatedFiles(): GeneratedFiles {
  const rows = readCheckedTable(table, rules);
  for (const [index, row] of rows.entries()) checkRanges(row, index);
  const sources = [...new Set(rows.map(({ source = '' }) => source))];
  const lines = rows.map(
    ({ country, name, short_from, short_to, long_from, long_to, source = '' }) =>
      [country, name, short_from, short_to, long_from, long_to, sources.indexOf(source)].join(';'),
  );
  return {
    'supabase/functions/_shared/domain/in-hands/factory-closures.generated.ts': [
      '/**',
      ' * Made by `npm run data` from data/factory-closures.csv; one closure per line, its source by its',
      ' * place in the list.',
      ' */',
      `export const closureSources: readonly string[] = ${JSON.stringify(sources, null, 2)};`,
      '',
      'export const closureRows = `',
      ...lines,
      '`;',
      '',
    ].join('\n'),
  };
}

/** The short closure lies within the long one; neither ends before it begins. */
function checkRanges(row: Row, index: number): void {
  const { short_from = '', short_to = '', long_from = '', long_to = '' } = row;
  if (long_to < long_from) throw badCell(table, row, { column: 'long_to', index });
  if (short_from === '' && short_to === '') return;
  if (short_from < long_from || short_from > short_to) {
    throw badCell(table, row, { column: 'short_from', index });
  }
  if (short_to > long_to) throw badCell(table, row, { column: 'short_to', index });
}
