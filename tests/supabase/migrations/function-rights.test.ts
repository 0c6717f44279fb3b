import type { PGlite } from '@electric-sql/pglite';
import { as, createDatabase, createUser, type Role } from '@tests/support/database.ts';
import { exposedSchemas } from '@tests/support/supabase-config.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { conversationIdOf, demandTestId, insertRow, rowBuilders, type Table } from './rows.ts';

type Rule = {
  callers: readonly Role[];
  /** owner: bypasses row security, so the function itself decides what it may do. */
  runsAs: 'caller' | 'owner';
};

const everybody: readonly Role[] = ['anon', 'authenticated', 'service_role'];
const business: readonly Role[] = ['service_role'];

/** Every function of the API. A new one must be added here with its callers. */
const rules: Record<string, Rule> = {
  apply_retention: { callers: business, runsAs: 'owner' },
  begin_service_call: { callers: business, runsAs: 'owner' },
  count_demand_visit: { callers: everybody, runsAs: 'owner' },
  count_submissions_without_message: { callers: business, runsAs: 'owner' },
  create_demand_test: { callers: everybody, runsAs: 'owner' },
  delete_demand_test: { callers: everybody, runsAs: 'owner' },
  // Only what the public page shows; counts need the test's secret.
  demand_test: { callers: everybody, runsAs: 'owner' },
  demand_test_addresses: { callers: business, runsAs: 'owner' },
  demand_test_results: { callers: everybody, runsAs: 'owner' },
  email_flag: { callers: business, runsAs: 'owner' },
  end_demand_test: { callers: everybody, runsAs: 'owner' },
  end_service_call: { callers: business, runsAs: 'owner' },
  erase_visitor: { callers: business, runsAs: 'owner' },
  find_factories: { callers: business, runsAs: 'caller' },
  list_erasures: { callers: business, runsAs: 'owner' },
  mark_submission_notified: { callers: business, runsAs: 'owner' },
  match_knowledge: { callers: business, runsAs: 'caller' },
  reapply_erasures: { callers: business, runsAs: 'owner' },
  save_factory_results: { callers: everybody, runsAs: 'owner' },
  save_selected_idea: { callers: everybody, runsAs: 'owner' },
  schedule_jobs: { callers: business, runsAs: 'owner' },
  scheduled_jobs: { callers: business, runsAs: 'owner' },
  // Reads the tariff tables, which visitors may not, and takes a token for it.
  search_tariff_lines: { callers: everybody, runsAs: 'owner' },
  service_status: { callers: business, runsAs: 'owner' },
  submissions_without_message: { callers: business, runsAs: 'owner' },
  take_token: { callers: business, runsAs: 'owner' },
  take_tokens: { callers: business, runsAs: 'owner' },
  tariff_line_facts: { callers: everybody, runsAs: 'owner' },
  // Fifty lines in one call; visitors' pages need one at a time.
  tariff_lines_facts: { callers: business, runsAs: 'owner' },
  touch_visitor_session: { callers: everybody, runsAs: 'owner' },
  vote_in_demand_test: { callers: everybody, runsAs: 'owner' },
  withdraw_demand_vote: { callers: everybody, runsAs: 'owner' },
};

/**
 * A call of each function that visitors may call, by a stranger who knows everything about the
 * owner but the session.
 */
const strangersCalls: Record<string, string> = {
  count_demand_visit: `count_demand_visit('bcdfghjkmn', 'session-of-a-stranger')`,
  create_demand_test: `create_demand_test('session-of-a-stranger', 'Mug', 'Ana', '{24,28,32}', 7)`,
  delete_demand_test: `delete_demand_test('bcdfghjkmn', repeat('b', 26))`,
  demand_test: `demand_test('bcdfghjkmn')`,
  demand_test_results: `demand_test_results('bcdfghjkmn', repeat('b', 26))`,
  end_demand_test: `end_demand_test('bcdfghjkmn', repeat('b', 26))`,
  save_factory_results: `save_factory_results('session-of-a-stranger', 'ana@example.com', '[]', 'china', true, 'Socks')`,
  save_selected_idea: `save_selected_idea('session-of-a-stranger', 'ana@example.com', 'https://example.com/@ana', '{}')`,
  search_tariff_lines: `search_tariff_lines('ana@example.com socks')`,
  tariff_line_facts: `tariff_line_facts('ana@example.com')`,
  touch_visitor_session: `touch_visitor_session('session-of-a-stranger', 'Mozilla/5.0', '/', 'desktop', 'Firefox')`,
  vote_in_demand_test: `vote_in_demand_test('bcdfghjkmn', 'session-of-a-stranger', 0)`,
  withdraw_demand_vote: `withdraw_demand_vote('bcdfghjkmn', 'session-of-a-stranger')`,
};

const ownerSession = 'session-of-the-owner';
/** Tables with a row of the owner. */
const ownersTables: Table[] = [
  'visitor_sessions',
  'page_views',
  'product_idea_generations',
  'calculator_submissions',
  'sourcing_tool_leads',
  'country_quiz_submissions',
  'strategy_submissions',
  'rfq_submissions',
  'swag_submissions',
  'demand_tests',
  'demand_test_emails',
  'ai_conversations',
  'ai_messages',
  'notification_outbox',
];

let db: PGlite;
let ownerId: string;

beforeAll(async () => {
  db = await createDatabase();
  ownerId = await createUser(db, 'ana@example.com');
  const owner = { userId: ownerId, sessionId: ownerSession };
  for (const table of ownersTables) {
    const row = rowBuilders[table](owner);
    if (table === 'visitor_sessions') row.session_id = ownerSession;
    if (table === 'ai_conversations') row.id = conversationIdOf(ownerId);
    if (table === 'demand_tests') row.id = demandTestId;
    await insertRow(db, table, row);
  }
});

test('every function of the API has the callers and rights of the rules', async () => {
  const { rows } = await db.query<{ name: string; callers: Role[]; runs_as: string }>(
    `select
       p.proname as name,
       array(
         select role from unnest($2::text[]) as role
         where has_function_privilege(role, p.oid, 'execute') order by role
       ) as callers,
       case when p.prosecdef then 'owner' else 'caller' end as runs_as
     from pg_proc p
     where p.pronamespace::regnamespace::text = any ($1)
     order by p.proname collate "C"`,
    [exposedSchemas(), [...everybody]],
  );
  const found = rows.map(({ name, callers, runs_as }) => [name, { callers, runsAs: runs_as }]);
  expect(found).toEqual(Object.entries(rules));
});

test('no visitor can reach the database’s internal functions and tables', async () => {
  const { rows } = await db.query(`
    select
      bool_or(has_schema_privilege(role, 'private', 'usage')) as on_schema,
      bool_or(has_function_privilege(role, p.oid, 'execute')) as on_functions,
      bool_or(has_table_privilege(role, c.oid, 'select, insert, update, delete, truncate')) as on_tables,
      bool_and(c.relrowsecurity) as secured
    from unnest(array['anon', 'authenticated']) as role
    cross join pg_proc p
    cross join pg_class c
    where p.pronamespace = 'private'::regnamespace
      and c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'p')
  `);
  expect(rows).toEqual([
    { on_schema: false, on_functions: false, on_tables: false, secured: true },
  ]);
});

test('every function runs with an empty search path', async () => {
  const { rows } = await db.query(
    `select proname, proconfig from pg_proc
     where pronamespace::regnamespace::text = any ($1)
       and not coalesce(proconfig @> array['search_path=""'], false)`,
    [[...exposedSchemas(), 'private']],
  );
  expect(rows).toEqual([]);
});

describe('a stranger who knows the address but not the session', () => {
  const openToStrangers = Object.keys(rules).filter((name) =>
    rules[name]?.callers.includes('anon'),
  );

  test('is tested on every function that visitors may call', () => {
    expect(Object.keys(strangersCalls)).toEqual(openToStrangers);
  });

  test.each(openToStrangers)('reads and changes nothing of the owner with %s', async (name) => {
    const before = await ownersRows();
    const answer = await as(db, 'anon', null, async (tx) => {
      const { rows } = await tx.query(`select * from public.${strangersCalls[name]}`);
      return JSON.stringify(rows);
    });
    expect(answer).not.toMatch(/ana@|session-of-the-owner/);
    expect(answer).not.toContain(ownerId);
    expect(await ownersRows()).toEqual(before);
  });
});

/** Every row that contains the owner's session, address or account, as text. */
async function ownersRows(): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const table of ownersTables) {
    const { rows } = await db.query(
      `select t::text as row from public.${table} as t where t::text ~ $1 order by 1`,
      [`ana@example.com|${ownerSession}|${ownerId}|Somebody used|${demandTestId}`],
    );
    expect(rows, table).not.toEqual([]);
    found.push(...rows);
  }
  return found;
}
