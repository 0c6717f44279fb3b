import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { as, createDatabase, migrationsDirectory } from '@tests/support/database.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demandCalls } from './demand-calls.ts';

let db: PGlite;

beforeAll(async () => {
  db = await createDatabase();
});
beforeEach(() => db.exec('truncate public.demand_tests cascade; delete from private.rate_buckets'));

const { call, create, visit, vote, results } = demandCalls(() => db);
const from = (address: string) => ({ headers: { 'cf-connecting-ip': address } });
const consent = (email: string) => ({ email, consents: true });
const tooMany = { code: 'PT429' };

/** Runs while a bucket of this kind holds so many tokens and hardly fills again. */
async function whereBucketHolds(
  tokens: number,
  { kind, holder }: { kind: string; holder: string },
  work: () => Promise<void>,
) {
  const { rows } = await db.query<{ capacity: number; per_minute: number }>(
    'select capacity, per_minute from private.visitor_limits where kind = $1 and holder = $2',
    [kind, holder],
  );
  const set = `update private.visitor_limits set capacity = $3, per_minute = $4
    where kind = $1 and holder = $2`;
  await db.query(set, [kind, holder, tokens, 1]);
  try {
    await work();
  } finally {
    await db.query(set, [kind, holder, rows[0]?.capacity, rows[0]?.per_minute]);
  }
}

describe.each(['anon', 'authenticated'] as const)('through the tables, %s', (role) => {
  test.each([
    'select * from public.demand_test_votes',
    'select visitor from public.demand_test_visits',
    'select email from public.demand_test_emails',
    'select secret_digest from public.demand_tests',
    'select id from public.demand_tests',
    `insert into public.demand_test_votes values ('bcdfghjkmn', repeat('a', 32), 2)`,
    `insert into public.demand_test_visits values ('bcdfghjkmn', repeat('a', 32), current_date)`,
    'update public.demand_test_votes set price_index = 2',
    `update public.demand_tests set secret_digest = repeat('a', 64)`,
    'delete from public.demand_test_votes',
    'delete from public.demand_tests',
    `select private.demand_counts('bcdfghjkmn')`,
    `select * from public.demand_test_addresses('bcdfghjkmn')`,
    'select * from private.blocked_words',
  ])('gets nowhere with %s', async (statement) => {
    await create();
    await expect(as(db, role, null, (tx) => tx.query(statement))).rejects.toMatchObject({
      code: '42501',
    });
  });
});

describe('whoever votes again and again', () => {
  test('with one session has one vote', async () => {
    const made = await create();
    const session = await visit(made.id);
    for (let at = 0; at < 6; at++) await vote(made.id, session, at % 3);
    expect((await results(made))?.counts).toMatchObject({ votes: [0, 0, 1], visitors: 1 });
  });

  test('with new sessions that never opened the page changes no share', async () => {
    const made = await create();
    await vote(made.id, await visit(made.id), 0);
    for (let at = 0; at < 5; at++) await vote(made.id, randomUUID(), 2);
    expect((await results(made))?.counts).toMatchObject({
      visitors: 1,
      votes: [1, 0, 0],
      uncountedVotes: 5,
    });
  });

  test('with new sessions from one address is stopped, and the others are not', async () => {
    const { id } = await create();
    await whereBucketHolds(2, { kind: 'vote', holder: 'address' }, async () => {
      for (let at = 0; at < 2; at++) await vote(id, randomUUID(), 2, {}, from('203.0.113.7'));
      await expect(vote(id, randomUUID(), 2, {}, from('203.0.113.7'))).rejects.toMatchObject(
        tooMany,
      );
      await vote(id, randomUUID(), 2, {}, from('203.0.113.8'));
    });
  });

  test('from all addresses of one network is stopped as well', async () => {
    const { id } = await create();
    await whereBucketHolds(2, { kind: 'vote', holder: 'network' }, async () => {
      for (const last of [1, 2]) await vote(id, randomUUID(), 2, {}, from(`203.0.113.${last}`));
      await expect(vote(id, randomUUID(), 2, {}, from('203.0.113.3'))).rejects.toMatchObject(
        tooMany,
      );
      await vote(id, randomUUID(), 2, {}, from('198.51.100.1'));
    });
  });
});

test('many phones behind one carrier’s address can vote wherever they are counted', async () => {
  const { rows } = await db.query<{ kind: string; holder: string; capacity: number }>(
    `select kind, holder, capacity, per_minute from private.visitor_limits
     where kind in ('view', 'vote') and holder <> 'session'`,
  );
  const of = (kind: string) =>
    Object.fromEntries(
      rows
        .filter((row) => row.kind === kind)
        .map(({ kind: _, holder, ...limit }) => [holder, limit]),
    );
  expect(of('vote')).toEqual(of('view'));
  expect(of('vote')).toMatchObject({ address: { capacity: 600, per_minute: 60 } });

  const made = await create();
  for (let phone = 0; phone < 250; phone++) {
    const session = await visit(made.id, randomUUID(), from('203.0.113.7'));
    await vote(made.id, session, 1, {}, from('203.0.113.7'));
  }
  expect((await results(made))?.counts).toMatchObject({ visitors: 250, votes: [0, 250, 0] });
});

describe('addresses of others', () => {
  test('can be written down no faster than in any other form', async () => {
    const { id } = await create();
    await whereBucketHolds(1, { kind: 'form', holder: 'address' }, async () => {
      const give = (email: string) =>
        vote(id, randomUUID(), 1, consent(email), from('203.0.113.7'));
      await give('ana@brandbff.com');
      await expect(give('ben@brandbff.com')).rejects.toMatchObject(tooMany);
      // A vote without an address still counts.
      await vote(id, randomUUID(), 1, {}, from('203.0.113.7'));
    });
    const { rows } = await db.query('select email from public.demand_test_emails');
    expect(rows).toEqual([{ email: 'ana@brandbff.com' }]);
  });

  test('get one message each, however often and in whatever writing they were given', async () => {
    const made = await create();
    for (const email of ['ana@brandbff.com', 'ANA@brandbff.com', 'ana+x@brandbff.com']) {
      await vote(made.id, randomUUID(), 1, consent(email));
    }
    const { rows } = await as(db, 'service_role', null, (tx) =>
      tx.query('select public.demand_test_addresses($1) as email', [made.id]),
    );
    expect(rows).toEqual([{ email: 'ana@brandbff.com' }]);
    expect((await results(made))?.counts).toMatchObject({ addresses: 1 });
  });
});

describe('a secret', () => {
  test('opens no other test', async () => {
    const [one, other] = [await create(), await create()];
    const mixed = { test_id: one.id, secret: other.secret };
    expect(await call('demand_test_results', mixed)).toBeNull();
    expect(await call('end_demand_test', mixed)).toBe(false);
    expect(await call('delete_demand_test', mixed)).toBe(false);
  });

  test.each([null, '', '%', `${'b'.repeat(26)}' or true --`, 'b'.repeat(10_000)])(
    'is not guessed with %j',
    async (secret) => {
      const { id } = await create();
      expect(await call('demand_test_results', { test_id: id, secret })).toBeNull();
      expect(await call('delete_demand_test', { test_id: id, secret })).toBe(false);
    },
  );

  test.each([
    ['demand_test_results', 'lookup'],
    ['end_demand_test', 'amendment'],
    ['delete_demand_test', 'amendment'],
  ])('is guessed with %s no faster than the limits let', async (name, kind) => {
    const { id } = await create();
    const guess = () => call(name, { test_id: id, secret: 'b'.repeat(26) }, from('203.0.113.7'));
    await whereBucketHolds(2, { kind, holder: 'address' }, async () => {
      await guess();
      await guess();
      await expect(guess()).rejects.toMatchObject(tooMany);
    });
  });

  test('of a page is in no answer to its visitors', async () => {
    const made = await create();
    const session = await visit(made.id);
    const answers = [
      await call('demand_test', { test_id: made.id }),
      await vote(made.id, session, 1),
      await call('withdraw_demand_vote', { test_id: made.id, session_id: session }),
    ];
    expect(JSON.stringify(answers)).not.toContain(made.secret);
  });
});

test('pages are guessed no faster than the limits let', async () => {
  const guess = () => call('demand_test', { test_id: 'bbbbbbbbbb' }, from('203.0.113.7'));
  await whereBucketHolds(1, { kind: 'lookup', holder: 'address' }, async () => {
    await guess();
    await expect(guess()).rejects.toMatchObject(tooMany);
  });
});

test('nobody takes back the vote of another session', async () => {
  const made = await create();
  await vote(made.id, await visit(made.id), 1, consent('ana@brandbff.com'));
  for (const session_id of [randomUUID(), '%'.repeat(16)]) {
    await call('withdraw_demand_vote', { test_id: made.id, session_id }).catch(() => null);
  }
  expect((await results(made))?.counts).toMatchObject({ votes: [0, 1, 0], addresses: 1 });
});

test('the owner learns counts, and of no vote whose it is', async () => {
  const made = await create();
  const session = await visit(made.id);
  await vote(made.id, session, 1, consent('ana@brandbff.com'));
  const { rows } = await db.query<{ visitor: string }>(
    'select visitor from public.demand_test_votes',
  );
  const answer = JSON.stringify(await results(made));
  for (const personal of [session, rows[0]?.visitor ?? '?', '@', 'brandbff.com']) {
    expect(answer).not.toContain(personal);
  }
});

describe('extending a function that another migration defines', () => {
  /** Calls the migration's own helper on a function with this body, and keeps nothing. */
  async function extend(body: string): Promise<string> {
    const migration = await readFile(
      join(migrationsDirectory, '20261130120000_demand_tests.sql'),
      'utf8',
    );
    const [helper = ''] =
      /create function private\.extend_function.*?\n\$\$;/s.exec(migration) ?? [];
    let extended = '';
    await db.transaction(async (tx) => {
      await tx.exec(helper);
      await tx.exec(
        `create function private.some_list() returns setof text language sql as $$${body}$$`,
      );
      await tx.query(
        `select private.extend_function('private.some_list()', E'\\n  values\\n', E'\\n  values\\n    (''new''),\\n')`,
      );
      const { rows } = await tx.query<{ names: string[] }>(
        'select array(select private.some_list()) as names',
      );
      extended = rows[0]?.names.join() ?? '';
      await tx.rollback();
    });
    return extended;
  }

  test('keeps what is in it, whatever that is', async () => {
    expect(await extend(`\n  values\n    ('swag')\n`)).toBe('new,swag');
  });

  test.each([
    ['the place is not there', `\n  select 'swag'\n`],
    ['it is there twice', `\n  values\n    ('a')\n  union all\n  values\n    ('b')\n`],
  ])('fails where %s', async (_, body) => {
    await expect(extend(body)).rejects.toThrow(/must be once/);
  });

  test('leaves no helper behind', async () => {
    const { rows } = await db.query(`select to_regproc('private.extend_function') as helper`);
    expect(rows).toEqual([{ helper: null }]);
  });
});
