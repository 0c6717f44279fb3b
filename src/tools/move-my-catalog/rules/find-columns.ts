import { isWithinOneEdit } from '@functions/_shared/domain/language/edit-distance.ts';
import { columnHeaders } from './column-headers.ts';
import { type ColumnField, type ColumnMap, columnFields, fromFields } from './columns.ts';

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
