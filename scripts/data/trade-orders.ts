import type { TradeOrderGroup } from '../../supabase/functions/_shared/domain/tariff/trade-order-types.ts';
import { badCell } from './check-cells.ts';
import type { GeneratedFiles } from './makers.ts';
import { type Row, readTable } from './tables.ts';
import { orderTable, tradeOrderRows } from './trade-order-rows.ts';

/** The module of the antidumping and countervailing orders, one group for each kind of goods. */
export function generatedFiles(): GeneratedFiles {
  const groups = tradeOrderGroups(readTable(orderTable), readTable(scopeTable));
  const text = [
    '/** Made by `npm run data` from data/adcvd-orders.csv and data/adcvd-scopes.csv. Change those, not this file. */',
    "import type { TradeOrderGroup } from './trade-order-types.ts';",
    '',
    'export const tradeOrderGroups: readonly TradeOrderGroup[] = [',
    ...groups.map((group) => `  ${JSON.stringify(group)},`),
    '];',
    '',
  ].join('\n');
  return { 'supabase/functions/_shared/domain/tariff/trade-orders.generated.ts': text };
}

const scopeTable = 'adcvd-scopes';

/**
 * The orders, grouped by goods and lines, in the order of the table.
 * @throws Error that names the table, the line of the file, the column and what is expected there
 */
export function tradeOrderGroups(
  orders: readonly Row[],
  scopes: readonly Row[],
): TradeOrderGroup[] {
  const scopeOf = scopesByName(scopes, new Set(orders.filter(isOrder).map(scopeName)));
  const groups = new Map<string, TradeOrderGroup>();
  const numbers = new Set<string>();
  for (const [index, row] of orders.entries()) {
    const made = tradeOrderRows(row, index);
    if (made.length === 0) continue;
    const { example_hts: lines = '', case_number: number = '' } = row;
    const problem = (column: string, expected: string) =>
      badCell(orderTable, row, { column, index, expected });
    if (number !== '' && numbers.has(number)) {
      throw problem('case_number', 'a number that no row above has');
    }
    numbers.add(number);
    const words = scopeOf.get(scopeName(row));
    if (words === undefined) throw problem('product_scope', `one that ${scopeTable}.csv has`);
    const prefixes = linesOf(lines, ';');
    if (prefixes === undefined) throw problem('example_hts', someLines(';'));
    const key = `${scopeName(row)}|${lines}`;
    const group = groups.get(key) ?? groupOf(words, prefixes);
    groups.set(key, { ...group, orders: [...group.orders, ...made] });
  }
  return [...groups.values()];
}

/** The rows of the scopes, checked, by the name of the scope. */
function scopesByName(scopes: readonly Row[], ordered: ReadonlySet<string>): Map<string, Row> {
  const found = new Map<string, Row>();
  for (const [index, row] of scopes.entries()) {
    const problem = (column: string, expected: string) =>
      badCell(scopeTable, row, { column, index, expected });
    if (found.has(scopeName(row))) throw problem('product_scope', 'one that no row above has');
    if (!ordered.has(scopeName(row))) {
      throw problem('product_scope', `one with an order in ${orderTable}.csv`);
    }
    for (const column of ['goods', 'names', 'source']) {
      if (!row[column]) throw problem(column, 'a text');
    }
    if (row.basket_hts && linesOf(row.basket_hts, '|') === undefined) {
      throw problem('basket_hts', someLines('|'));
    }
    found.set(scopeName(row), row);
  }
  return found;
}

function isOrder(row: Row, index: number): boolean {
  return tradeOrderRows(row, index).length > 0;
}

function scopeName(row: Row): string {
  return row.product_scope ?? '';
}

function groupOf(row: Row, prefixes: readonly string[]): TradeOrderGroup {
  const baskets = linesOf(row.basket_hts ?? '', '|') ?? [];
  return {
    goods: row.goods ?? '',
    scope: row.in_words || scopeName(row),
    prefixes,
    baskets: baskets.filter((line) => prefixes.includes(line)),
    names: listOf(row.names),
    near: listOf(row.near),
    outside: listOf(row.outside),
    orders: [],
  };
}

function someLines(divider: string): string {
  return `lines of 4 to 10 digits such as 3406.00.00, divided by "${divider}"`;
}

/** The digits of the lines in a cell; undefined where one is no line of the schedule. */
function linesOf(cell: string, divider: string): string[] | undefined {
  const lines = cell.split(divider).map((line) => line.replaceAll('.', ''));
  return lines.every((digits) => /^\d{4}(?:\d{2}){0,3}$/.test(digits)) ? lines : undefined;
}

function listOf(cell: string | undefined): string[] {
  return (cell ?? '').split('|').filter((phrase) => phrase !== '');
}
