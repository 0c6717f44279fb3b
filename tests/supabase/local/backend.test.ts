import { inspect } from 'node:util';
import { openMemoryBackend } from '@tests/support/local-backend.ts';
import { readSupabaseConfig } from '@tests/support/supabase-config.ts';
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

async function send(email: string): Promise<number> {
  const { status } = await backend.fetch(
    new Request('http://backend.local/rest/v1/sourcing_tool_leads', {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    }),
  );
  return status;
}

test('a failed request does not roll back what another was told is stored', async () => {
  // The embedded server prints refused statements.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const emails = ['ana@example.com', 'no address', 'ben@example.com', 'none', 'cai@example.com'];
  const statuses = await Promise.all(emails.map(send));
  const accepted = emails.filter((_, index) => statuses[index] === 201);
  expect(accepted).toEqual(['ana@example.com', 'ben@example.com', 'cai@example.com']);
  const rows = await backend.query<{ email: string }>(
    'select email from sourcing_tool_leads order by email',
  );
  expect(rows.map(({ email }) => email)).toEqual(accepted);
});

test('prints a refused row as one line, without its values', async () => {
  const printed: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((error) => void printed.push(inspect(error)));
  await send('ana the first, of no address');
  expect(printed).toEqual([
    'Database 23514: new row for relation [quoted] violates check constraint [quoted]',
  ]);
});

test('runs the PostgreSQL version of new hosted projects', async () => {
  // check:postgres also tests the migrations on an older server.
  const [row] = await backend.query<{ server_version: string }>('show server_version');
  expect(Number.parseInt(row?.server_version ?? '', 10)).toBe(
    readSupabaseConfig().db.major_version,
  );
});
