import type { TradeOrderGroup } from '../../supabase/functions/_shared/domain/tariff/trade-order-types.ts';
import type { GeneratedFiles } from './makers.ts';
import { type Row, readTable } from './tables.ts';
import { tradeOrderRows } from './trade-order-rows.ts';

/** The module of the antidumping and countervailing orders, one group for each kind of goods. */
export function generatedFiles(): GeneratedFiles {
  const groups = tradeOrderGroups(readTable('adcvd-orders'), readTable('adcvd-scopes'));
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

/**
 * The orders, grouped by goods and lines, in the order of the table.
 * @throws Error naming what is wrong in either table
 */
export function tradeOrderGroups(
  orders: readonly Row[],
  scopes: readonly Row[],
): TradeOrderGroup[] {
  const scopeOf = new Map(scopes.map((row) => [row.product_scope ?? '', row]));
  if (scopeOf.size !== scopes.length) {
    throw new Error('adcvd-scopes.csv has two rows for the same product_scope.');
  }
  const groups = new Map<string, TradeOrderGroup>();
  const numbers = new Set<string>();
  for (const row of orders) {
    const made = tradeOrderRows(row);
    if (made.length === 0) continue;
    const { product_scope: scope = '', example_hts: lines = '', case_number: number = '' } = row;
    if (number !== '' && numbers.has(number)) {
      throw new Error(`adcvd-orders.csv has the case ${number} twice.`);
    }
    numbers.add(number);
    const words = scopeOf.get(scope);
    if (words === undefined) throw new Error(`adcvd-scopes.csv has no row for “${scope}”.`);
    const key = `${scope}|${lines}`;
    const group = groups.get(key) ?? groupOf(words, lines);
    groups.set(key, { ...group, orders: [...group.orders, ...made] });
  }
  const used = new Set([...groups.keys()].map((key) => key.split('|')[0]));
  const spare = [...scopeOf.keys()].find((scope) => !used.has(scope));
  if (spare !== undefined) throw new Error(`adcvd-orders.csv has no order on “${spare}”.`);
  return [...groups.values()];
}

function groupOf(row: Row, lines: string): TradeOrderGroup {
  const scope = row.product_scope ?? '';
  const prefixes = lines.split(';').map((line) => digitsOf(line, scope));
  const baskets = listOf(row.basket_hts).map((line) => digitsOf(line, scope));
  const names = listOf(row.names);
  if (names.length === 0 || !row.goods || !row.source) {
    throw new Error(`adcvd-scopes.csv: “${scope}” needs goods, names and a source.`);
  }
  return {
    goods: row.goods,
    scope: row.in_words || scope,
    prefixes,
    baskets: baskets.filter((line) => prefixes.includes(line)),
    names,
    near: listOf(row.near),
    outside: listOf(row.outside),
    orders: [],
  };
}

function digitsOf(line: string, scope: string): string {
  const digits = line.replaceAll('.', '');
  if (!/^\d{4}(?:\d{2}){0,3}$/.test(digits)) {
    throw new Error(`“${line}” of “${scope}” is no line of the tariff schedule.`);
  }
  return digits;
}

function listOf(cell: string | undefined): string[] {
  return (cell ?? '').split('|').filter((phrase) => phrase !== '');
}
