import { openServiceDatabase } from '@tests/support/service-database.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFactoryTable } from '../../../scripts/factories/factory-table.ts';
import { parseFactoryRows } from '../../../scripts/factories/parse-factory-rows.ts';
import { aRow } from './a-row.ts';

let opened: Awaited<ReturnType<typeof openServiceDatabase>>;

beforeAll(async () => {
  opened = await openServiceDatabase();
});

afterAll(async () => {
  await opened.backend.close();
});

async function storedFactories() {
  const { data } = await opened.database
    .from('factories')
    .select('*')
    .eq('is_sample', false)
    .order('id');
  return data ?? [];
}

const samples = async () => {
  const { count } = await opened.database
    .from('factories')
    .select('*', { count: 'exact', head: true })
    .eq('is_sample', true);
  return count;
};

test('factories are stored as real ones, replaced under the same id, and outlive the samples', async () => {
  const table = createFactoryTable(opened.database);
  const { factories } = parseFactoryRows([aRow(), aRow({ id: 'second', name: 'Second' })]);
  await table.write(factories);
  await table.write(parseFactoryRows([aRow({ name: 'Wax & Wick II' })]).factories);

  const countBefore = await samples();
  expect(countBefore).toBeGreaterThan(100);
  expect(await table.deleteSamples()).toBe(countBefore);
  expect(await samples()).toBe(0);
  const stored = await storedFactories();
  // The embedded backend returns numeric columns as text, PostgREST as numbers.
  expect(stored.map((row) => Number(row.unit_price_max_usd))).toEqual([9, 9]);
  expect(stored).toEqual([
    expect.objectContaining({ id: 'second', name: 'Second' }),
    expect.objectContaining({
      id: 'wax-and-wick',
      name: 'Wax & Wick II',
      min_order: 1000,
      kinds: ['candle', 'wax-melts'],
      capabilities: ['candles'],
      is_sample: false,
    }),
  ]);
  expect(await table.deleteSamples()).toBe(0);
});

test('a refusal of the database is told', async () => {
  // The embedded backend logs it as well.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const table = createFactoryTable(opened.database);
  const [factory] = parseFactoryRows([aRow()]).factories;
  if (factory === undefined) throw new Error('the row was refused');
  await expect(table.write([{ ...factory, minOrderUnits: -1 }])).rejects.toThrow(
    /^The factories were not stored: .*min_order/,
  );
});
