import { createDatabase } from '@tests/support/database.ts';
import { openMemoryBackend } from '@tests/support/local-backend.ts';
import { rightsSql } from '@tests/support/rights.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Backend } from '../../../supabase/local/backend.ts';

let backend: Backend;
let publishableKey: string;
beforeAll(async () => {
  const opened = await openMemoryBackend();
  backend = opened.backend;
  publishableKey = opened.settings.publishableKey;
});
afterAll(() => backend.close());

test('the embedded API keeps the rights of visitors from the migrations', async () => {
  const hosted = await createDatabase();
  const { rows } = await hosted.query(rightsSql);
  await hosted.close();
  expect(rows.length).toBeGreaterThan(30);
  expect(await backend.query(rightsSql)).toEqual(rows);
});

test('refuses a visitor at every table like a hosted project', async () => {
  // The embedded server prints refused statements.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const tables = await backend.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const answer = await backend.fetch(
        new Request(`http://backend.local/rest/v1/${name}?created_at=gt.2020-01-01`, {
          method,
          headers: { apikey: publishableKey, 'content-type': 'application/json' },
          ...(method === 'PATCH' ? { body: '{"created_at":"2020-01-01"}' } : {}),
        }),
      );
      expect([answer.status, await answer.json()], `${method} ${name}`).toEqual([
        401,
        expect.objectContaining({ code: '42501' }),
      ]);
    }
  }
});
