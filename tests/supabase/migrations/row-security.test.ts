import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import {
  as,
  copyDatabase,
  createDatabase,
  createUser,
  migrationsDirectory,
  type Role,
} from '@tests/support/database.ts';
import { rightsSql } from '@tests/support/rights.ts';
import { exposedSchemas } from '@tests/support/supabase-config.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  conversationIdOf,
  demandTestId,
  insertRow,
  type Owner,
  type Row,
  rowBuilders,
  type Table,
} from './rows.ts';

/** The outcome of an attempt: refused with an error, or the number of affected rows. */
type Outcome = 'refused' | number;
type Access = { insert: Outcome; select: Outcome; update: Outcome; delete: Outcome };
type Actor = 'visitor' | 'owner' | 'stranger' | 'service';

const nothing: Access = {
  insert: 'refused',
  select: 'refused',
  update: 'refused',
  delete: 'refused',
};
const insertOnly: Access = { ...nothing, insert: 1 };
const everything: Access = { insert: 1, select: 1, update: 1, delete: 1 };

const visitorsMayInsert: Record<Actor, Access> = {
  visitor: insertOnly,
  owner: insertOnly,
  stranger: insertOnly,
  service: everything,
};
const serviceOnly: Record<Actor, Access> = {
  visitor: nothing,
  owner: nothing,
  stranger: nothing,
  service: everything,
};

/**
 * One row of every table belongs to the owner; the stranger has a conversation too. The matrix
 * lists exactly what each may do, in affected rows.
 */
const matrix: Record<Table, Record<Actor, Access>> = {
  page_views: visitorsMayInsert,
  visitor_sessions: serviceOnly,
  // Written by a function.
  product_idea_generations: serviceOnly,
  calculator_submissions: visitorsMayInsert,
  sourcing_tool_leads: visitorsMayInsert,
  country_quiz_submissions: visitorsMayInsert,
  strategy_submissions: visitorsMayInsert,
  rfq_submissions: visitorsMayInsert,
  swag_submissions: visitorsMayInsert,
  // Visitors reach them by functions only.
  demand_tests: serviceOnly,
  demand_test_visits: serviceOnly,
  demand_test_votes: serviceOnly,
  demand_test_emails: serviceOnly,
  ai_conversations: {
    visitor: nothing,
    owner: { insert: 1, select: 1, update: 1, delete: 'refused' },
    stranger: { insert: 1, select: 1, update: 1, delete: 'refused' },
    service: { insert: 1, select: 2, update: 2, delete: 2 },
  },
  ai_messages: {
    visitor: nothing,
    owner: { insert: 1, select: 1, update: 'refused', delete: 'refused' },
    stranger: { insert: 1, select: 0, update: 'refused', delete: 'refused' },
    service: everything,
  },
  notification_outbox: serviceOnly,
  factories: serviceOnly,
  knowledge_passages: serviceOnly,
  tariff_sources: serviceOnly,
  tariff_lines: serviceOnly,
  tariff_statistical_lines: serviceOnly,
  tariff_china_lists: serviceOnly,
  tariff_china_lines: serviceOnly,
  tariff_forced_labor_origins: serviceOnly,
  tariff_forced_labor_exemptions: serviceOnly,
  tariff_section_232: serviceOnly,
  tariff_terms: serviceOnly,
  tariff_words: serviceOnly,
  sample_profiles: serviceOnly,
};

/** For each table, a column that an update may change without violating a constraint. */
const changeableColumn: Record<Table, string> = {
  page_views: 'page_title',
  visitor_sessions: 'browser',
  product_idea_generations: 'social_profile_url',
  calculator_submissions: 'product_description',
  sourcing_tool_leads: 'email',
  country_quiz_submissions: 'user_email',
  strategy_submissions: 'user_email',
  rfq_submissions: 'user_email',
  swag_submissions: 'user_email',
  demand_tests: 'tagline',
  demand_test_visits: 'visitor',
  demand_test_votes: 'price_index',
  demand_test_emails: 'email',
  ai_conversations: 'title',
  ai_messages: 'content',
  notification_outbox: 'last_error',
  factories: 'location',
  sample_profiles: 'bio',
  knowledge_passages: 'body',
  tariff_sources: 'title',
  tariff_lines: 'description',
  tariff_statistical_lines: 'description',
  tariff_china_lists: 'list',
  tariff_china_lines: 'hts8',
  tariff_forced_labor_origins: 'name',
  tariff_forced_labor_exemptions: 'source_id',
  tariff_section_232: 'source_id',
  tariff_terms: 'note',
  tariff_words: 'lexeme',
};

const tables = Object.keys(matrix).filter((name): name is Table => name in rowBuilders);
const actors: Actor[] = ['visitor', 'owner', 'stranger', 'service'];

/** As on hosted Supabase after our migrations. */
let db: PGlite;
/** Every table granted to every role, as a careless statement in a dashboard might do. */
let dbWithAllGrants: PGlite;
let ownerId: string;
let strangerId: string;

beforeAll(async () => {
  db = await createDatabase();
  ownerId = await createUser(db, 'ana@example.com');
  strangerId = await createUser(db, 'ben@example.com');
  for (const userId of [ownerId, strangerId]) {
    await insertRow(db, 'ai_conversations', {
      ...rowBuilders.ai_conversations({ userId, sessionId: 'unused' }),
      id: conversationIdOf(userId),
    });
  }
  await insertRow(db, 'demand_tests', { ...rowBuilders.demand_tests(), id: demandTestId });
  const owner = { userId: ownerId, sessionId: 'session-of-the-owner' };
  for (const table of tables) {
    const isThere = table === 'ai_conversations' || table === 'demand_tests';
    if (!isThere) await insertRow(db, table, rowBuilders[table](owner));
  }
  dbWithAllGrants = await copyDatabase(db);
  await dbWithAllGrants.exec(
    'grant all on all tables in schema public to anon, authenticated, service_role',
  );
});

test('every table has row security and a line in the matrix', async () => {
  const { rows } = await db.query<{ name: string; secured: boolean }>(
    `select relname as name, relrowsecurity as secured from pg_class
     where relnamespace::regnamespace::text = any ($1) and relkind in ('r', 'p', 'v', 'm', 'f')
     order by relname collate "C"`,
    [exposedSchemas()],
  );
  expect(rows).toEqual(
    [...tables].sort().map((name) => ({
      name,
      secured: true,
    })),
  );
});

test('the browser reads no table but a signed-in person’s own conversations', async () => {
  const { rows } = await db.query<{ role: string; name: string }>(
    `select role, relname as name
     from pg_class, unnest(array['anon', 'authenticated']) as role
     where relnamespace::regnamespace::text = any ($1) and relkind in ('r', 'p', 'v', 'm', 'f')
       and (
         has_table_privilege(role, pg_class.oid, 'select')
         or has_any_column_privilege(role, pg_class.oid, 'select')
       )
     order by role, relname collate "C"`,
    [exposedSchemas()],
  );
  // The page stores a signed-in person's conversation and needs the new row's id. Row security
  // shows each person only their own rows, see the matrix.
  expect(rows).toEqual([
    { role: 'authenticated', name: 'ai_conversations' },
    { role: 'authenticated', name: 'ai_messages' },
  ]);
});

test('every policy names its roles', async () => {
  const { rows } = await db.query(`select polname from pg_policy where 0 = any (polroles)`);
  expect(rows).toEqual([]);
});

describe.each(tables)('%s', (table) => {
  test.each(actors)('gives the %s exactly what the matrix says', async (actor) => {
    expect(await probe(db, table, actor)).toEqual(matrix[table][actor]);
  });

  test.each(actors)('gives the %s no more when every table is granted', async (actor) => {
    const outcome = await probe(dbWithAllGrants, table, actor);
    const { insert, ...others } = matrix[table][actor];
    const hidden = Object.entries(others).map(([action, expected]) => [
      action,
      expected === 'refused' ? 0 : expected,
    ]);
    expect(outcome).toEqual({ insert, ...Object.fromEntries(hidden) });
  });

  test('can be emptied only by the service', async () => {
    for (const role of ['anon', 'authenticated'] as const) {
      await expect(
        as(db, role, null, (tx) => tx.exec(`truncate public.${table} cascade`)),
      ).rejects.toThrow('permission denied');
    }
  });
});

test('columns a visitor may write: these and no others', async () => {
  expect(await writableColumns('anon')).toEqual({
    calculator_submissions:
      'audience_size average_order_value calculated_results engagement_rate filled_in_ms form_trap id made_in notification_sent product_category session_id tool_name user_email',
    country_quiz_submissions:
      'filled_in_ms form_trap id quiz_answers readiness_score recommended_strategy top_countries user_email',
    page_views: 'page_path page_title session_id user_id',
    rfq_submissions:
      'certifications company deadline delivery_term destination filled_in_ms form_trap id materials notes origin packaging picture_count product quantities specification target_price_usd user_email',
    sourcing_tool_leads: 'email filled_in_ms form_trap id source',
    strategy_submissions:
      'current_country filled_in_ms form_trap id roadmap_data target_countries timeline user_email',
    swag_submissions:
      'company contact_name filled_in_ms form_trap id items kits logo_name needed_by notes user_email zip',
  });
});

test('columns a signed-in person may also write', async () => {
  const { ai_conversations, ai_messages, ...rest } = await writableColumns('authenticated');
  expect(ai_conversations).toBe('status title user_id');
  expect(ai_messages).toBe('content conversation_id role user_id');
  expect(rest).toEqual(await writableColumns('anon'));
});

test('columns a signed-in person cannot rename the owner or the date of a conversation', async () => {
  for (const column of ['user_id', 'created_at', 'id']) {
    await expect(
      as(db, 'authenticated', ownerId, (tx) =>
        tx.exec(`update public.ai_conversations set ${column} = ${column}`),
      ),
    ).rejects.toThrow('permission denied');
  }
});

describe('forged rows are rejected even when every table is granted', () => {
  const longAgo = new Date('2020-01-01T00:00:00Z');
  const forgeries: [Table, string, (owner: Owner) => Row][] = [
    ['page_views', 'of another person', () => ({ user_id: strangerId })],
    ['page_views', 'of another day', () => ({ created_at: longAgo })],
    ['calculator_submissions', 'already notified', () => ({ notification_sent: true })],
    ['calculator_submissions', 'with factories', () => ({ factory_recommendations: [] })],
    ['calculator_submissions', 'with a country', () => ({ factory_search_country: 'china' })],
    ['calculator_submissions', 'with a verdict', () => ({ factory_feasible: true })],
    ['calculator_submissions', 'with a description', () => ({ product_description: 'Socks' })],
    ['calculator_submissions', 'of another day', () => ({ created_at: longAgo })],
    ['sourcing_tool_leads', 'of another day', () => ({ created_at: longAgo })],
    ['country_quiz_submissions', 'of another day', () => ({ created_at: longAgo })],
    ['strategy_submissions', 'of another day', () => ({ created_at: longAgo })],
    ['rfq_submissions', 'of another day', () => ({ created_at: longAgo })],
    ['swag_submissions', 'of another day', () => ({ created_at: longAgo })],
    ['ai_conversations', 'of another person', () => ({ user_id: strangerId })],
    ['ai_conversations', 'of another day', () => ({ created_at: longAgo })],
    ['ai_messages', 'in a foreign conversation', () => ({ conversation_id: strangerId })],
    [
      'ai_messages',
      'of the assistant in a foreign conversation',
      () => ({ conversation_id: strangerId, role: 'assistant', user_id: null }),
    ],
    ['ai_messages', 'said by another person', () => ({ user_id: strangerId })],
    ['ai_messages', 'of another day', () => ({ created_at: longAgo })],
  ];

  test.each(forgeries)('%s %s', async (table, _, forge) => {
    const owner = { userId: ownerId, sessionId: 'session-of-the-owner' };
    const row = { ...rowBuilders[table](owner), ...forge(owner) };
    await expect(
      as(dbWithAllGrants, 'authenticated', ownerId, (tx) => insertRow(tx, table, row)),
    ).rejects.toThrow('violates row-level security policy');
  });

  test('a conversation cannot be given away', async () => {
    await expect(
      as(dbWithAllGrants, 'authenticated', ownerId, (tx) =>
        tx.query('update public.ai_conversations set user_id = $1', [strangerId]),
      ),
    ).rejects.toThrow('violates row-level security policy');
  });

  test('a page view of a signed-out visitor has no user', async () => {
    const row = rowBuilders.page_views({ userId: ownerId, sessionId: 'session-of-a-visitor' });
    await expect(
      as(dbWithAllGrants, 'anon', null, (tx) => insertRow(tx, 'page_views', row)),
    ).rejects.toThrow('violates row-level security policy');
  });
});

test('the assistant writes only in its person’s own conversation', async () => {
  const row = rowBuilders.ai_messages({ userId: ownerId, sessionId: 'unused' });
  const said = await rolledBack(db, 'authenticated', ownerId, async (tx) => {
    await insertRow(tx, 'ai_messages', { ...row, role: 'assistant', user_id: null });
    return tx.query('select role from public.ai_messages order by id');
  });
  expect(said.rows).toEqual([{ role: 'user' }, { role: 'assistant' }]);
});

test('people read their own conversations and nobody else’s', async () => {
  for (const userId of [ownerId, strangerId]) {
    const { rows } = await as(db, 'authenticated', userId, (tx) =>
      tx.query('select user_id from public.ai_conversations'),
    );
    expect(rows).toEqual([{ user_id: userId }]);
  }
});

test('earlier grants of the embedded backend are revoked from an existing database', async () => {
  const { rows: asMigrated } = await db.query(rightsSql);
  const opened = await copyDatabase(db);
  for (const schema of ['public', 'private']) {
    await opened.exec(`
      grant usage on schema ${schema} to anon, authenticated;
      grant all on all tables in schema ${schema} to anon, authenticated;
      grant all on all sequences in schema ${schema} to anon, authenticated;
      alter default privileges in schema ${schema} grant all on tables to anon, authenticated;
      alter default privileges in schema ${schema} grant all on sequences to anon, authenticated;
    `);
  }
  const migration = join(migrationsDirectory, '20261129130000_visitors_read_no_table.sql');
  // The migration refers to tables that later ones drop.
  await opened.exec(`
    create table public.country_profiles (best_for text);
    create table public.product_catalogue (id text);
  `);
  await opened.exec(await readFile(migration, 'utf8'));
  await opened.exec('drop table public.country_profiles, public.product_catalogue');
  expect((await opened.query(rightsSql)).rows).toEqual(asMigrated);
});

test('a visitor cannot read even the row just inserted', async () => {
  await expect(
    as(dbWithAllGrants, 'anon', null, (tx) =>
      tx.query(
        `insert into public.sourcing_tool_leads (email) values ('ana@example.com') returning id`,
      ),
    ),
  ).rejects.toThrow('violates row-level security policy');
});

test('tables created after the migrations are closed until they are opened', async () => {
  const rights = await db.transaction(async (tx) => {
    await tx.exec(`
      create table public.later (id integer generated by default as identity);
      create function public.later_too() returns integer language sql as 'select 1';
    `);
    const { rows } = await tx.query(`
      select
        bool_or(has_table_privilege(role, 'public.later', action)) as on_table,
        bool_or(has_sequence_privilege(role, 'public.later_id_seq', 'usage')) as on_sequence,
        bool_or(has_function_privilege(role, 'public.later_too()', 'execute')) as on_function
      from unnest(array['anon', 'authenticated']) as role
      cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as action
    `);
    await tx.rollback();
    return rows;
  });
  expect(rights).toEqual([{ on_table: false, on_sequence: false, on_function: false }]);
});

/** Tries every action on one table, each rolled back. */
async function probe(database: PGlite, table: Table, actor: Actor): Promise<Access> {
  const column = changeableColumn[table];
  const { role, userId } = credentials(actor);
  const row = rowBuilders[table]({
    // The service acts for the owner of the row it writes.
    userId: role === 'service_role' ? ownerId : userId,
    sessionId: 'session-of-the-actor',
  });
  const attempt = (work: (tx: Transaction) => Promise<number>) =>
    rolledBack(database, role, userId, work).catch(refusal);
  return {
    insert: await attempt(async (tx) => {
      await insertRow(tx, table, row);
      return 1;
    }),
    select: await attempt(async (tx) => (await tx.query(`table public.${table}`)).rows.length),
    update: await attempt((tx) =>
      affectedRows(tx, `update public.${table} set ${column} = ${column}`),
    ),
    delete: await attempt((tx) => affectedRows(tx, `delete from public.${table}`)),
  };
}

function credentials(actor: Actor): { role: Role; userId: string | null } {
  switch (actor) {
    case 'visitor':
      return { role: 'anon', userId: null };
    case 'owner':
      return { role: 'authenticated', userId: ownerId };
    case 'stranger':
      return { role: 'authenticated', userId: strangerId };
    case 'service':
      return { role: 'service_role', userId: null };
  }
}

async function rolledBack<T>(
  database: PGlite,
  role: Role,
  userId: string | null,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return as(database, role, userId, async (tx) => {
    const result = await work(tx);
    await tx.rollback();
    return result;
  });
}

/**
 * A missing privilege and a row security violation share one code; any other error is a faulty
 * test.
 */
function refusal(error: unknown): 'refused' {
  if (error instanceof Error && 'code' in error && error.code === '42501') return 'refused';
  throw error;
}

async function affectedRows(tx: Transaction, sql: string): Promise<number> {
  return (await tx.query(sql)).affectedRows ?? 0;
}

async function writableColumns(role: Role): Promise<Record<string, string>> {
  const { rows } = await db.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(distinct column_name, ' ' order by column_name) as columns
     from information_schema.column_privileges
     where table_schema = 'public' and grantee = $1 and privilege_type in ('INSERT', 'UPDATE')
     group by table_name`,
    [role],
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.columns]));
}
