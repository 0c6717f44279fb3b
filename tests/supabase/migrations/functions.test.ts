import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { as, createDatabase, createUser, type Role } from '@tests/support/database.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertRow, type Row, rowBuilders } from './rows.ts';

let db: PGlite;
let userId: string;

beforeAll(async () => {
  db = await createDatabase();
  userId = await createUser(db, 'ana@example.com');
});

describe('touch_visitor_session', () => {
  const session = {
    user_agent: 'Mozilla/5.0 (iPhone)',
    landing_page: '/about',
    device_type: 'mobile',
    browser: 'Safari',
    referrer: 'https://example.com/',
  };

  test('creates the session at the first view', async () => {
    const session_id = randomUUID();
    await touch({ ...session, session_id });
    expect(await sessionRow(session_id)).toMatchObject({
      ...session,
      is_authenticated: false,
      user_id: null,
      total_page_views: 1,
    });
  });

  test("counts every later view and keeps the visitor's origin", async () => {
    const session_id = randomUUID();
    await touch({ ...session, session_id });
    const first = await sessionRow(session_id);
    await touch({ ...session, session_id, landing_page: '/sourcing', referrer: null });
    const second = await sessionRow(session_id);
    expect(second).toMatchObject({
      landing_page: '/about',
      referrer: 'https://example.com/',
      total_page_views: 2,
      created_at: first?.created_at,
    });
    expect(timeOf(second?.last_activity)).toBeGreaterThan(timeOf(first?.last_activity));
  });

  test('records who is signed in, and nobody after signing out', async () => {
    const session_id = randomUUID();
    await touch({ ...session, session_id });
    await touch({ ...session, session_id }, 'authenticated', userId);
    expect(await sessionRow(session_id)).toMatchObject({
      is_authenticated: true,
      user_id: userId,
      total_page_views: 2,
    });
    await touch({ ...session, session_id });
    expect(await sessionRow(session_id)).toMatchObject({ is_authenticated: false, user_id: null });
  });

  test('loses no view of two tabs that count at once', async () => {
    const session_id = randomUUID();
    const tab = () => Array.from({ length: 25 }, () => touch({ ...session, session_id }));
    await Promise.all([...tab(), ...tab()]);
    expect(await sessionRow(session_id)).toMatchObject({ total_page_views: 50 });
  });

  // One connection cannot show a race, so this tests the reason that there is none: the count is
  // read and written by one INSERT … ON CONFLICT, under the lock of the conflicting row.
  test('reads and writes the count in one statement', async () => {
    const { rows } = await db.query<{ body: string }>(
      `select prosrc as body from pg_proc where proname = 'touch_visitor_session'`,
    );
    const [limit = '', body = '', ...rest] = rows[0]?.body.split(';') ?? [];
    expect(rest).toEqual([]);
    expect(limit.trim()).toMatch(/^select private\.hold_to_limits\(/);
    expect(body.trim()).toMatch(/^insert into public\.visitor_sessions/);
    expect(body).toContain('on conflict (session_id) do update');
    expect(body).toContain('total_page_views = known.total_page_views + 1');
    expect(body).not.toMatch(/\bselect\b/);
  });

  test('shortens the user agent', async () => {
    const session_id = randomUUID();
    await touch({
      session_id,
      user_agent: 'x'.repeat(5000),
      landing_page: `/${'x'.repeat(5000)}`,
      device_type: 'desktop',
      browser: 'x'.repeat(5000),
      referrer: 'x'.repeat(5000),
    });
    const row = await sessionRow(session_id);
    expect(String(row?.user_agent)).toHaveLength(1024);
    expect(String(row?.landing_page)).toHaveLength(2048);
    expect(String(row?.browser)).toHaveLength(64);
    expect(String(row?.referrer)).toHaveLength(2048);
  });

  test.each([
    { session_id: 'short' },
    { session_id: null },
    { device_type: 'tablet' },
    { user_agent: null },
  ])('rejects %o', async (change) => {
    await expect(touch({ ...session, session_id: randomUUID(), ...change })).rejects.toThrow(
      'violates',
    );
  });

  async function touch(args: Row, role: Role = 'anon', user: string | null = null): Promise<void> {
    await callFunction('touch_visitor_session', args, role, user);
  }

  async function sessionRow(sessionId: string): Promise<Row | undefined> {
    const { rows } = await db.query<Row>('select * from visitor_sessions where session_id = $1', [
      sessionId,
    ]);
    return rows[0];
  }
});

describe('save_selected_idea', () => {
  const profile = 'https://example.com/@ana';
  const idea = { productName: 'Grip socks', category: 'Apparel' };

  test('records the choice on the latest generation and keeps the earlier ones', async () => {
    const session_id = randomUUID();
    await generation({ session_id, created_at: '2026-01-01' });
    await generation({ session_id, created_at: '2026-01-03' });
    await generation({ session_id, created_at: '2026-01-02' });
    expect(await save({ session_id })).toBe(true);
    expect(await choices(session_id)).toEqual([null, null, idea]);
  });

  test('lets a visitor change their mind', async () => {
    const session_id = randomUUID();
    await generation({ session_id });
    await save({ session_id });
    expect(await save({ session_id, selected_idea: { productName: 'Tote bag' } })).toBe(true);
    expect(await choices(session_id)).toEqual([{ productName: 'Tote bag' }]);
  });

  test.each([
    ['another session', { session_id: randomUUID() }],
    ['another address', { user_email: 'ben@example.com' }],
    ['another profile', { social_profile_url: 'https://example.com/@ben' }],
    ['no session', { session_id: null }],
    ['no address', { user_email: null }],
    ['a pattern for a session', { session_id: '%' }],
  ])('changes nothing for %s', async (_, change) => {
    const session_id = randomUUID();
    await generation({ session_id });
    expect(await save({ session_id, ...change })).toBe(false);
    expect(await choices(session_id)).toEqual([null]);
  });

  test('rejects what is not an idea', async () => {
    const session_id = randomUUID();
    await generation({ session_id });
    await expect(save({ session_id, selected_idea: ['Grip socks'] })).rejects.toThrow('violates');
    expect(await choices(session_id)).toEqual([null]);
  });

  async function generation(change: Row): Promise<void> {
    await insertRow(db, 'product_idea_generations', {
      ...rowBuilders.product_idea_generations({ userId: null, sessionId: '' }),
      social_profile_url: profile,
      ...change,
    });
  }

  async function save(change: Row): Promise<unknown> {
    return callFunction('save_selected_idea', {
      user_email: 'ana@example.com',
      social_profile_url: profile,
      selected_idea: idea,
      ...change,
    });
  }

  async function choices(sessionId: string): Promise<unknown[]> {
    const { rows } = await db.query<Row>(
      `select selected_idea from product_idea_generations
       where session_id = $1 order by created_at`,
      [sessionId],
    );
    return rows.map((row) => row.selected_idea);
  }
});

describe('save_factory_results', () => {
  const results = {
    factory_recommendations: [{ id: 'lima-knit-mills' }],
    factory_search_country: 'vietnam',
    factory_feasible: true,
    product_description: 'Grip socks for yoga',
  };
  const untouched = {
    factory_recommendations: null,
    factory_search_country: null,
    factory_feasible: null,
    product_description: null,
  };

  test('amends the latest submission and keeps the earlier ones', async () => {
    const session_id = randomUUID();
    await submission({ session_id, created_at: '2026-01-02' });
    await submission({ session_id, created_at: '2026-01-01' });
    expect(await save({ session_id })).toBe(true);
    expect(await outcomes(session_id)).toEqual([untouched, results]);
  });

  test('amends the named submission, whichever is the latest', async () => {
    const session_id = randomUUID();
    const submission_id = randomUUID();
    await submission({ session_id, id: submission_id, created_at: '2026-01-01' });
    await submission({ session_id, created_at: '2026-01-02' });
    expect(await save({ session_id, submission_id })).toBe(true);
    expect(await outcomes(session_id)).toEqual([results, untouched]);
  });

  test.each([
    ['another session', { session_id: randomUUID() }],
    ['another address', { user_email: 'ben@example.com' }],
    ['another submission', { submission_id: randomUUID() }],
  ])('changes nothing for a named submission with %s', async (_, change) => {
    const session_id = randomUUID();
    const submission_id = randomUUID();
    await submission({ session_id, id: submission_id });
    expect(await save({ session_id, submission_id, ...change })).toBe(false);
    expect(await outcomes(session_id)).toEqual([untouched]);
  });

  test('changes nothing else of the row', async () => {
    const session_id = randomUUID();
    await submission({ session_id });
    const before = await wholeRow(session_id);
    await save({ session_id });
    expect(await wholeRow(session_id)).toEqual({ ...before, ...results });
  });

  test.each([
    ['another session', { session_id: randomUUID() }],
    ['another address', { user_email: 'ben@example.com' }],
    ['no session', { session_id: null }],
    ['no address', { user_email: null }],
    ['a pattern for a session', { session_id: '%' }],
  ])('changes nothing for %s', async (_, change) => {
    const session_id = randomUUID();
    await submission({ session_id });
    expect(await save({ session_id, ...change })).toBe(false);
    expect(await outcomes(session_id)).toEqual([untouched]);
  });

  test.each([
    { factory_recommendations: { id: 'lima-knit-mills' } },
    { factory_search_country: 'atlantis' },
    { product_description: 'x'.repeat(2001) },
  ])('rejects %o', async (change) => {
    const session_id = randomUUID();
    await submission({ session_id });
    await expect(save({ session_id, ...change })).rejects.toThrow('violates');
    expect(await outcomes(session_id)).toEqual([untouched]);
  });

  async function submission(change: Row): Promise<void> {
    await insertRow(db, 'calculator_submissions', {
      ...rowBuilders.calculator_submissions({ userId: null, sessionId: '' }),
      ...change,
    });
  }

  async function save(change: Row): Promise<unknown> {
    return callFunction('save_factory_results', {
      user_email: 'ana@example.com',
      ...results,
      ...change,
    });
  }

  async function outcomes(sessionId: string): Promise<Row[]> {
    const { rows } = await db.query<Row>(
      `select factory_recommendations, factory_search_country, factory_feasible,
         product_description
       from calculator_submissions where session_id = $1 order by created_at`,
      [sessionId],
    );
    return rows;
  }

  async function wholeRow(sessionId: string): Promise<Row | undefined> {
    const { rows } = await db.query<Row>(
      'select * from calculator_submissions where session_id = $1',
      [sessionId],
    );
    return rows[0];
  }
});

/** Calls a function with named arguments, as the API does; returns its value. */
async function callFunction(
  name: string,
  args: Row,
  role: Role = 'anon',
  user: string | null = null,
): Promise<unknown> {
  const named = Object.keys(args).map((argument, index) => `${argument} => $${index + 1}`);
  return as(db, role, user, async (tx) => {
    const { rows } = await tx.query<{ value: unknown }>(
      `select public.${name}(${named.join(', ')}) as value`,
      Object.values(args),
    );
    return rows[0]?.value;
  });
}

function timeOf(value: unknown): number {
  return value instanceof Date ? value.getTime() : Number.NaN;
}
