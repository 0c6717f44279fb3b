import { expect, test, vi } from 'vitest';
import {
  type FactoryTable,
  type ImportOptions,
  runImport,
} from '../../../scripts/factories/run-import.ts';
import { aRow } from './a-row.ts';

const good = aRow();
const bad = aRow({ id: 'bad-one', country: 'atlantis', min_order_units: '' });

async function importRows(
  rows: readonly Readonly<Record<string, string>>[],
  options: Partial<ImportOptions> = {},
) {
  const lines: string[] = [];
  const table = {
    write: vi.fn<FactoryTable['write']>(async () => {}),
    deleteSamples: vi.fn<FactoryTable['deleteSamples']>(async () => 985),
  };
  const exitCode = await runImport({
    rows,
    table,
    say: (line) => lines.push(line),
    isDryRun: false,
    skipsRefused: false,
    ...options,
  });
  return { exitCode, table, said: lines.join('\n') };
}

test('an import stores the factories, then deletes the samples and says how many', async () => {
  const { exitCode, table, said } = await importRows([good]);
  expect(exitCode).toBe(0);
  expect(table.write).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ id: 'wax-and-wick', kinds: ['candle', 'wax-melts'] }),
  ]);
  expect(table.deleteSamples).toHaveBeenCalledAfter(table.write);
  expect(said).toBe(
    '1 factory can be stored, 0 not.\nStored 1 factory.\nDeleted 985 sample factories.',
  );
});

test('an import with a refused row explains it and writes nothing', async () => {
  const { exitCode, table, said } = await importRows([good, bad]);
  expect(exitCode).toBe(1);
  expect(table.write).not.toHaveBeenCalled();
  expect(table.deleteSamples).not.toHaveBeenCalled();
  expect(said).toMatch(
    /^Row 3 \(bad-one\) is refused:\n {2}- country is "atlantis"; .*\n {2}- min_order_units is ""; /,
  );
  expect(said).toContain('1 factory can be stored, 1 not.\nNothing was written.');
});

test('an import told to skip refused rows writes the others', async () => {
  const { exitCode, table, said } = await importRows([good, bad], { skipsRefused: true });
  expect(exitCode).toBe(0);
  expect(table.write).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ id: 'wax-and-wick' }),
  ]);
  expect(said).toContain('Row 3 (bad-one) is refused');
});

test('an import without any good row keeps the samples', async () => {
  const { exitCode, table } = await importRows([bad], { skipsRefused: true });
  expect(exitCode).toBe(1);
  expect(table.write).not.toHaveBeenCalled();
  expect(table.deleteSamples).not.toHaveBeenCalled();
});

test.each([
  ['good', [good], 0],
  ['refused', [good, bad], 1],
])('a dry run with %s rows writes nothing', async (_, rows, expected) => {
  const { exitCode, table } = await importRows(rows, { isDryRun: true });
  expect(exitCode).toBe(expected);
  expect(table.write).not.toHaveBeenCalled();
  expect(table.deleteSamples).not.toHaveBeenCalled();
});

test('an import of a file without a column names it once', async () => {
  const { min_order_units: _, ...row } = good;
  const { exitCode, said } = await importRows([row, row]);
  expect(exitCode).toBe(1);
  expect(said).toMatch(/^The file has no column min_order_units\. Its first line has to name/);
});

test('an import of an empty file says so', async () => {
  const { exitCode, said } = await importRows([]);
  expect(exitCode).toBe(1);
  expect(said).toBe('The file has no rows.');
});

test('an import that the database refuses deletes no samples', async () => {
  const table = {
    write: async () => {
      throw new Error('The factories were not stored: no.');
    },
    deleteSamples: vi.fn<FactoryTable['deleteSamples']>(async () => 0),
  };
  const options = { isDryRun: false, skipsRefused: false };
  await expect(runImport({ rows: [good], table, say: () => {}, ...options })).rejects.toThrow(
    'The factories were not stored',
  );
  expect(table.deleteSamples).not.toHaveBeenCalled();
});
