import type { PGlite } from '@electric-sql/pglite';
import { minimumFillMs } from '@functions/_shared/domain/bot-signals.assumptions.ts';
import { as, createDatabase } from '@tests/support/database.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { insertRow, type Row, rowBuilders } from './rows.ts';

/** Tables that forms write to directly. */
const formTables = [
  'sourcing_tool_leads',
  'country_quiz_submissions',
  'strategy_submissions',
  'rfq_submissions',
  'swag_submissions',
  'calculator_submissions',
] as const;
const flaggedTables = [...formTables, 'product_idea_generations'] as const;
type Submissions = (typeof flaggedTables)[number];

const owner = { userId: null, sessionId: 'session-of-the-owner' };

let db: PGlite;
beforeAll(async () => {
  db = await createDatabase();
});
afterEach(() => db.exec(`truncate ${flaggedTables.join(', ')}`));

function send(table: Submissions, changes: Row = {}): Promise<void> {
  const row = { ...rowBuilders[table](owner), ...changes };
  // Ideas are stored by a function; visitors send the others.
  const role = table === 'product_idea_generations' ? 'service_role' : 'anon';
  return as(db, role, null, (tx) => insertRow(tx, table, row));
}

async function rowsOf(table: Submissions, columns: string): Promise<unknown[]> {
  return (await db.query(`select ${columns} from ${table}`)).rows;
}

describe.each(formTables)('%s', (table) => {
  test('keeps the first row of one id, and rejects none', async () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    await send(table, { id });
    const [first] = await rowsOf(table, '*');
    await send(table, { id, filled_in_ms: 60_000 });
    expect(await rowsOf(table, '*')).toEqual([first]);
  });

  test('silently drops a row with a filled honeypot or too short a fill time', async () => {
    await send(table, { form_trap: 'https://casino.example' });
    await send(table, { filled_in_ms: minimumFillMs - 1 });
    expect(await rowsOf(table, 'id')).toEqual([]);
  });

  test('reports every row as written, so that the count reveals nothing', async () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const rows = [
      { id },
      { id },
      { form_trap: 'https://casino.example' },
      { filled_in_ms: minimumFillMs - 1 },
    ];
    for (const changes of rows) {
      const row = { ...rowBuilders[table](owner), ...changes };
      const columns = Object.keys(row).join(', ');
      const written = await as(db, 'anon', null, (tx) =>
        tx.query(
          `insert into public.${table} (${columns})
           select ${columns} from jsonb_populate_record(null::public.${table}, $1) returning 1`,
          [JSON.stringify(row)],
        ),
      );
      expect(written.rows, JSON.stringify(changes)).toHaveLength(1);
    }
    expect(await rowsOf(table, 'id')).toEqual([{ id }]);
  });

  test("keeps a person's row, with or without a fill time", async () => {
    await send(table, { form_trap: ' ', filled_in_ms: minimumFillMs });
    await send(table);
    expect(await rowsOf(table, 'form_trap, filled_in_ms')).toEqual([
      { form_trap: null, filled_in_ms: minimumFillMs },
      { form_trap: null, filled_in_ms: null },
    ]);
  });
});

test.each([
  ['ana@shop.com', null],
  ['Ana.Maria+list@sub.shop.co.uk', null],
  ['jürgen@müller.de', null],
  ['ana@xn--mller-kva.de', null],
  ["o'hara@shop.com", null],
  ['ana@Mailinator.com', 'disposable'],
  ['ana@anything.mailinator.com', 'disposable'],
  ['ana@notmailinator.com', null],
  ['ana@shop', 'malformed'],
  ['ana@shop..com', 'malformed'],
  ['ana@shop.com.', 'malformed'],
  ['ana@-shop.com', 'malformed'],
  ['ana@127.0.0.1', 'malformed'],
  ['.ana@shop.com', 'malformed'],
  ['ana..b@shop.com', 'malformed'],
  ['ana,ben@shop.com', 'malformed'],
  ['ana<b>@shop.com', 'malformed'],
  [`${'a'.repeat(65)}@shop.com`, 'malformed'],
  ['ana@shop.test', 'malformed'],
  ['ana@latest', 'malformed'],
  ['ana@shop.latest', null],
])('the flag of an address %s: %s', async (address, flag) => {
  const { rows } = await db.query('select public.email_flag($1) as flag', [address]);
  expect(rows).toEqual([{ flag }]);
});

test.each(flaggedTables)('the flag of an address is stored in %s', async (table) => {
  const column = table === 'sourcing_tool_leads' ? 'email' : 'user_email';
  await send(table, { [column]: 'ana@mailinator.com' });
  expect(await rowsOf(table, 'email_flag')).toEqual([{ email_flag: 'disposable' }]);
});

test('the flag of an address cannot be set by the visitor', async () => {
  await expect(send('sourcing_tool_leads', { email_flag: null })).rejects.toMatchObject({
    code: '42501',
  });
});

test('an address of a megabyte is rejected quickly', async () => {
  const address = `a@${'a.'.repeat(500_000)}co`;
  const { rows } = await db.query('select public.email_flag($1) as flag', [address]);
  expect(rows).toEqual([{ flag: 'malformed' }]);
  await expect(send('sourcing_tool_leads', { email: address })).rejects.toMatchObject({
    code: '23514',
  });
}, 5_000);
