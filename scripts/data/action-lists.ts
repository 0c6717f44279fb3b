import type { GeneratedFiles } from './makers.ts';

const folder = 'supabase/functions/_shared/domain/tariff';

/**
 * A module that holds one list of objects of a type of action-lists.ts.
 * @param file name in the folder of the tariff rules
 * @param table the table that the objects come from, without ".csv"
 */
export function listModule({
  file,
  table,
  type,
  name,
  entries,
}: Readonly<{
  file: string;
  table: string;
  type: string;
  name: string;
  entries: readonly Readonly<Record<string, unknown>>[];
}>): GeneratedFiles {
  return tariffModule(file, table, [
    `import type { ${type} } from './action-lists.ts';`,
    '',
    `export const ${name}: readonly ${type}[] = [`,
    ...entries.map((entry) => `  ${JSON.stringify(entry)},`),
    '];',
  ]);
}

/** A module of the tariff rules that is made from a table. */
export function tariffModule(
  file: string,
  table: string,
  lines: readonly string[],
): GeneratedFiles {
  const madeBy = `/** Made by \`npm run data\` from data/${table}.csv. Change that, not this file. */`;
  return { [`${folder}/${file}`]: [madeBy, ...lines, ''].join('\n') };
}

/** Rows with the same fields become one list, with their lines as digits. */
export function listsOf(
  rows: readonly Readonly<{ fields: Readonly<Record<string, unknown>>; code: string }>[],
): Record<string, unknown>[] {
  const lists = new Map<string, { fields: Readonly<Record<string, unknown>>; codes: string[] }>();
  for (const { fields, code } of rows) {
    const key = JSON.stringify(fields);
    const list = lists.get(key) ?? { fields, codes: [] };
    list.codes.push(code.replaceAll('.', ''));
    lists.set(key, list);
  }
  return [...lists.values()].map(({ fields, codes }) => ({ ...fields, codes: codes.join(' ') }));
}

/** The days of a row, with no last day where its cell is empty. */
export function daysOf({
  effective_from,
  effective_to,
}: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  return {
    effectiveFrom: effective_from,
    effectiveTo: effective_to === '' ? null : effective_to,
  };
}
