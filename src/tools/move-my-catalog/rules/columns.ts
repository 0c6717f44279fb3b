import { isWithinOneEdit } from '@functions/_shared/domain/language/edit-distance.ts';
import { columnHeaders } from './column-headers.ts';

/** What a column may hold. Money is US dollars a piece. */
export const columnFields = [
  'title',
  'sku',
  'cost',
  'units',
  'origin',
  'hsCode',
  'material',
  'type',
  'category',
  'description',
  'handle',
  'vendor',
  'price',
  'weight',
  'weightUnit',
  'status',
  'option1Name',
  'option1',
  'option2Name',
  'option2',
  'option3Name',
  'option3',
] as const;
export type ColumnField = (typeof columnFields)[number];

/** Those that the visitor can set; the others only follow from the header. */
export const mappableFields = [
  'title',
  'cost',
  'units',
  'origin',
  'hsCode',
  'sku',
  'type',
  'material',
  'weight',
] as const satisfies readonly ColumnField[];
export type MappableField = (typeof mappableFields)[number];

/** The place of each field's column, from 0; null where there is none. */
export type ColumnMap = Readonly<Record<ColumnField, number | null>>;

/** No column: every place is null. */
export const noColumns: ColumnMap = fromFields(() => null);

/**
 * Which column holds what, by the header: by a known name, else by one that it contains or that is a
 * letter off. Each column is used once, and the surest match of all decides.
 */
export function columnsOf(header: readonly string[]): ColumnMap {
  const matches = header.flatMap((cell, column) =>
    columnFields.flatMap((field) => {
      const sureness = surenessOf(cell, field);
      return sureness === 0 ? [] : [{ field, column, sureness }];
    }),
  );
  const map = new Map<ColumnField, number>();
  const used = new Set<number>();
  for (const { field, column } of matches.sort((a, b) => b.sureness - a.sureness)) {
    if (map.has(field) || used.has(column)) continue;
    map.set(field, column);
    used.add(column);
  }
  return fromFields((field) => map.get(field) ?? null);
}

/** Whether a row is a header: its cells name columns, one of which may hold the product. */
export function isHeader(cells: readonly string[]): boolean {
  const found = columnFields.filter((field) => columnsOf(cells)[field] !== null);
  const isExact = cells.some((cell) => columnHeaders.title.includes(headerKey(cell)));
  return isExact || (found.length >= 2 && cells.every((cell) => !/\d{3}|\d[.,]\d/.test(cell)));
}

/** The factor that turns weights into grams, by their unit or a header with one; null without. */
export function gramsFactorOf(unit: string): number | null {
  const key = headerKey(unit);
  if (/(?:grams?|gramos|gramm)$|^g$|weightg$/.test(key)) return 1;
  if (/kgs?$|kilos?$|kilograms?$/.test(key)) return 1000;
  if (/lbs?$|pounds?$/.test(key)) return 453.592_37;
  if (/oz$|ounces?$/.test(key)) return 28.349_523_125;
  return null;
}

function surenessOf(cell: string, field: ColumnField): number {
  const key = headerKey(cell);
  if (key === '') return 0;
  const names = columnHeaders[field];
  const place = names.indexOf(key);
  if (place >= 0) return 1000 - place;
  // "Compare-at price", "Price / International" and "Inventory quantity" are other columns.
  if (/compare|international|included|metafield|image|seo|google|currency|inventory/.test(key)) {
    return 0;
  }
  const long = names.filter((name) => name.length >= 4);
  if (long.some((name) => name.length >= 6 && isWithinOneEdit(name, key))) return 500;
  const contained = long.filter((name) => key.includes(name)).map((name) => name.length);
  return contained.length === 0 ? 0 : 100 + Math.max(...contained);
}

/** "Cost per item (USD)" is "costperitem", "Weight (kg)" stays "weightkg". */
function headerKey(cell: string): string {
  return cell
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\(?\b(?:usd|us dollars|us\$)\)?|\$/g, '')
    .replace(/[^\p{L}\d]/gu, '');
}

function fromFields(placeOf: (field: ColumnField) => number | null): ColumnMap {
  const place = (field: ColumnField) => placeOf(field);
  return {
    title: place('title'),
    sku: place('sku'),
    cost: place('cost'),
    units: place('units'),
    origin: place('origin'),
    hsCode: place('hsCode'),
    material: place('material'),
    type: place('type'),
    category: place('category'),
    description: place('description'),
    handle: place('handle'),
    vendor: place('vendor'),
    price: place('price'),
    weight: place('weight'),
    weightUnit: place('weightUnit'),
    status: place('status'),
    option1Name: place('option1Name'),
    option1: place('option1'),
    option2Name: place('option2Name'),
    option2: place('option2'),
    option3Name: place('option3Name'),
    option3: place('option3'),
  };
}

export function isMappableField(value: unknown): value is MappableField {
  return mappableFields.some((field) => field === value);
}

/** The columns with what the visitor has set: the header of a field's column, "" for none. */
export function withSetColumns(
  columns: ColumnMap,
  header: readonly string[],
  columnByField: Readonly<Partial<Record<MappableField, string>>>,
): ColumnMap {
  const set = new Map<ColumnField, number | null>();
  for (const field of mappableFields) {
    const name = columnByField[field];
    if (name === '') set.set(field, null);
    else if (name !== undefined && header.includes(name)) set.set(field, header.indexOf(name));
  }
  const taken = new Set([...set.values()].filter((place) => place !== null));
  return fromFields((field) => {
    const place = set.get(field);
    if (place !== undefined) return place;
    // A column that was set for one field is not another's anymore.
    const found = columns[field];
    return found !== null && taken.has(found) ? null : found;
  });
}
