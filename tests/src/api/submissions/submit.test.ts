import { openMemoryBackend, stubBrowser } from '@tests/support/local-backend.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rowSchemas } from '@/api/submissions/delivery.ts';
import type { Backend } from '../../../../supabase/local/backend.ts';

let backend: Backend;

beforeAll(async () => {
  ({ backend } = await openMemoryBackend());
});

afterAll(() => backend.close());

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** The first submission of a freshly opened page. */
async function openPage(answer: typeof fetch) {
  stubBrowser({ fetch: answer });
  const { submit } = await import('@/api/submissions/submit.ts');
  return submit;
}

test('an address entered at the gate is a row with its source', async () => {
  const submit = await openPage((input, init) => backend.fetch(new Request(input, init)));
  await submit('sourcing-lead', { email: 'ana@example.com', source: 'sourcing_tools_gate' });
  expect(await backend.query('select email, source from sourcing_tool_leads')).toEqual([
    { email: 'ana@example.com', source: 'sourcing_tools_gate' },
  ]);
});

test('a request for the guide is a row of the same table, and its message carries the id', async () => {
  const bodies: unknown[] = [];
  const submit = await openPage(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes('/functions/')) return backend.fetch(request);
    bodies.push(await request.json());
    return Response.json({ success: true, delivery: 'captured' });
  });
  const row = { email: 'gil@example.com', source: 'creator_guide' } as const;
  await submit('sourcing-lead', row);
  await submit('sourcing-message', {
    message: { type: 'guide', email: row.email, data: { source: row.source } },
    row,
  });
  const stored = await backend.query<{ id: string }>(
    "select id from sourcing_tool_leads where source = 'creator_guide'",
  );
  expect(bodies).toMatchObject([{ type: 'guide', submissionId: stored[0]?.id }]);
});

test("a strategy is a row with exactly the wizard's fields", async () => {
  const submit = await openPage((input, init) => backend.fetch(new Request(input, init)));
  const row = {
    user_email: 'ana@example.com',
    current_country: 'china',
    target_countries: 'TBD',
    timeline: 'asap',
    roadmap_data: {
      strategy_type: 'nearshoring',
      pain_points: ['Tariffs', 'Faster lead times'],
      volume: '100k+',
      category: 'home-goods',
      risk_tolerance: 'aggressive',
    },
  };
  await submit('strategy', row);
  expect(
    await backend.query(
      'select user_email, current_country, target_countries, timeline, roadmap_data from strategy_submissions',
    ),
  ).toEqual([row]);
});

test('a message is sent unchanged, with an id', async () => {
  const bodies: unknown[] = [];
  const submit = await openPage(async (input, init) => {
    bodies.push(await new Request(input, init).json());
    return Response.json({ success: true, delivery: 'captured' });
  });
  const message = {
    type: 'tool_access',
    email: 'ana@example.com',
    data: { source: 'sourcing_tools_gate' },
  } as const;
  expect(await submit('sourcing-message', { message })).toEqual({
    success: true,
    delivery: 'captured',
  });
  expect(bodies).toEqual([{ ...message, submissionId: expect.any(String) }]);
});

test('visitors may write every column that a form sends', async () => {
  const missing: string[] = [];
  for (const [table, { shape }] of Object.entries(rowSchemas)) {
    const granted = await backend.query<{ column: string }>(`
      select attname as column from pg_attribute
      where attrelid = 'public.${table}'::regclass
        and has_column_privilege('anon', attrelid, attnum, 'insert')
        and has_column_privilege('authenticated', attrelid, attnum, 'insert')`);
    const columns = Object.keys(shape).filter(
      (name) => !granted.some(({ column }) => column === name),
    );
    if (columns.length > 0) {
      missing.push(
        `grant insert (${columns.join(', ')}) on public.${table} to anon, authenticated;`,
      );
    }
  }
  expect(missing, 'Without these grants in a migration, every such row is refused (42501)').toEqual(
    [],
  );
});
