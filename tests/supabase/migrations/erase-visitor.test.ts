import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { as, createDatabase, createUser, type Role } from '@tests/support/database.ts';
import { growthFault } from '@tests/support/growth.ts';
import { repeated } from '@tests/support/hostile-texts.ts';
import { beforeAll, expect, test } from 'vitest';
import { conversationIdOf, demandTestId, insertRow, rowBuilders, type Table } from './rows.ts';

/** Every table that can contain data of a visitor. */
const personal: Table[] = [
  'ai_conversations',
  'ai_messages',
  'calculator_submissions',
  'country_quiz_submissions',
  'demand_test_emails',
  'demand_test_visits',
  'demand_test_votes',
  'notification_outbox',
  'page_views',
  'product_idea_generations',
  'rfq_submissions',
  'sourcing_tool_leads',
  'strategy_submissions',
  'swag_submissions',
  'visitor_sessions',
];

let db: PGlite;

beforeAll(async () => {
  db = await createDatabase();
  await insertRow(db, 'demand_tests', { ...rowBuilders.demand_tests(), id: demandTestId });
});

async function leaveEverything(email: string) {
  const userId = await createUser(db, email);
  const sessionId = randomUUID();
  const owner = { userId, sessionId };
  await insertRow(db, 'ai_conversations', {
    ...rowBuilders.ai_conversations(owner),
    id: conversationIdOf(userId),
  });
  await insertRow(db, 'ai_messages', rowBuilders.ai_messages(owner));
  await insertRow(db, 'page_views', { ...rowBuilders.page_views(owner), user_id: null });
  await insertRow(db, 'visitor_sessions', {
    ...rowBuilders.visitor_sessions(owner),
    session_id: sessionId,
    user_id: null,
    is_authenticated: false,
  });
  for (const table of [
    'product_idea_generations',
    'calculator_submissions',
    'country_quiz_submissions',
    'strategy_submissions',
    'rfq_submissions',
    'swag_submissions',
  ] as const) {
    await insertRow(db, table, { ...rowBuilders[table](owner), user_email: email });
  }
  // By the session, and by the address with another one.
  for (const voterSession of [sessionId, randomUUID()]) {
    await as(db, 'anon', null, async (tx) => {
      await tx.query('select public.count_demand_visit($1, $2)', [demandTestId, voterSession]);
      await tx.query('select public.vote_in_demand_test($1, $2, 1, $3, $4)', [
        demandTestId,
        voterSession,
        voterSession === sessionId ? null : email,
        voterSession !== sessionId,
      ]);
    });
  }
  await insertRow(db, 'sourcing_tool_leads', { email, source: 'sourcing_tools_gate' });
  await insertRow(db, 'notification_outbox', message({ kind: 'report', recipient_email: email }));
  await insertRow(db, 'notification_outbox', message({ kind: 'tool', reply_to: email }));
  await insertRow(
    db,
    'notification_outbox',
    message({ kind: 'sourcing', body_text: `Lead\nEmail: ${email}\n` }),
  );
}

function message(overrides: Record<string, unknown>) {
  return {
    kind: 'tool',
    recipient_email: 'leads@brandbff.example',
    subject: 'A lead',
    body_text: 'Hello',
    dedupe_key: randomUUID(),
    ...overrides,
  };
}

/** All of our tables with a row that contains this text in any column. */
async function tablesThatSay(text: string): Promise<string[]> {
  const { rows: tables } = await db.query<{ name: string }>(`
    select format('%I.%I', nspname, relname) as name
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace and nspname in ('public', 'private')
    where relkind in ('r', 'p')
  `);
  const saying: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.query(
      `select 1 from ${name} as t where position($1 in lower(t::text)) > 0 limit 1`,
      [text],
    );
    if (rows.length > 0) saying.push(name);
  }
  return saying;
}

async function counts() {
  const entries: [string, number][] = [];
  for (const table of personal) {
    const { rows } = await db.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    entries.push([table, rows[0]?.n ?? -1]);
  }
  return Object.fromEntries(entries);
}

const erase = (email: string, role: Role = 'service_role') =>
  as(db, role, null, async (tx) => {
    const { rows } = await tx.query<{ erased: Record<string, number> }>(
      'select public.erase_visitor($1) as erased',
      [email],
    );
    return rows[0]?.erased;
  });

const eraseMailbox = (email: string) =>
  as(db, 'service_role', null, (tx) => tx.query('select public.erase_visitor($1, true)', [email]));

test('erase_visitor deletes everything of one visitor and nothing of another', async () => {
  await leaveEverything('ben@example.com');
  const ofBenAlone = await counts();
  await leaveEverything('ana@example.com');
  expect(await erase(' Ana@Example.com ')).toEqual({
    ai_conversations: 1,
    calculator_submissions: 1,
    country_quiz_submissions: 1,
    // The vote and the visit that came with the address are not counted here, and gone as well.
    demand_test_emails: 1,
    demand_test_visits: 1,
    demand_test_votes: 1,
    notification_outbox: 3,
    page_views: 1,
    product_idea_generations: 1,
    rfq_submissions: 1,
    sourcing_tool_leads: 1,
    strategy_submissions: 1,
    swag_submissions: 1,
    visitor_sessions: 1,
  });
  expect(await counts()).toEqual(ofBenAlone);
});

test('erase_visitor leaves the address in no table, whichever columns can contain one', async () => {
  await leaveEverything('zoe@example.com');
  const { rows: columns } = await db.query<{ table: string; column: string }>(`
      select format('%I.%I', nspname, relname) as table, attname as column
      from pg_attribute
      join pg_class on pg_class.oid = attrelid and relkind in ('r', 'p') and not relispartition
      join pg_namespace on pg_namespace.oid = relnamespace and nspname in ('public', 'private')
      where not attisdropped and (attname like '%email%' or attname = 'reply_to')
        and attname <> 'email_flag'
      order by 1, 2
    `);
  const holding: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await db.query(
      `select 1 from ${table} where ${column} = 'zoe@example.com' limit 1`,
    );
    if (rows.length > 0) holding.push(`${table}.${column}`);
  }
  expect(holding).toEqual(columns.map(({ table, column }) => `${table}.${column}`));

  await erase('zoe@example.com');
  expect(await tablesThatSay('zoe@example.com')).toEqual([]);
});

test('erase_visitor keeps an address that only ends or begins like it', async () => {
  await leaveEverything('joanna@example.com');
  const before = await counts();
  await erase('anna@example.com');
  await erase('joanna@example.co');
  expect(await counts()).toEqual(before);
});

test('erase_visitor of the address that receives leads keeps the leads of others', async () => {
  await leaveEverything('cleo@example.com');
  const before = await counts();
  await erase('leads@brandbff.example');
  expect(await counts()).toEqual(before);
});

test.each(['', '   ', '%', 'ana', 'ana@example.com ben@example.com'])(
  'erase_visitor rejects %j, which is not an address',
  async (email) => {
    await expect(erase(email)).rejects.toThrow('needs one e-mail address');
  },
);

test.each(['anon', 'authenticated'] as const)(
  'erase_visitor may not be called by %s',
  async (role) => {
    await expect(erase('ana@example.com', role)).rejects.toThrow('permission denied');
  },
);

test.each([
  ['ana;b@example.com', 'Email: ana;b@example.com'],
  ['"ana"@example.com', 'From "ana"@example.com, a visitor'],
  ['carl@example.com', 'You can write to carl@example.com.'],
  ['carl@example.com', '<Carl@Example.com>, who asked'],
  ["o'neil@example.com", "- o'neil@example.com!"],
  ['carl@example.com', '“carl@example.com”'],
])('however the address is written %s goes with the message that says %j', async (email, text) => {
  await insertRow(db, 'notification_outbox', message({ body_text: text }));
  expect(await erase(email)).toMatchObject({ notification_outbox: 1 });
  expect(await tablesThatSay(email)).toEqual([]);
});

test('however the address is written, other spellings of the mailbox are deleted on request', async () => {
  await leaveEverything('dana+news@gmail.com');
  await leaveEverything('da.na@gmail.com');
  const before = await counts();
  expect(await erase('dana@gmail.com')).toMatchObject({ sourcing_tool_leads: 0 });
  expect(await counts()).toEqual(before);
  await eraseMailbox('dana@gmail.com');
  expect(await tablesThatSay('dana+news@gmail.com')).toEqual([]);
  expect(await tablesThatSay('da.na@gmail.com')).toEqual([]);
});

test('however the address is written, the search takes time that grows linearly with the text', async () => {
  for (const unit of ['@', 'a@', 'a!', 'a!@', `${'a!'.repeat(40)}@`]) {
    const look = (length: number) =>
      db.query('select private.addresses_in($1)', [repeated(unit, length)]);
    expect(await growthFault(look, 16_000)).toBeUndefined();
  }
});

test('erasures are recorded without the address, and repeated on a restored backup', async () => {
  await db.exec('delete from private.erasures');
  await leaveEverything('eve@example.com');
  await erase('eve@example.com');
  expect(await tablesThatSay('eve@')).toEqual([]);
  const { rows } = await db.query<{ list: object[] }>('select public.list_erasures() as list');
  expect(rows[0]?.list).toMatchObject([{ digest: expect.stringMatching(/^[0-9a-f]{64}$/) }]);

  // As after a restore: the rows are back, and the record of the erasure is gone.
  await db.exec('delete from private.erasures; delete from auth.users');
  await leaveEverything('eve@example.com');
  await leaveEverything('finn@example.com');
  const { rows: again } = await db.query<{ erased: Record<string, number> }>(
    'select public.reapply_erasures($1) as erased',
    [JSON.stringify(rows[0]?.list)],
  );
  expect(again[0]?.erased).toMatchObject({ sourcing_tool_leads: 1, notification_outbox: 3 });
  expect(await tablesThatSay('eve@example.com')).toEqual([]);
  expect(await tablesThatSay('finn@example.com')).not.toEqual([]);
});

test('erasures spare visitors who returned after that day', async () => {
  await db.exec('delete from private.erasures');
  await erase('gil@example.com');
  await db.exec(`update private.erasures set erased_on = erased_on - 2`);
  await leaveEverything('gil@example.com');
  const { rows } = await db.query<{ erased: object }>('select public.reapply_erasures() as erased');
  expect(Object.values(rows[0]?.erased ?? {}).every((count) => count === 0)).toBe(true);
  expect(await tablesThatSay('gil@example.com')).not.toEqual([]);
});
