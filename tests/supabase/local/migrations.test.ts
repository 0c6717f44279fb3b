import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { createHostedBase, migrationsDirectory } from '@tests/support/database.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  applyMigrations,
  applySeeds,
  MigrationError,
  type SqlDatabase,
} from '../../../supabase/local/migrations.ts';

let directory: string;
let db: PGlite;

beforeAll(async () => {
  db = await createHostedBase();
});

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'migrations-'));
});

afterEach(async () => {
  await rm(directory, { recursive: true });
  await db.exec(`
    drop schema if exists supabase_migrations cascade;
    drop table if exists public.socks, public.hats;
  `);
});

test('applyMigrations runs the files in order and reports them', async () => {
  await file('20260102000000_hats.sql', 'create table hats (id integer references socks);');
  await file('20260101000000_socks.sql', 'create table socks (id integer primary key);');
  await file('README.md', 'not a migration');
  const seen: string[] = [];
  const applied = await applyMigrations(db, {
    directory,
    onApplied: ({ file }) => seen.push(file),
  });
  expect(seen).toEqual(['20260101000000_socks.sql', '20260102000000_hats.sql']);
  expect(applied.map(({ file }) => file)).toEqual(seen);
  expect(applied.every(({ durationMs }) => durationMs > 0)).toBe(true);
});

test('applyMigrations records them where the Supabase CLI looks', async () => {
  const sql = 'create table socks (id integer);\ncreate table hats (id integer);\n';
  await file('20260101000000_socks_and_hats.sql', sql);
  await applyMigrations(db, { directory });
  const { rows } = await db.query(
    'select version, name, statements from supabase_migrations.schema_migrations',
  );
  expect(rows).toEqual([{ version: '20260101000000', name: 'socks_and_hats', statements: [sql] }]);
});

test('applyMigrations runs only new files', async () => {
  await file('20260101000000_socks.sql', 'create table socks (id integer);');
  await applyMigrations(db, { directory });
  await file('20260102000000_hats.sql', 'create table hats (id integer);');
  expect(await appliedFiles()).toEqual(['20260102000000_hats.sql']);
  expect(await appliedFiles()).toEqual([]);
});

test('applyMigrations runs a late arrival with an earlier date', async () => {
  await file('20260102000000_hats.sql', 'create table hats (id integer);');
  await applyMigrations(db, { directory });
  await file('20260101000000_socks.sql', 'create table socks (id integer);');
  expect(await appliedFiles()).toEqual(['20260101000000_socks.sql']);
});

test('applyMigrations rolls back a failing file and keeps those before it', async () => {
  await file('20260101000000_socks.sql', 'create table socks (id integer);');
  await file(
    '20260102000000_hats.sql',
    'create table hats (id integer);\n\nselect size from hats;\n',
  );
  const error = await failure(applyMigrations(db, { directory }));
  expect(error.message).toBe(
    '20260102000000_hats.sql: column "size" does not exist (line 3). ' +
      'Nothing of this file was kept: correct it and start again.',
  );
  expect(error.file).toBe('20260102000000_hats.sql');
  expect(error.cause).toMatchObject({ code: '42703' });
  expect(await existingTables()).toEqual(['socks']);

  await file('20260102000000_hats.sql', 'create table hats (id integer);');
  expect(await appliedFiles()).toEqual(['20260102000000_hats.sql']);
});

test('applyMigrations stops at a file that changed after it was applied', async () => {
  await file('20260101000000_socks.sql', 'create table socks (id integer);');
  await applyMigrations(db, { directory });
  await file('20260101000000_socks.sql', 'create table socks (id bigint);');
  await file('20260102000000_hats.sql', 'create table hats (id integer);');
  const error = await failure(applyMigrations(db, { directory }));
  expect(error.message).toBe(
    '20260101000000_socks.sql: the file was changed after it was applied to the database. ' +
      'Undo the change and add a new migration, or start the database afresh with `npm run db:reset`.',
  );
  expect(await existingTables()).toEqual(['socks']);
});

test('applyMigrations ignores changed line ends', async () => {
  await file('20260101000000_socks.sql', 'create table socks (\n  id integer\n);\n');
  await applyMigrations(db, { directory });
  await file('20260101000000_socks.sql', 'create table socks (\r\n  id integer\r\n);\r\n');
  expect(await appliedFiles()).toEqual([]);
});

test('applyMigrations accepts a history that the Supabase CLI wrote', async () => {
  await file('20260101000000_socks.sql', 'create table socks (id integer);');
  await applyMigrations(db, { directory });
  await db.exec('alter table supabase_migrations.schema_migrations drop column content_hash');
  expect(await appliedFiles()).toEqual([]);
});

test('applyMigrations stops when an applied file is missing', async () => {
  await file('20260101000000_socks.sql', 'create table socks (id integer);');
  await applyMigrations(db, { directory });
  await rm(join(directory, '20260101000000_socks.sql'));
  expect((await failure(applyMigrations(db, { directory }))).message).toBe(
    '20260101000000_*.sql: this migration was applied to the database but its file is gone. ' +
      'Bring the file back, or start the database afresh with `npm run db:reset`.',
  );
});

test.each(['socks.sql', '2026_socks.sql', '20260101000000_Socks.sql', '20260101000000-socks.sql'])(
  'applyMigrations stops at the name %s',
  async (name) => {
    await file(name, 'create table socks (id integer);');
    const error = await failure(applyMigrations(db, { directory }));
    expect(error.message).toContain(`${name}: the name is not that of a migration. Rename it`);
    expect(await existingTables()).toEqual([]);
  },
);

test('applyMigrations stops at two files of one timestamp', async () => {
  await file('20260101000000_hats.sql', 'create table hats (id integer);');
  await file('20260101000000_socks.sql', 'create table socks (id integer);');
  expect((await failure(applyMigrations(db, { directory }))).message).toBe(
    '20260101000000_socks.sql: the timestamp is also that of 20260101000000_hats.sql. ' +
      'Give one of them a later timestamp.',
  );
  expect(await existingTables()).toEqual([]);
});

test('applyMigrations does nothing for a folder that does not exist', async () => {
  expect(await applyMigrations(db, { directory: join(directory, 'none') })).toEqual([]);
});

test('applyMigrations reports a failure without a position from PostgreSQL', async () => {
  await file('20260101000000_socks.sql', 'select 1 / 0;');
  expect((await failure(applyMigrations(db, { directory }))).message).toContain(
    '20260101000000_socks.sql: division by zero. Nothing of this file was kept',
  );
});

test('applyMigrations passes on errors that are not caused by a file', async () => {
  const closed: SqlDatabase = {
    exec: () => Promise.reject(new Error('the connection is closed')),
    query: () => Promise.resolve({ rows: [] }),
  };
  await expect(applyMigrations(closed, { directory })).rejects.toThrow('the connection is closed');
});

describe('applySeeds', () => {
  beforeEach(async () => {
    await db.exec('create table socks (id integer primary key)');
  });

  test('runs the files in order, once', async () => {
    await file('20_more.sql', 'insert into socks select max(id) + 1 from socks;');
    await file('10_socks.sql', 'insert into socks values (1);');
    expect(await seededFiles()).toEqual(['10_socks.sql', '20_more.sql']);
    expect(await seededFiles()).toEqual([]);
    expect(await sockIds()).toEqual([1, 2]);
  });

  test('runs a changed file again', async () => {
    await file('10_socks.sql', 'insert into socks values (1) on conflict do nothing;');
    await seededFiles();
    await file('10_socks.sql', 'insert into socks values (1), (2) on conflict do nothing;');
    expect(await seededFiles()).toEqual(['10_socks.sql']);
    expect(await seededFiles()).toEqual([]);
    expect(await sockIds()).toEqual([1, 2]);
  });

  test('rolls back a failing file', async () => {
    await file('10_socks.sql', 'insert into socks values (1);\ninsert into socks values (1);');
    expect((await failure(applySeeds(db, { directory }))).message).toContain(
      '10_socks.sql: duplicate key value violates unique constraint "socks_pkey". Nothing',
    );
    expect(await sockIds()).toEqual([]);
  });

  test('does nothing for a folder that does not exist', async () => {
    expect(await applySeeds(db, { directory: join(directory, 'none') })).toEqual([]);
  });

  async function seededFiles(): Promise<string[]> {
    return (await applySeeds(db, { directory })).map(({ file }) => file);
  }

  async function sockIds(): Promise<number[]> {
    const { rows } = await db.query<{ id: number }>('select id from socks order by id');
    return rows.map((row) => row.id);
  }
});

test('the project’s own files set up an empty project, and its seeds can run twice', async () => {
  const fresh = await createHostedBase();
  const applied = await applyMigrations(fresh, { directory: migrationsDirectory });
  expect(applied.length).toBeGreaterThan(0);

  const seeds = join(migrationsDirectory, '../seeds');
  await applySeeds(fresh, { directory: seeds });
  const before = await fresh.query('select id, name, country from factories order by id');
  await fresh.exec('truncate supabase_migrations.seed_files');
  await applySeeds(fresh, { directory: seeds });
  const after = await fresh.query('select id, name, country from factories order by id');
  expect(after.rows).toEqual(before.rows);
  await fresh.close();
});

async function file(name: string, text: string): Promise<void> {
  await writeFile(join(directory, name), text);
}

async function appliedFiles(): Promise<string[]> {
  return (await applyMigrations(db, { directory })).map(({ file }) => file);
}

async function failure(work: Promise<unknown>): Promise<MigrationError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof MigrationError) return error;
  throw new Error(`Expected a MigrationError, got ${String(error)}`);
}

async function existingTables(): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map((row) => row.name);
}
