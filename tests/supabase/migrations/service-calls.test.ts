import type { PGlite } from '@electric-sql/pglite';
import { as, createDatabase, type Role } from '@tests/support/database.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';

let db: PGlite;
let nowMs: number;

beforeAll(async () => {
  db = await createDatabase();
});
beforeEach(async () => {
  await db.exec('delete from private.service_calls');
  nowMs = Date.parse('2026-11-28T12:00:00Z');
});

const pass = (seconds: number) => {
  nowMs += seconds * 1000;
};

/** Calls one of the functions at the time of the test's own clock. */
async function ask(
  name: 'begin_service_call' | 'end_service_call',
  second: unknown,
  { service = 'chat', role = 'service_role' as Role } = {},
): Promise<unknown> {
  return as(db, role, null, async (tx) => {
    const { rows } = await tx.query<{ answer: unknown }>(
      `select public.${name}($1, $2, $3) as answer`,
      [service, second, new Date(nowMs).toISOString()],
    );
    return rows[0]?.answer;
  });
}

const begin = (ceiling: number | null = null, service?: string) =>
  ask('begin_service_call', ceiling, { service });
const fail = () => ask('end_service_call', false);
const succeed = () => ask('end_service_call', true);

async function failInARow(times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await begin();
    await fail();
  }
}

async function status() {
  return as(db, 'service_role', null, async (tx) => {
    const { rows } = await tx.query('select * from public.service_status($1)', [
      new Date(nowMs).toISOString(),
    ]);
    return rows;
  });
}

test('the daily ceiling permits exactly that many calls', async () => {
  expect([await begin(2), await begin(2), await begin(2)]).toEqual(['go', 'go', 'ceiling']);
});

test('the daily ceiling applies to each service separately', async () => {
  await begin(1);
  expect(await begin(1, 'images')).toBe('go');
});

test('the daily ceiling resets with the UTC day', async () => {
  await begin(1);
  pass(12 * 3600 - 1);
  expect(await begin(1)).toBe('ceiling');
  pass(1);
  expect([await begin(1), await begin(1)]).toEqual(['go', 'ceiling']);
});

test('a daily ceiling of 0 permits no calls, and no ceiling permits all', async () => {
  expect([await begin(0), await begin(0)]).toEqual(['ceiling', 'ceiling']);
  for (let i = 0; i < 5; i++) expect(await begin(null)).toBe('go');
  expect(await begin(0)).toBe('ceiling');
});

test('the daily ceiling gives the last call to one of several concurrent ones', async () => {
  const verdicts = await Promise.all(Array.from({ length: 6 }, () => begin(3)));
  expect(verdicts.filter((verdict) => verdict === 'go')).toHaveLength(3);
});

// One connection cannot show a race, so this tests the reason that there is none.
test('the daily ceiling is counted and checked in one statement', async () => {
  const { rows } = await db.query<{ body: string }>(
    `select prosrc as body from pg_proc where proname = 'begin_service_call'`,
  );
  const body = (rows[0]?.body ?? '').replace(/--.*/g, '').trim();
  expect(body).toMatch(/^with allowed as[^;]*$/);
  expect(body.match(/insert into|update /g)).toEqual(['insert into', 'update ']);
});

test('the breaker stays closed for four failures in a row, and opens with the fifth', async () => {
  await failInARow(4);
  expect(await begin()).toBe('go_after_failures');
  await fail();
  expect(await begin()).toBe('open');
});

test('the breaker resets its count after a success', async () => {
  await failInARow(4);
  await begin();
  await succeed();
  expect(await begin()).toBe('go');
  await failInARow(4);
  expect(await begin()).toBe('go_after_failures');
});

test('the breaker permits one trial after half a minute; a success closes it', async () => {
  await failInARow(5);
  pass(29);
  expect(await begin()).toBe('open');
  pass(1);
  expect([await begin(), await begin()]).toEqual(['go_after_failures', 'open']);
  await succeed();
  expect([await begin(), await begin()]).toEqual(['go', 'go']);
});

test('the breaker waits twice as long after each further failure, up to eight minutes', async () => {
  await failInARow(5);
  for (const seconds of [30, 60, 120, 240, 480, 480]) {
    pass(seconds - 1);
    expect(await begin(), `${seconds} s`).toBe('open');
    pass(1);
    expect(await begin(), `${seconds} s`).toBe('go_after_failures');
    await fail();
  }
});

test('the breaker permits the next trial when the outcome of the first is never recorded', async () => {
  await failInARow(5);
  pass(30);
  await begin();
  pass(59);
  expect(await begin()).toBe('open');
  pass(1);
  expect(await begin()).toBe('go_after_failures');
});

test('the breaker counts no calls while it is open, and a trial counts for the day', async () => {
  await failInARow(5);
  await begin(100);
  expect(await status()).toEqual([{ service: 'chat', calls_today: 5, breaker: 'open' }]);
  pass(30);
  expect(await begin(5)).toBe('ceiling');
  expect(await status()).toEqual([{ service: 'chat', calls_today: 5, breaker: 'half_open' }]);
  expect(await begin(6)).toBe('go_after_failures');
});

test('the owner sees the calls of today', async () => {
  await begin();
  await begin(null, 'images');
  await begin(null, 'images');
  expect(await status()).toEqual([
    { service: 'chat', calls_today: 1, breaker: 'closed' },
    { service: 'images', calls_today: 2, breaker: 'closed' },
  ]);
  pass(86_400);
  expect(await status()).toMatchObject([{ calls_today: 0 }, { calls_today: 0 }]);
});

test.each(['', 'Chat', "chat'; drop table x", 'x'.repeat(41)])(
  'rejects %j as a name',
  async (service) => {
    await expect(begin(null, service)).rejects.toThrow('check constraint');
  },
);

test.each(['anon', 'authenticated'] as const)('%s may call none of the functions', async (role) => {
  await expect(ask('begin_service_call', 1, { role })).rejects.toThrow('permission denied');
  await expect(ask('end_service_call', true, { role })).rejects.toThrow('permission denied');
  await expect(
    as(db, role, null, (tx) => tx.query('select * from public.service_status()')),
  ).rejects.toThrow('permission denied');
  await expect(
    as(db, role, null, (tx) => tx.query('select * from private.service_calls')),
  ).rejects.toThrow('permission denied');
});
