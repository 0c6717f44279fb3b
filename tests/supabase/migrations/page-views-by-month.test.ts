import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import {
  as,
  createDatabase,
  createHostedBase,
  migrationsDirectory,
  type Role,
} from '@tests/support/database.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { applyMigrations } from '../../../supabase/local/migrations.ts';
import { insertRow, type Row, rowBuilders } from './rows.ts';

const tracking = ['20261127090000_closed_by_default.sql', '20261127090100_visitor_tracking.sql'];
const byMonth = '20261129110000_page_views_by_month.sql';
const sessionId = 'session-of-a-visitor';

let db: PGlite;

beforeAll(async () => {
  db = await createDatabase();
});

beforeEach(async () => {
  await db.exec(`
    truncate page_views, visitor_sessions, notification_outbox;
    do $$
    declare month regclass;
    begin
      for month in
        select inhrelid::regclass from pg_inherits
        where inhparent = 'public.page_views'::regclass
          and inhrelid <> 'private.page_views_other'::regclass
      loop
        execute format('drop table %s', month);
      end loop;
    end $$;
  `);
});

const today = '2031-07-15';

test('a month contains the views of its days in UTC, from the first moment to the last', async () => {
  await apply();
  await view('2031-06-30T23:59:59.999Z');
  await view('2031-07-01T00:00:00Z');
  await view('2031-07-31T23:59:59.999Z');
  await view('2031-08-01T00:00:00Z');
  expect(await viewsPerPartition()).toEqual({
    page_views_other: 1,
    page_views_2031_07: 2,
    page_views_2031_08: 1,
  });
});

test('a month takes over earlier views when it is created', async () => {
  await view('2031-07-10T12:00:00Z');
  await view('2031-07-20T12:00:00Z');
  await view('2030-07-10T12:00:00Z');
  const before = await allViews();
  await apply();
  expect(await viewsPerPartition()).toEqual({ page_views_other: 1, page_views_2031_07: 2 });
  expect(await allViews()).toEqual(before);
});

test('a month is created ahead of the coming days, once', async () => {
  expect(await apply({ months_ahead: 2 })).toMatchObject({ months_made: 3 });
  expect(await apply({ months_ahead: 2 })).toMatchObject({ months_made: 0 });
  expect(await apply({ months_ahead: 3 })).toMatchObject({ months_made: 1 });
});

test('a view outside of any month is stored all the same', async () => {
  await view('2040-01-01T00:00:00Z');
  expect(await viewsPerPartition()).toEqual({ page_views_other: 1 });
});

test('a month cannot be accessed directly: each is closed and has row security', async () => {
  await apply();
  const { rows } = await db.query(`
      select
        count(*) > 4 as some,
        bool_and(relrowsecurity) as secured,
        bool_and(relnamespace = 'private'::regnamespace) as hidden,
        bool_or(has_table_privilege(role, oid, 'select, insert, update, delete')) as open
      from pg_inherits
      join pg_class on oid = inhrelid
      cross join unnest(array['anon', 'authenticated', 'service_role']) as role
      where inhparent = 'public.page_views'::regclass
    `);
  expect(rows).toEqual([{ some: true, secured: true, hidden: true, open: false }]);
});

test('a month is written through the table by visitors and counted by the service', async () => {
  await as(db, 'anon', null, (tx) =>
    insertRow(tx, 'page_views', rowBuilders.page_views({ userId: null, sessionId })),
  );
  const seen = await as(db, 'service_role', null, (tx) =>
    tx.query('select session_id from public.page_views'),
  );
  expect(seen.rows).toEqual([{ session_id: sessionId }]);
});

test('a month has the indexes of the table and deletes the views of a deleted account', async () => {
  await apply();
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from pg_index where indrelid = 'private.page_views_2031_07'::regclass`,
  );
  expect(rows).toEqual([{ n: 4 }]);
  const { rows: people } = await db.query<{ id: string }>(
    `insert into auth.users (id, email) values (gen_random_uuid(), 'ana@example.com') returning id`,
  );
  await view('2031-07-10T12:00:00Z', { user_id: people[0]?.id });
  await db.exec('delete from auth.users');
  expect(await allViews()).toEqual([expect.objectContaining({ user_id: null })]);
});

test('apply_retention drops whole months once they are too old', async () => {
  await apply({ today: '2030-05-15', months_ahead: 2 });
  for (const day of ['2030-05-31', '2030-06-01', '2030-07-31']) await view(`${day}T12:00:00Z`);
  expect(await apply({ kept_months: 13 })).toMatchObject({ months_dropped: 1 });
  expect(await viewsPerPartition()).toEqual({ page_views_2030_06: 1, page_views_2030_07: 1 });
});

test('apply_retention deletes views outside of any month, idle sessions and finished messages of the same age', async () => {
  await view('2030-05-31T23:59:59Z');
  await view('2030-06-01T00:00:00Z');
  await session('2030-05-31T23:59:59Z');
  await session('2030-06-01T00:00:00Z');
  await message('2030-05-31T23:59:59Z', 'captured');
  await message('2030-05-31T23:59:59Z', 'queued');
  await message('2030-06-01T00:00:00Z', 'failed');
  expect(await apply()).toEqual({
    months_made: 4,
    months_dropped: 0,
    page_views: 1,
    visitor_sessions: 1,
    notification_outbox: 1,
    calculator_submissions: 0,
    country_quiz_submissions: 0,
    demand_test_emails: 0,
    demand_tests: 0,
    demand_tests_counted: 0,
    product_idea_generations: 0,
    rfq_submissions: 0,
    sourcing_tool_leads: 0,
    strategy_submissions: 0,
    swag_submissions: 0,
  });
  const { rows } = await db.query('select status from notification_outbox order by status');
  expect(rows).toEqual([{ status: 'failed' }, { status: 'queued' }]);
});

test('apply_retention deletes leads of every kind after 24 months, or as many as are set', async () => {
  const tables = [
    'calculator_submissions',
    'country_quiz_submissions',
    'product_idea_generations',
    'rfq_submissions',
    'sourcing_tool_leads',
    'strategy_submissions',
    'swag_submissions',
  ] as const;
  for (const at of ['2029-07-14T23:59:59Z', '2029-07-15T00:00:00Z', '2030-07-15T00:00:00Z']) {
    for (const table of tables) {
      const row = rowBuilders[table]({ userId: null, sessionId });
      await insertRow(db, table, { ...row, created_at: at });
    }
  }
  const ofEach = (count: number) => Object.fromEntries(tables.map((table) => [table, count]));
  expect(await apply({ today: '2031-07-15' })).toMatchObject(ofEach(1));
  await db.exec('update private.retention set lead_months = 12');
  expect(await apply({ today: '2031-07-15' })).toMatchObject(ofEach(1));
  await db.exec('update private.retention set lead_months = 24');
});

test.each([{ kept_months: 0 }, { kept_months: null }, { months_ahead: -1 }, { today: null }])(
  'apply_retention rejects %o',
  async (change) => {
    await expect(apply(change)).rejects.toThrow('keeps at least 1 month');
  },
);

test.each(['anon', 'authenticated'] as const)(
  'apply_retention may not be called by %s',
  async (role) => {
    await expect(apply({}, role)).rejects.toThrow('permission denied');
  },
);

test('a database with views keeps all of them when it is migrated', async () => {
  const earlier = await mkdtemp(join(tmpdir(), 'before-months-'));
  const old = await createHostedBase();
  for (const file of tracking) {
    await copyFile(join(migrationsDirectory, file), join(earlier, file));
  }
  await applyMigrations(old, { directory: earlier });
  db = old;
  for (const at of ['2024-02-29T23:59:59Z', '2031-07-10T12:00:00Z']) await view(at);
  await view('2031-07-11T12:00:00Z');
  await old.exec('delete from page_views where id = 2');
  const before = await allViews();

  await copyFile(join(migrationsDirectory, byMonth), join(earlier, byMonth));
  await applyMigrations(old, { directory: earlier });
  await rm(earlier, { recursive: true });

  expect(await allViews()).toEqual(before);
  expect(await viewsPerPartition()).toEqual({ page_views_2024_02: 1, page_views_2031_07: 1 });
  await view('2031-07-12T12:00:00Z');
  expect((await allViews()).map(({ id }) => id)).toEqual([1, 3, 4]);
});

async function apply(args: Row = {}, role: Role = 'service_role'): Promise<unknown> {
  const all = { today, ...args };
  const named = Object.keys(all).map((name, index) => `${name} => $${index + 1}`);
  return as(db, role, null, async (tx) => {
    const { rows } = await tx.query<{ done: unknown }>(
      `select public.apply_retention(${named.join(', ')}) as done`,
      Object.values(all),
    );
    return rows[0]?.done;
  });
}

async function view(at: string, overrides: Row = {}): Promise<void> {
  const row = rowBuilders.page_views({ userId: null, sessionId });
  await insertRow(db, 'page_views', { ...row, created_at: at, ...overrides });
}

async function session(at: string): Promise<void> {
  const row = rowBuilders.visitor_sessions({ userId: null, sessionId });
  await insertRow(db, 'visitor_sessions', { ...row, last_activity: at });
}

async function message(at: string, status: string): Promise<void> {
  const row = rowBuilders.notification_outbox();
  await insertRow(db, 'notification_outbox', {
    ...row,
    created_at: at,
    status,
    dedupe_key: randomUUID(),
  });
}

async function allViews(): Promise<Row[]> {
  const { rows } = await db.query<Row>('select * from public.page_views order by id');
  return rows;
}

async function viewsPerPartition(): Promise<Record<string, number>> {
  const { rows } = await db.query<{ name: string; n: number }>(`
    select relname as name, count(*)::int as n
    from public.page_views as seen join pg_class on pg_class.oid = seen.tableoid
    group by relname
  `);
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}
