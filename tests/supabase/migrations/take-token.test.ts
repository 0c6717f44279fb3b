import type { PGlite } from '@electric-sql/pglite';
import { as, createDatabase, type Role } from '@tests/support/database.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

let db: PGlite;

beforeAll(async () => {
  db = await createDatabase();
});
beforeEach(() => db.exec('delete from private.rate_buckets'));

function take(
  key: string,
  { capacity = 3, perMinute = 6, role = 'service_role' as Role } = {},
): Promise<number> {
  return as(db, role, null, async (tx) => {
    const { rows } = await tx.query<{ wait: number }>(
      'select public.take_token($1, $2, $3) as wait',
      [key, capacity, perMinute],
    );
    return rows[0]?.wait ?? Number.NaN;
  });
}

/** Advances the time of a bucket without waiting. */
const pass = (key: string, seconds: number) =>
  db.query(
    `update private.rate_buckets set refilled_at = refilled_at - make_interval(secs => $2)
     where bucket_key = $1`,
    [key, seconds],
  );

test('take_token gives as many tokens as the bucket contains, then returns the wait', async () => {
  expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 0]);
  const wait = await take('a');
  // Six a minute: one every ten seconds.
  expect(wait).toBeGreaterThan(5);
  expect(wait).toBeLessThanOrEqual(10);
});

test('take_token refills at its rate up to its capacity', async () => {
  for (let i = 0; i < 3; i++) await take('a');
  await pass('a', 21);
  expect([await take('a'), await take('a')]).toEqual([0, 0]);
  expect(await take('a')).toBeGreaterThan(0);
  await pass('a', 86_400);
  expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 0]);
  expect(await take('a')).toBeGreaterThan(0);
});

test('take_token costs no token when it fails', async () => {
  for (let i = 0; i < 3; i++) await take('a');
  await pass('a', 6);
  expect(await take('a')).toBeGreaterThan(0);
  await pass('a', 6);
  expect(await take('a')).toBe(0);
});

test('take_token separates callers', async () => {
  for (let i = 0; i < 4; i++) await take('a');
  expect(await take('b')).toBe(0);
});

test('take_token gives the last token to one of several concurrent calls', async () => {
  const waits = await Promise.all([1, 2, 3, 4, 5].map(() => take('a', { capacity: 1 })));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
});

test('take_token takes no tokens away when the clock steps back', async () => {
  await take('a');
  await pass('a', -3600);
  expect([await take('a'), await take('a')]).toEqual([0, 0]);
});

test('take_token sweeps buckets that were untouched for a day', async () => {
  for (const key of ['old', 'older', 'fresh']) await take(key);
  await pass('old', 90_000);
  await pass('older', 100_000);
  await take('a');
  const { rows } = await db.query<{ key: string }>(
    'select bucket_key as key from private.rate_buckets order by 1',
  );
  expect(rows.map(({ key }) => key)).toEqual(['a', 'fresh']);
});

test('take_token never sweeps a bucket that all callers share', async () => {
  for (const key of ['f:everybody', 'rows:page_views:everybody', 'f:0123']) await take(key);
  for (const key of ['f:everybody', 'rows:page_views:everybody', 'f:0123']) {
    await pass(key, 200_000);
  }
  await take('a');
  await take('b');
  const { rows } = await db.query<{ key: string }>(
    'select bucket_key as key from private.rate_buckets order by 1',
  );
  expect(rows.map(({ key }) => key)).toEqual([
    'a',
    'b',
    'f:everybody',
    'rows:page_views:everybody',
  ]);
});

test.each(['anon', 'authenticated'] as const)(
  'take_token may not be called by %s',
  async (role) => {
    await expect(take('a', { role })).rejects.toThrow('permission denied');
  },
);

describe('take_tokens', () => {
  const takeAll = (keys: string[], capacities: number[], role: Role = 'service_role') =>
    as(db, role, null, async (tx) => {
      const { rows } = await tx.query<{ wait: number }>(
        'select public.take_tokens($1, $2, $3) as wait',
        [keys, capacities, keys.map(() => 6)],
      );
      return rows[0]?.wait;
    });

  test('takes one from each bucket', async () => {
    expect(await takeAll(['a', 'b'], [2, 1])).toBe(0);
    expect(await take('a', { capacity: 2 })).toBe(0);
    expect(await take('b', { capacity: 1 })).toBeGreaterThan(0);
  });

  test('stops at the first empty one and keeps the others full', async () => {
    await take('a', { capacity: 1 });
    for (let i = 0; i < 3; i++) {
      expect(await takeAll(['a', 'everybody'], [1, 1])).toBeGreaterThan(5);
    }
    expect(await take('everybody', { capacity: 1 })).toBe(0);
  });

  test('returns what it took before it reached an empty one', async () => {
    await take('shared', { capacity: 1 });
    for (let i = 0; i < 3; i++) expect(await takeAll(['a', 'shared'], [1, 1])).toBeGreaterThan(5);
    expect(await take('a', { capacity: 1 })).toBe(0);
  });

  test('sweeps twice as many buckets as it takes from', async () => {
    for (const key of ['o', 'p', 'q', 'r', 's']) await take(key);
    for (const key of ['o', 'p', 'q', 'r', 's']) await pass(key, 90_000);
    await takeAll(['a', 'b'], [1, 1]);
    const { rows } = await db.query('select bucket_key from private.rate_buckets');
    expect(rows).toHaveLength(3);
  });

  test('returns the wait of a later bucket', async () => {
    await take('b', { capacity: 1 });
    expect(await takeAll(['a', 'b'], [3, 1])).toBeGreaterThan(5);
  });

  test('does nothing for no buckets', async () => {
    expect(await takeAll([], [])).toBe(0);
  });

  test.each(['anon', 'authenticated'] as const)('%s may not call it', async (role) => {
    await expect(takeAll(['a'], [1], role)).rejects.toThrow('permission denied');
  });
});
