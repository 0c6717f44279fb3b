import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import {
  demandTestIdPattern,
  demandTestSecretPattern,
  keptDaysAfterEnd,
} from '@functions/_shared/domain/demand/demand-test.ts';
import { as, createDatabase } from '@tests/support/database.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demandCalls } from './demand-calls.ts';

let db: PGlite;

beforeAll(async () => {
  db = await createDatabase();
});
beforeEach(() => db.exec('truncate public.demand_tests cascade; delete from private.rate_buckets'));

const { call, create, visit, vote, results } = demandCalls(() => db);

/** Moves a test into the past. */
const age = (id: string, days: number) =>
  db.query(
    `update public.demand_tests set created_at = created_at - make_interval(days => $2),
       ends_at = ends_at - make_interval(days => $2) where id = $1`,
    [id, days],
  );

test('a test has an id that spells nothing and a secret of which only a digest is kept', async () => {
  const { id, secret, endsAt } = await create();
  expect(id).toMatch(demandTestIdPattern);
  expect(secret).toMatch(demandTestSecretPattern);
  expect(Date.parse(endsAt) - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
  const { rows } = await db.query<{ row: string }>(
    'select t::text as row from public.demand_tests t',
  );
  expect(rows[0]?.row).not.toContain(secret);
  expect((await create()).id).not.toBe(id);
});

test('its page shows what its owner wrote, the time, and nothing that was counted', async () => {
  const { id, secret } = await create();
  const page = await call('demand_test', { test_id: id });
  expect(page).toEqual({
    id,
    product: 'Oat milk mug',
    tagline: 'For slow mornings',
    creator: 'Ana',
    kindId: 'mug',
    motif: null,
    pricesUsd: [24, 28, 32],
    endsAt: expect.any(String),
    now: expect.any(String),
  });
  expect(JSON.stringify(page)).not.toContain(secret);
  expect(await call('demand_test', { test_id: 'bbbbbbbbbb' })).toBeNull();
});

test('visitors count once, visits once a day, and votes count with their visitor', async () => {
  const made = await create();
  const first = await visit(made.id);
  await visit(made.id, first);
  await db.exec(`update public.demand_test_visits set day = day - 1`);
  await visit(made.id, first);
  const second = await visit(made.id);
  await visit(made.id);
  await vote(made.id, first, 2);
  await vote(made.id, second, 0);
  await vote(made.id, randomUUID(), 1);
  expect((await results(made))?.counts).toEqual({
    visitors: 3,
    visits: 4,
    votes: [1, 0, 1],
    uncountedVotes: 1,
    addresses: 0,
  });
});

test('a later vote takes the place of the earlier one, and keeps its address', async () => {
  const made = await create();
  const session = await visit(made.id);
  await vote(made.id, session, 0, { email: 'ana@example.com', consents: true });
  await vote(made.id, session, 2);
  expect((await results(made))?.counts).toMatchObject({ votes: [0, 0, 1], addresses: 1 });
});

test('taking a vote back removes the address with it', async () => {
  const made = await create();
  const session = await visit(made.id);
  await vote(made.id, session, 1, { email: 'ana@example.com', consents: true });
  await age(made.id, 20);
  await call('withdraw_demand_vote', { test_id: made.id, session_id: session });
  expect((await results(made))?.counts).toMatchObject({ votes: [0, 0, 0], addresses: 0 });
});

test('the owner learns how many addresses there are, the operator which', async () => {
  const made = await create();
  for (const email of ['b@brandbff.com', 'A@brandbff.com', 'x@mailinator.com']) {
    await vote(made.id, randomUUID(), 1, { email, consents: true });
  }
  expect(JSON.stringify(await results(made))).not.toContain('@');
  expect((await results(made))?.counts).toMatchObject({ addresses: 3 });
  const { rows } = await as(db, 'service_role', null, (tx) =>
    tx.query('select * from public.demand_test_addresses($1)', [made.id]),
  );
  // Those that probably reach nobody are left out.
  expect(rows).toEqual([
    { demand_test_addresses: 'A@brandbff.com' },
    { demand_test_addresses: 'b@brandbff.com' },
  ]);
});

test('after the one message the operator deletes the addresses, and the votes stay', async () => {
  const made = await create();
  const session = await visit(made.id);
  await vote(made.id, session, 1, { email: 'ana@brandbff.com', consents: true });
  await as(db, 'service_role', null, (tx) =>
    tx.query('delete from public.demand_test_emails where test_id = $1', [made.id]),
  );
  expect((await results(made))?.counts).toMatchObject({ votes: [0, 1, 0], addresses: 0 });
});

describe('without its secret', () => {
  test('nobody reads, ends or removes a test', async () => {
    const made = await create();
    const wrong = { test_id: made.id, secret: 'b'.repeat(26) };
    expect(await call('demand_test_results', wrong)).toBeNull();
    expect(await call('end_demand_test', wrong)).toBe(false);
    expect(await call('delete_demand_test', wrong)).toBe(false);
    // Nor with the digest itself.
    const { rows } = await db.query<{ secret_digest: string }>(
      'select secret_digest from public.demand_tests',
    );
    expect(
      await call('demand_test_results', { test_id: made.id, secret: rows[0]?.secret_digest }),
    ).toBeNull();
    expect(await results(made)).not.toBeNull();
  });
});

test('an ended test takes no votes and counts no visits, and stays readable', async () => {
  const made = await create();
  expect(await call('end_demand_test', { test_id: made.id, secret: made.secret })).toBe(true);
  await expect(vote(made.id, randomUUID(), 1)).rejects.toMatchObject({
    code: 'PT422',
    message: 'This vote has ended.',
  });
  await visit(made.id);
  expect((await results(made))?.counts).toMatchObject({ visitors: 0 });
  expect(await call('demand_test', { test_id: made.id })).not.toBeNull();
});

test('ending a test late does not make it longer', async () => {
  const made = await create();
  await age(made.id, 20);
  const before = await results(made);
  await call('end_demand_test', { test_id: made.id, secret: made.secret });
  expect((await results(made))?.endsAt).toBe(before?.endsAt);
});

test('a removed test takes everything with it', async () => {
  const made = await create();
  const session = await visit(made.id);
  await vote(made.id, session, 1, { email: 'ana@example.com', consents: true });
  await call('delete_demand_test', { test_id: made.id, secret: made.secret });
  for (const table of ['tests', 'test_visits', 'test_votes', 'test_emails']) {
    expect((await db.query(`table public.demand_${table}`)).rows).toEqual([]);
  }
  await expect(vote(made.id, session, 1)).rejects.toMatchObject({ code: 'PT422' });
});

test('rows of two tests do not show that they are one person’s', async () => {
  const [one, other] = [await create(), await create()];
  const session = randomUUID();
  for (const { id } of [one, other]) {
    await visit(id, session);
    await vote(id, session, 1);
  }
  const { rows } = await db.query<{ visitor: string }>(
    'select visitor from public.demand_test_votes',
  );
  expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toContain(session);
});

describe('what strangers see', () => {
  test.each([
    ['a web address', { product: 'See evil.com' }],
    ['a link', { tagline: 'https://evil.example/x' }],
    ['an address', { creator: 'ana@example.com' }],
    ['a number to call', { tagline: 'Call +1 (555) 123-4567' }],
    ['an obscene word', { product: 'Fuck mug' }],
    ['one in other signs', { product: 'Sh1t mug' }],
    ['one with an accent', { product: 'Fùck mug' }],
    ['one in letters of other scripts', { product: 'Fu\u0441k mug' }],
    ['one in wide letters', { product: 'Ｆｕｃｋ mug' }],
    ['one with something invisible in it', { product: 'Fu\u200bck mug' }],
    ['one that is spelled out', { product: 'A f u c k mug' }],
    ['one with a letter held', { product: 'Fuuuuck mug' }],
    ['an address in wide letters', { product: 'See ｅｖｉｌ．ｃｏｍ' }],
    ['an address with something invisible in it', { product: 'See evil.\u200bcom' }],
    ['a number with something invisible in it', { tagline: 'Call 555\u2060123\u20604567' }],
    ['a word of scams', { tagline: 'Send your password' }],
  ])('is not %s', async (_, changes) => {
    await expect(create(changes)).rejects.toMatchObject({ code: 'PT422' });
    expect((await db.query('table public.demand_tests')).rows).toEqual([]);
  });

  test('is one line without hidden characters', async () => {
    const { id } = await create({ product: ' Oat\u202e\n milk  mug ', tagline: '  ' });
    expect(await call('demand_test', { test_id: id })).toMatchObject({
      product: 'Oat milk mug',
      tagline: null,
    });
  });

  test('is no pile of marks', async () => {
    const { id } = await create({ product: `Z${'\u0301'.repeat(20)} mug` });
    expect(await call('demand_test', { test_id: id })).toMatchObject({
      product: 'Z\u0301\u0301 mug',
    });
  });

  test('is not only invisible', async () => {
    await expect(create({ product: '\u200b\u2060' })).rejects.toMatchObject({ code: '22023' });
  });

  test.each([
    'Scunthorpe mug',
    'Cockatoo plush',
    'Shiitake cap',
    '20 - 30 pack',
    '3.5 oz tin',
    'Café crème candle',
    'Plan B - a 2 x 3 ft rug',
    'Mug… in blue 👩‍🍳',
    'Кружка для кофе',
  ])('may be “%s”', async (product) => {
    const { id } = await create({ product });
    expect(await call('demand_test', { test_id: id })).toMatchObject({ product });
  });
});

test.each([
  ['a session', { session_id: 'short' }],
  ['a product', { product: '' }],
  ['a name', { creator: ' ' }],
  ['a length', { product: 'x'.repeat(81) }],
  ['seven days', { days: 6 }],
  ['thirty days', { days: 31 }],
  ['three prices', { prices_usd: [24, 28] }],
  ['prices in order', { prices_usd: [32, 28, 24] }],
  ['a kind that is an id', { kind_id: 'A mug' }],
])('a test needs %s', async (_, changes) => {
  await expect(create(changes)).rejects.toThrow();
});

test.each([
  ['of another price', 3, {}],
  ['without a price', null, {}],
  ['with an address but no consent', 1, { email: 'ana@example.com' }],
  ['with a bad address', 1, { email: 'ana', consents: true }],
])('a vote %s is refused', async (_, price, more) => {
  const { id } = await create();
  await expect(
    call('vote_in_demand_test', {
      test_id: id,
      session_id: randomUUID(),
      price_index: price,
      ...more,
    }),
  ).rejects.toThrow();
});

test('scripts are answered like people and leave nothing', async () => {
  const trapped = await create({ form_trap: 'hello' });
  expect(trapped.id).toMatch(demandTestIdPattern);
  await create({ filled_in_ms: 399 });
  expect((await db.query('table public.demand_tests')).rows).toEqual([]);

  const made = await create({ filled_in_ms: 400, form_trap: ' ' });
  expect(await vote(made.id, randomUUID(), 1, { form_trap: 'x' })).toBe(true);
  expect(await vote(made.id, randomUUID(), 1, { filled_in_ms: 10 })).toBe(true);
  expect((await results(made))?.counts).toMatchObject({ votes: [0, 0, 0], uncountedVotes: 0 });
});

test('a session sends only so many votes at once', async () => {
  const { id } = await create();
  const session = randomUUID();
  for (let at = 0; at < 20; at++) await vote(id, session, at % 3);
  await expect(vote(id, session, 0)).rejects.toMatchObject({ code: 'PT429' });
});

test('after its term a test keeps its counts, and no row of a person', async () => {
  const made = await create({ days: 7 });
  const session = await visit(made.id);
  await vote(made.id, session, 2, { email: 'ana@example.com', consents: true });
  const before = await results(made);
  const retention = () =>
    as(db, 'service_role', null, async (tx) => {
      const { rows } = await tx.query<{ done: Record<string, number> }>(
        'select public.apply_retention() as done',
      );
      return rows[0]?.done;
    });

  await age(made.id, 7 + keptDaysAfterEnd - 1);
  expect(await retention()).toMatchObject({ demand_tests_counted: 0, demand_tests: 0 });
  await age(made.id, 2);
  expect(await retention()).toMatchObject({ demand_tests_counted: 1, demand_tests: 0 });
  for (const table of ['visits', 'votes', 'emails']) {
    expect((await db.query(`table public.demand_test_${table}`)).rows).toEqual([]);
  }
  expect((await results(made))?.counts).toEqual(before?.counts);
  await retention();
  expect((await results(made))?.counts).toEqual(before?.counts);

  await age(made.id, 400);
  expect(await retention()).toMatchObject({ demand_tests: 1 });
  expect(await results(made)).toBeNull();
});
