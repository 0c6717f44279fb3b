import { maxOrderPieces } from '@functions/_shared/domain/order-terms.ts';
import { parseNumber } from '@functions/_shared/domain/parse-number.ts';
import { maxUsd } from '@functions/_shared/domain/tool-inputs/max-usd.ts';
import {
  type BadRow,
  type CatalogProduct,
  type CatalogRead,
  maxCatalogRows,
  type RowFault,
} from './catalog-product.ts';
import type { ColumnMap } from './columns.ts';
import { gramsFactorOf } from './find-columns.ts';
import { type CellReader, cellReader, numberLocaleOf, plainWords } from './read-cells.ts';
import { statedMaterial, statedWearer } from './read-details.ts';
import { readOrigin } from './read-origin.ts';
import type { TableRow } from './read-table.ts';

/** A row of the file that names a product or one of its variants. */
type Variant = Omit<CatalogProduct, 'key' | 'skus' | 'variants'> &
  Readonly<{ sku: string; group: string }>;

/** The products of the rows, and the rows that cannot be used. Variants of a product are one. */
export function productsOf(
  { rows, header }: Readonly<{ rows: readonly TableRow[]; header: readonly string[] }>,
  columns: ColumnMap,
  { groupsVariants }: Readonly<{ groupsVariants: boolean }>,
): CatalogRead {
  const read = cellReader(columns);
  const locale = numberLocaleOf(rows, read, ['cost', 'price', 'weight']);
  const weightHeader = columns.weight === null ? '' : (header[columns.weight] ?? '');
  const variants: Variant[] = [];
  const badRows: BadRow[] = [];
  const seen = new Set<string>();
  let archived = 0;
  let above = 0;
  let parent: TableRow | undefined;
  for (const row of rows) {
    const isNew = read(row, 'title') !== '';
    // Shopify writes the product's own words only into its first row.
    const isOfParent =
      !isNew && parent !== undefined && isSameHandle(read(row, 'handle'), read(parent, 'handle'));
    if (isNew) parent = row;
    if (isOfParent && isPicture(row, read, columns)) continue;
    const first = isOfParent && parent !== undefined ? parent : row;
    if (/^archived$/i.test(read(first, 'status'))) {
      archived += 1;
      continue;
    }
    if (variants.length >= maxCatalogRows) {
      above += 1;
      continue;
    }
    const found = variantOf(row, first, { read, locale, weightHeader });
    if ('fault' in found) {
      badRows.push(found);
      continue;
    }
    const identity = [found.sku, found.title, read(first, 'handle')].join('\n').toLowerCase();
    if (found.sku !== '' && seen.has(identity)) {
      badRows.push({ line: row.line, fault: 'duplicate', text: found.sku });
      continue;
    }
    seen.add(identity);
    variants.push(found);
  }
  const groups = groupsVariants ? grouped(variants) : variants.map((each) => [each]);
  return { products: withKeys(groups.map(joined)), badRows, leftOut: { archived, above } };
}

type Reading = Readonly<{ read: CellReader; locale: string; weightHeader: string }>;

function variantOf(row: TableRow, first: TableRow, reading: Reading): Variant | BadRow {
  const { read, locale } = reading;
  const { line } = row;
  const bad = (fault: RowFault, text: string): BadRow => ({ line, fault, text });
  const title = read(first, 'title');
  if (title === '') return bad('no-title', read(row, 'sku') || read(row, 'handle'));

  const cost = amountOf(read(row, 'cost'), locale);
  if (cost === 'other-currency') return bad('cost-currency', read(row, 'cost'));
  if (cost === 'wrong') return bad('cost', read(row, 'cost'));
  const units = countOf(read(row, 'units'), locale);
  if (units === 'wrong') return bad('units', read(row, 'units'));
  const originCell = read(row, 'origin') || read(first, 'origin');
  const origin = readOrigin(originCell);
  if (!origin.ok && origin.code === 'unknown') return bad('origin-unknown', originCell);
  if (!origin.ok && origin.code === 'not-compared') return bad('origin-not-compared', originCell);

  const price = amountOf(read(row, 'price') || read(first, 'price'), locale);
  const material = materialOf(row, first, read);
  return {
    line,
    title,
    types: typesOf(first, read),
    details: [material.words, statedWearer(read(first, 'gender'), read(first, 'tags'))]
      .filter((words) => words !== '')
      .join(', '),
    sku: read(row, 'sku'),
    group: [read(first, 'handle') || `${title}\n${first.line}`, material.option].join('\n'),
    costUsd: cost === null || cost === 0 ? undefined : cost,
    yearlyUnits: units ?? undefined,
    today: origin.ok ? origin.value : undefined,
    priceUsd: typeof price === 'number' && price > 0 ? price : undefined,
    weightG: weightOf(row, reading),
    hsCode: hsCodeOf(read(row, 'hsCode') || read(first, 'hsCode')),
  };
}

/** Rows that only add a picture to a product. */
function isPicture(row: TableRow, read: CellReader, columns: ColumnMap): boolean {
  const variantFields = ['sku', 'price', 'cost', 'option1', 'units'] as const;
  return columns.handle !== null && variantFields.every((field) => read(row, field) === '');
}

function isSameHandle(one: string, other: string): boolean {
  return one !== '' && one === other;
}

/** Null for an empty cell. */
function amountOf(cell: string, locale: string): number | null | 'wrong' | 'other-currency' {
  const parsed = parseNumber(cell, { kind: 'money', locale });
  if (parsed.ok) return parsed.value < 0 || parsed.value > maxUsd ? 'wrong' : parsed.value;
  if (parsed.code === 'empty') return null;
  return parsed.code === 'other-currency' ? 'other-currency' : 'wrong';
}

/** Null for an empty cell. "1200.0" is what spreadsheets make of 1,200. */
function countOf(cell: string, locale: string): number | null | 'wrong' {
  const parsed = parseNumber(cell.replace(/[.,]0+$/, ''), { kind: 'count', locale });
  if (parsed.ok) return parsed.value < 0 || parsed.value > maxOrderPieces ? 'wrong' : parsed.value;
  return parsed.code === 'empty' ? null : 'wrong';
}

/**
 * Grams; undefined for a weight that cannot be read or has no unit: then the usual one stands in. The
 * header's unit comes first, because Shopify's grams are grams whatever unit the shop shows.
 */
function weightOf(row: TableRow, { read, locale, weightHeader }: Reading): number | undefined {
  const cell = read(row, 'weight').replace(/\.$/, '');
  const unit = /[a-z]{1,8}$/i.exec(cell)?.[0] ?? '';
  const number = cell.slice(0, cell.length - unit.length);
  const factor = [weightHeader, unit, read(row, 'weightUnit')]
    .map(gramsFactorOf)
    .find((each) => each !== null);
  const parsed = parseNumber(number, { kind: 'decimal', locale });
  if (!parsed.ok || parsed.value <= 0 || factor == null) return undefined;
  return parsed.value * factor;
}

function hsCodeOf(cell: string): string | undefined {
  const digits = cell.replace(/\D/g, '');
  return digits.length >= 6 && digits.length <= 10 ? digits : undefined;
}

/** "Apparel & Accessories > Clothing > Shirts & Tops" says most at its end. */
function typesOf(first: TableRow, read: CellReader): readonly string[] {
  const leaf = read(first, 'category').split('>').at(-1)?.trim() ?? '';
  return [read(first, 'type'), leaf].filter((each) => each !== '');
}

/** The material of a variant option comes first: its variants are other goods. */
function materialOf(
  row: TableRow,
  first: TableRow,
  read: CellReader,
): Readonly<{ words: string; option: string }> {
  const options = (['option1', 'option2', 'option3'] as const).filter((option) =>
    /material|fabric|leather|wood|metal/i.test(read(first, `${option}Name`)),
  );
  const option = options.map((each) => read(row, each)).join(' ');
  const column = read(row, 'material') || read(first, 'material');
  const stated = statedMaterial(plainWords(read(first, 'description')));
  return { words: option || statedMaterial(column) || column || stated, option };
}

function grouped(variants: readonly Variant[]): readonly (readonly Variant[])[] {
  const groups = new Map<string, Variant[]>();
  for (const variant of variants) {
    // Where two are made in two countries, they move from two places.
    const key = `${variant.group}\n${variant.today ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [variant]);
    else group.push(variant);
  }
  return [...groups.values()];
}

type Keyless = Omit<CatalogProduct, 'key'>;

function joined(variants: readonly Variant[]): Keyless {
  const [first] = variants;
  if (first === undefined) throw new RangeError('A group has variants.');
  const units = variants.map(({ yearlyUnits }) => yearlyUnits).filter((each) => each !== undefined);
  const { sku: _sku, group: _group, ...shared } = first;
  return {
    ...shared,
    skus: variants.map(({ sku }) => sku).filter((sku) => sku !== ''),
    variants: variants.length,
    costUsd: meanOf(variants, ({ costUsd }) => costUsd),
    priceUsd: meanOf(variants, ({ priceUsd }) => priceUsd),
    weightG: meanOf(variants, ({ weightG }) => weightG),
    yearlyUnits: units.length === 0 ? undefined : Math.min(maxOrderPieces, sum(units)),
  };
}

/** The mean of those that have the figure, by their pieces where these are known. */
function meanOf(
  variants: readonly Variant[],
  figureOf: (variant: Variant) => number | undefined,
): number | undefined {
  const known = variants.flatMap((variant) => {
    const figure = figureOf(variant);
    return figure === undefined ? [] : [{ figure, weight: variant.yearlyUnits ?? 0 }];
  });
  if (known.length === 0) return undefined;
  const total = sum(known.map(({ weight }) => weight));
  return total > 0
    ? sum(known.map(({ figure, weight }) => figure * weight)) / total
    : sum(known.map(({ figure }) => figure)) / known.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** What the visitor says of a product is kept under its words, so that it survives another reading. */
function withKeys(products: readonly Keyless[]): readonly CatalogProduct[] {
  const counts = new Map<string, number>();
  return products.map((product) => {
    const words = `${product.title}|${product.skus[0] ?? ''}|${product.today ?? ''}`;
    const count = (counts.get(words) ?? 0) + 1;
    counts.set(words, count);
    return { ...product, key: count === 1 ? words : `${words}|${count}` };
  });
}
