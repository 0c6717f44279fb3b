import { randomUUID } from 'node:crypto';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { as, createTariffDatabase, createUser, type Role } from '@tests/support/database.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { conversationIdOf, insertRow, type Row, rowBuilders, type Table } from './rows.ts';

/** Tables that visitors may insert into, with and without an account. */
const visitorTables = [
  'page_views',
  'calculator_submissions',
  'sourcing_tool_leads',
  'country_quiz_submissions',
  'strategy_submissions',
  'rfq_submissions',
  'swag_submissions',
] as const;
const personTables = ['ai_conversations', 'ai_messages'] as const;

let db: PGlite;
let personId: string;

beforeAll(async () => {
  db = await createTariffDatabase();
  personId = await createUser(db, 'ana@example.com');
  await insertRow(db, 'ai_conversations', {
    ...rowBuilders.ai_conversations({ userId: personId, sessionId: '' }),
    id: conversationIdOf(personId),
  });
});
beforeEach(() => db.exec('delete from private.rate_buckets'));

type Sender = {
  role?: Role;
  userId?: string | null;
  sessionId?: string;
  headers?: Record<string, string>;
};

const sessionId = 'session-of-a-visitor';

/** Runs a request as the API would for a role, with its headers. */
function request<T>(
  { role = 'anon', userId = null, headers = {} }: Sender,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return as(db, role, userId, async (tx) => {
    await tx.query(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);
    return work(tx);
  });
}

function send(table: Table, sender: Sender = {}, changes: Row = {}): Promise<void> {
  const owner = { userId: sender.userId ?? null, sessionId: sender.sessionId ?? sessionId };
  const row = { ...rowBuilders[table](owner), ...changes };
  return request(sender, (tx) => insertRow(tx, table, row));
}

/** Runs while the buckets of this kind contain one token and hardly refill. */
async function whereOneIsLeft(kind: string, holder: string, work: () => Promise<void>) {
  const set = `update private.visitor_limits set capacity = $3, per_minute = $4
    where kind = $1 and holder = $2`;
  const { rows } = await db.query<{ capacity: number; per_minute: number }>(
    'select capacity, per_minute from private.visitor_limits where kind = $1 and holder = $2',
    [kind, holder],
  );
  await db.query(set, [kind, holder, 1, 1]);
  try {
    await work();
  } finally {
    await db.query(set, [kind, holder, rows[0]?.capacity, rows[0]?.per_minute]);
  }
}

const tooMany = { code: 'PT429', message: expect.stringContaining('That was a lot at once') };

test('every table that a visitor or a person may insert into is limited', async () => {
  const { rows } = await db.query<{ name: string; limited: boolean }>(
    `select
       relname as name,
       (select count(*) from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.proname = 'limit_visitors') = 2 as limited
     from pg_class c
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and has_any_column_privilege('authenticated', c.oid, 'insert')
     order by relname collate "C"`,
  );
  expect(rows).toEqual(
    [...visitorTables, ...personTables].sort().map((name) => ({ name, limited: true })),
  );
});

describe.each(visitorTables)('%s', (table) => {
  test('rejects a second row in one statement', async () => {
    const { id, ...row } = rowBuilders[table]({ userId: null, sessionId });
    const columns = Object.keys(row).join(', ');
    const before = await count(table);
    await expect(
      request({}, (tx) =>
        tx.query(
          `insert into public.${table} (${columns})
           select ${columns} from generate_series(1, 1000), jsonb_populate_record(null::public.${table}, $1)`,
          [JSON.stringify(row)],
        ),
      ),
    ).rejects.toMatchObject({ code: 'PT413' });
    expect(await count(table)).toBe(before);
  });

  test('accepts rows of all visitors together at the rate of their bucket', async () => {
    const kind = table === 'page_views' ? 'view' : 'form';
    await whereOneIsLeft(kind, 'everybody', async () => {
      await send(table, { sessionId: randomUUID() });
      await expect(send(table, { sessionId: randomUUID() })).rejects.toMatchObject(tooMany);
      // The service is not limited.
      await send(table, { role: 'service_role', sessionId: randomUUID() });
    });
  });

  test('accepts rows of one address at the rate of its bucket', async () => {
    const kind = table === 'page_views' ? 'view' : 'form';
    const from = (address: string) => ({
      sessionId: randomUUID(),
      headers: { 'cf-connecting-ip': address },
    });
    await whereOneIsLeft(kind, 'address', async () => {
      await send(table, from('203.0.113.7'));
      await expect(send(table, from('203.0.113.7'))).rejects.toMatchObject(tooMany);
      await send(table, from('203.0.113.8'));
    });
  });
});

describe.each(['page_views', 'calculator_submissions'] as const)('%s of one session', (table) => {
  test('stop when its bucket is empty, with the time to wait', async () => {
    const kind = table === 'page_views' ? 'view' : 'form';
    await whereOneIsLeft(kind, 'session', async () => {
      await send(table);
      const refusal = await send(table).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ ...tooMany, detail: expect.stringMatching(/^[1-9]\d*$/) });
      await send(table, { sessionId: randomUUID() });
    });
  });

  test('that are rejected keep the tokens of the others', async () => {
    const kind = table === 'page_views' ? 'view' : 'form';
    await whereOneIsLeft(kind, 'session', async () => {
      await send(table);
      const before = await tokensOf(`rows:${table}:everybody`);
      for (let i = 0; i < 3; i++) await expect(send(table)).rejects.toMatchObject(tooMany);
      expect(await tokensOf(`rows:${table}:everybody`)).toBe(before);
    });
  });
});

test.each(personTables)('%s of one person stop when the bucket is empty', async (table) => {
  const person = { role: 'authenticated' as const, userId: personId };
  await whereOneIsLeft('conversation', 'session', async () => {
    await send(table, person);
    await expect(send(table, person)).rejects.toMatchObject(tooMany);
  });
});

describe.each([
  [
    'touch_visitor_session',
    'view',
    (session: string) =>
      `touch_visitor_session('${session}', 'Mozilla/5.0', '/', 'desktop', 'Firefox')`,
  ],
  [
    'save_selected_idea',
    'amendment',
    (session: string) =>
      `save_selected_idea('${session}', 'ana@example.com', 'https://example.com/@ana', '{}')`,
  ],
  [
    'save_factory_results',
    'amendment',
    (session: string) =>
      `save_factory_results('${session}', 'ana@example.com', '[]', 'china', true, 'Socks')`,
  ],
] as const)('%s', (_, kind, call) => {
  const ask = (session: string, headers = {}) =>
    request({ headers }, (tx) => tx.query(`select public.${call(session)}`));

  test.each(['session', 'address', 'network', 'everybody'])(
    'is limited by the bucket of the %s',
    async (holder) => {
      const headers = { 'cf-connecting-ip': '203.0.113.7' };
      const session = () => (holder === 'session' ? sessionId : randomUUID());
      await whereOneIsLeft(kind, holder, async () => {
        await ask(session(), headers);
        await expect(ask(session(), headers)).rejects.toMatchObject(tooMany);
      });
    },
  );
});

describe('one network', () => {
  /**
   * Inserts rows at the gate, each from another address: `[accepted, refused]`. Runs inside the
   * database, since so many transactions would take seconds.
   */
  async function sendMany(count: number, addressOfN: string): Promise<[number, number]> {
    const setting = 'brandbff.outcome_of_many';
    await db.exec(`
      do $$
      declare accepted integer := 0; refused integer := 0;
      begin
        for n in 1 .. ${count} loop
          perform set_config('request.headers', json_build_object('cf-connecting-ip', ${addressOfN})::text, true);
          begin
            set local role anon;
            insert into public.sourcing_tool_leads (email) values ('flood@example.com');
            accepted := accepted + 1;
          exception when sqlstate 'PT429' then
            refused := refused + 1;
          end;
          set local role postgres;
        end loop;
        perform set_config('${setting}', accepted || ' ' || refused, false);
      end $$`);
    const { rows: counted } = await db.query<{ counts: string }>(
      'select current_setting($1) as counts',
      [setting],
    );
    const [accepted = 0, refused = 0] = (counted[0]?.counts ?? '').split(' ').map(Number);
    return [accepted, refused];
  }

  test('that sends 1,800 rows leaves the form to visitors', async () => {
    const [accepted, refused] = await sendMany(1_800, `'2001:db8:1:' || to_hex(n) || '::1'`);
    expect(accepted + refused).toBe(1_800);
    // Its bucket contains 400, and some refill while the test runs.
    expect(accepted).toBeGreaterThanOrEqual(400);
    expect(accepted).toBeLessThan(800);
    await send('sourcing_tool_leads', { headers: { 'cf-connecting-ip': '2001:db8:2::1' } });
  });

  test.each([
    ['/48', '2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:2:1::1'],
    ['/24', '203.0.113.7', '203.0.113.8', '198.51.100.7'],
  ])('is limited by its bucket: a %s', async (_, first, neighbor, stranger) => {
    const from = (address: string) => ({
      sessionId: randomUUID(),
      headers: { 'cf-connecting-ip': address },
    });
    await whereOneIsLeft('view', 'network', async () => {
      await send('page_views', from(first));
      await expect(send('page_views', from(neighbor))).rejects.toMatchObject(tooMany);
      await send('page_views', from(stranger));
    });
  });

  test('cannot use up the global bucket with fewer than ten of its kind', async () => {
    const { rows } = await db.query(`
      select network.kind
      from private.visitor_limits as network
      join private.visitor_limits as everybody using (kind)
      where network.holder = 'network' and everybody.holder = 'everybody'
        and (network.capacity * 10 > everybody.capacity or network.per_minute * 10 > everybody.per_minute)`);
    expect(rows).toEqual([]);
  });
});

describe.each([
  ['search_tariff_lines', `select * from public.search_tariff_lines('cotton t-shirt')`],
  ['tariff_line_facts', `select public.tariff_line_facts('6109.10.00')`],
])('%s', (_, sql) => {
  const ask = (address: string, role: Role = 'anon') =>
    request({ role, headers: { 'cf-connecting-ip': address } }, (tx) => tx.query(sql));

  test.each(['address', 'everybody'])('is limited by the bucket of the %s', async (holder) => {
    const other = holder === 'address' ? '203.0.113.7' : '203.0.113.8';
    await whereOneIsLeft('lookup', holder, async () => {
      expect((await ask('203.0.113.7')).rows).not.toEqual([]);
      const refusal = await ask(other).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ ...tooMany, detail: expect.stringMatching(/^[1-9]\d*$/) });
      // The edge functions count their callers themselves.
      expect((await ask(other, 'service_role')).rows).not.toEqual([]);
    });
  });

  test('shares its tokens with the other', async () => {
    await whereOneIsLeft('lookup', 'address', async () => {
      await request({ headers: { 'cf-connecting-ip': '203.0.113.7' } }, (tx) =>
        tx.query(`select public.tariff_line_facts('0101.21.00')`),
      );
      await expect(ask('203.0.113.7')).rejects.toMatchObject(tooMany);
    });
  });
});

test('a class of thirty behind one address types the name of a product at the same time', async () => {
  const pauses = ['co', 'cot', 'cotto', 'cotton', 'cotton t', 'cotton t-s', 'cotton t-shi'];
  const headers = { 'cf-connecting-ip': '203.0.113.7' };
  for (let pupil = 0; pupil < 30; pupil++) {
    for (const query of pauses) {
      await request({ headers }, (tx) =>
        tx.query('select * from public.search_tariff_lines($1, 1)', [query]),
      );
    }
    await request({ headers }, (tx) => tx.query(`select public.tariff_line_facts('6109.10.00')`));
  }
});

describe('the address of a caller', () => {
  const addressOf = (headers: Record<string, string>, proxies?: string) =>
    db.transaction(async (tx) => {
      await tx.query(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);
      await tx.query(`select set_config('brandbff.trusted_proxies', $1, true)`, [proxies ?? '']);
      const { rows } = await tx.query<{ address: string | null }>(
        'select private.caller_address() as address',
      );
      return rows[0]?.address;
    });

  test.each([
    [
      'is what Cloudflare says',
      { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '1.1.1.1' },
      undefined,
      '203.0.113.7',
    ],
    [
      'is the hop that the last proxy wrote',
      { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' },
      undefined,
      '203.0.113.7',
    ],
    [
      'is no header that a caller writes where no Cloudflare is',
      { 'cf-connecting-ip': '6.6.6.6', 'x-forwarded-for': '6.6.6.6, 203.0.113.7' },
      '1',
      '203.0.113.7',
    ],
    [
      'is counted from the right by the number of proxies',
      { 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.1' },
      '2',
      '203.0.113.7',
    ],
    [
      'is nobody’s where there are fewer hops than proxies',
      { 'x-forwarded-for': '6.6.6.6' },
      '2',
      null,
    ],
    [
      'is a network of IPv6',
      { 'cf-connecting-ip': '2001:db8:1:2:aaaa::1' },
      undefined,
      '2001:db8:1:2::/64',
    ],
    [
      'is nothing that is no address',
      { 'cf-connecting-ip': `'; drop table x; ${'9'.repeat(99)}` },
      undefined,
      null,
    ],
    [
      'is the IPv4 address that a proxy wrote as IPv6',
      { 'cf-connecting-ip': '::ffff:203.0.113.7' },
      undefined,
      '203.0.113.7',
    ],
    ['is unknown where no proxy names it', {}, undefined, null],
  ])('%s', async (_, headers, proxies, expected) => {
    expect(await addressOf(headers, proxies)).toBe(expected);
  });
});

test('buckets contain no address and no session', async () => {
  await send('page_views', { headers: { 'cf-connecting-ip': '203.0.113.7' } });
  const { rows } = await db.query('select bucket_key from private.rate_buckets');
  expect(rows).toHaveLength(4);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|session-of-a-visitor/);
});

test('a caller has a new digest on the next day', async () => {
  const digest = async () =>
    (await db.query<{ digest: string }>(`select private.caller_digest('ana') as digest`)).rows[0]
      ?.digest;
  const today = await digest();
  expect(await digest()).toBe(today);
  await db.exec(`update private.bucket_salt set day = day - 1`);
  expect(await digest()).not.toBe(today);
});

describe("a visitor's input is limited", () => {
  type Column = { table: (typeof visitorTables)[number]; column: string; type: string };
  const huge = 'x'.repeat(70_000);
  const oversized: Record<string, unknown> = {
    text: huge,
    jsonb: JSON.stringify({ note: huge }),
    'text[]': [huge],
    'integer[]': Array(20_000).fill(1),
    date: '5874897-12-31',
    numeric: `1.${'1'.repeat(16_000)}`,
    bigint: '9223372036854775807',
    integer: 2_147_483_647,
    boolean: true,
    uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  };
  /** Of fixed size, or limited by the type itself. */
  const fixed = ['boolean', 'uuid', 'integer', 'bigint', 'date'];

  async function writable(): Promise<Column[]> {
    const { rows } = await db.query<Column>(
      `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and has_column_privilege('anon', c.oid, a.attnum, 'insert')
       order by 1, 2`,
    );
    return rows;
  }

  test('in every column', async () => {
    const columns = await writable();
    expect(columns.length).toBeGreaterThan(30);
    for (const { table, column, type } of columns) {
      expect(Object.keys(oversized), `${table}.${column}`).toContain(type);
      if (fixed.includes(type)) continue;
      const before = await count(table);
      const outcome = await send(table, {}, { [column]: oversized[type] }).catch(
        (error: { code?: string }) => error.code,
      );
      // Rejected by a check, or dropped like a bot's row.
      if (outcome !== undefined) expect(outcome, `${table}.${column}`).toBe('23514');
      expect(await count(table), `${table}.${column}`).toBe(before);
    }
  });
});

test('a search corrects at most the first five unknown words', async () => {
  const { rows } = await db.query<{ mended: string }>(
    'select private.mend_tariff_words($1) as mended',
    ['cottn shrit wolen jackt shoees blankt'],
  );
  expect(rows[0]?.mended.split(' ').at(-1)).toBe('blankt');
  const { rows: alone } = await db.query('select private.mend_tariff_words($1) as mended', [
    'blankt',
  ]);
  expect(alone).not.toEqual([{ mended: 'blankt' }]);
});

test('a search for a code uses no more digits than a code has', async () => {
  const { rows } = await db.query(
    `select public.tariff_line_facts(repeat('.', 39) || '61091000') is null as beyond,
              public.tariff_line_facts('6109.10.00') is null as code`,
  );
  expect(rows).toEqual([{ beyond: true, code: false }]);
});

async function count(table: Table): Promise<number> {
  const { rows } = await db.query<{ n: number }>(`select count(*)::int as n from public.${table}`);
  return rows[0]?.n ?? 0;
}

async function tokensOf(key: string): Promise<number | undefined> {
  const { rows } = await db.query<{ tokens: number }>(
    'select tokens from private.rate_buckets where bucket_key = $1',
    [key],
  );
  return rows[0]?.tokens;
}
