import { isMaterialId } from '@functions/_shared/domain/language/materials.ts';
import { descriptions } from '@functions/_shared/domain/language/stop-words.ts';
import { tokenize } from '@functions/_shared/domain/language/words.ts';
import { isProductCategory } from '@functions/_shared/domain/product-categories.ts';
import { type Row, readTable } from './tables.ts';

/** A row of data/goods with the trade that names its file. */
export type KindRow = Row & { capability: string };

/**
 * What is wrong with the rows of data/goods, one sentence each with the file and row; empty when
 * nothing is. Checks ids, categories, ranges, materials, rules, tariff lines, and that no two kinds
 * claim one name.
 */
export function findGoodsFaults(rows: readonly KindRow[]): readonly string[] {
  const tariffLines = new Set(readTable('hts').map((line) => line['hts_code'] ?? ''));
  const rules = new Set(readTable('goods/rules').map(({ id }) => id));
  const ids = new Set<string>();
  const owners = new Map<string, string>();
  return rows.flatMap((row) => {
    const faults: string[] = [];
    const id = row['id'] ?? '';
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) faults.push('the id is not in kebab case');
    if (ids.has(id)) faults.push('the id occurs twice');
    ids.add(id);
    if (!isProductCategory(row['category'])) faults.push(`no category "${row['category']}"`);
    for (const column of ['name', 'plural', 'materials', 'hts', 'es', 'tr', 'zh', 'de', 'fr']) {
      if (!row[column]) faults.push(`${column} is empty`);
    }
    for (const column of ['fob_usd', 'retail_usd']) {
      if (range(row[column]) === undefined) faults.push(`${column} is no range: ${row[column]}`);
    }
    const fob = range(row['fob_usd']);
    const retail = range(row['retail_usd']);
    if (fob && retail && retail[0] <= fob[0]) faults.push('retail starts at or below FOB');
    for (const column of [
      'weight_g',
      'units_per_carton',
      'min_order',
      'sample_days',
      'production_days',
    ]) {
      if (!(Number(row[column]) > 0)) faults.push(`${column} is not above 0: ${row[column]}`);
    }
    if (!/^[\d.]+x[\d.]+x[\d.]+$/.test(row['packed_cm'] ?? ''))
      faults.push('packed_cm is no LxWxH');
    for (const material of cell(row['materials'])) {
      if (!isMaterialId(material)) faults.push(`no material "${material}"`);
    }
    for (const rule of cell(row['rules'])) {
      if (!rules.has(rule)) faults.push(`no rule "${rule}" in rules.csv`);
    }
    for (const line of cell(row['hts'])) {
      const code = line.split('=').at(-1) ?? '';
      if (!tariffLines.has(code)) faults.push(`no tariff line "${code}"`);
    }
    for (const name of [row['name'], row['plural'], ...cell(row['synonyms'])]) {
      const words = tokenize(name ?? '');
      const key = words.join(' ');
      if (words.every((word) => descriptions.has(word))) {
        faults.push(`"${name}" only describes goods and names none`);
      }
      const owner = owners.get(key);
      if (owner !== undefined && owner !== id) faults.push(`"${name}" already names ${owner}`);
      owners.set(key, id);
    }
    return faults.map((fault) => `data/goods/${row.capability}.csv, ${id}: ${fault}.`);
  });
}

/**
 * What is wrong with the rows of other-things.csv, one sentence each: a thing that is itself the name
 * of a kind, or that occurs twice.
 */
export function findOtherThingFaults(
  otherThings: readonly Row[],
  rows: readonly Row[],
): readonly string[] {
  const keyOf = (name: string | undefined) => tokenize(name ?? '').join(' ');
  const owners = new Map(
    rows.flatMap((row) =>
      [row['name'], row['plural'], ...cell(row['synonyms'])].map(
        (name) => [keyOf(name), row['id'] ?? ''] as const,
      ),
    ),
  );
  const seen = new Set<string>();
  return otherThings.flatMap(({ noun, modifiers }) =>
    cell(modifiers).flatMap((modifier) => {
      const thing = `${modifier} ${noun}`;
      const key = keyOf(thing);
      const owner = owners.get(key);
      const isSecond = seen.has(key);
      seen.add(key);
      return [
        ...(owner === undefined ? [] : [`"${thing}" is a name of ${owner}`]),
        ...(isSecond ? [`"${thing}" occurs twice`] : []),
      ].map((fault) => `data/goods/other-things.csv: ${fault}.`);
    }),
  );
}

/**
 * What is wrong with the rows of foreign-things.csv, one sentence each: goods that are a kind after
 * all, by their English name or one in another language.
 */
export function findForeignThingFaults(
  things: readonly Row[],
  rows: readonly Row[],
): readonly string[] {
  const keyOf = (name: string) => tokenize(name).join(' ');
  const ownersOf = (columns: readonly string[]) =>
    new Map(
      rows.flatMap((row) =>
        columns
          .flatMap((column) => cell(row[column]))
          .map((name) => [keyOf(name), row['id'] ?? ''] as const),
      ),
    );
  const english = ownersOf(['name', 'plural', 'synonyms']);
  const foreign = ownersOf(['es', 'tr', 'de', 'fr']);
  return things.flatMap((row) => {
    const names = ['es', 'tr', 'de', 'fr'].flatMap((column) => cell(row[column]));
    return [
      ...[row['name'] ?? ''].map((name) => [name, english.get(keyOf(name))] as const),
      ...names.map((name) => [name, foreign.get(keyOf(name))] as const),
    ].flatMap(([name, owner]) =>
      owner === undefined
        ? []
        : [`data/goods/foreign-things.csv: "${name}" is a name of ${owner}.`],
    );
  });
}

function cell(text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? [] : text.split('|');
}

function range(text: string | undefined): readonly [number, number] | undefined {
  const match = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(text ?? '');
  if (match === null) return undefined;
  const [low, high] = [Number(match[1]), Number(match[2])];
  return low > 0 && low < high ? [low, high] : undefined;
}
