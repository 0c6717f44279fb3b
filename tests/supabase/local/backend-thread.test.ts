import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '../../../supabase/local/backend.ts';
import { openBackendThread } from '../../../supabase/local/backend-thread.ts';
import { StartupError } from '../../../supabase/local/startup-error.ts';

/** A database in a folder, with one table that visitors may read, as could happen by mistake. */

const publishableKey = 'sb_publishable_of_the_tests';
const migration = `
  create table public.notes (id bigint generated always as identity primary key, body text);
  alter table public.notes enable row level security;
  create policy "Everybody" on public.notes to anon using (true) with check (true);
  grant select, insert on public.notes to anon;
`;
/** On a text of a few hundred characters this expression practically never ends. */
const endless = 'notes?select=id&body=match.(.%2B)(.%2B)(.%2B)%5C1%5C2%5C3';
const text = Array.from({ length: 3000 }, (_, index) =>
  String.fromCharCode(97 + ((index * index * 7 + index * 3) % 26)),
).join('');

let migratedFolder: string;
let folder: string;
let backend: Backend | undefined;
let said: string[];

// An empty folder takes seconds to become a database; a copy of one opens in a moment.
beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  migratedFolder = mkdtempSync(join(tmpdir(), 'brandbff-thread-'));
  for (const name of ['migrations', 'seeds']) mkdirSync(join(migratedFolder, name));
  writeFileSync(join(migratedFolder, 'migrations/20260101000000_notes.sql'), migration);
  const made = await openBackendThread(optionsFor(migratedFolder));
  await made.close();
});
afterAll(() => rmSync(migratedFolder, { recursive: true, force: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandbff-thread-'));
  cpSync(migratedFolder, folder, { recursive: true });
  said = [];
  for (const level of ['info', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void said.push(String(line)));
  }
});
afterEach(async () => {
  await backend?.close();
  backend = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function open(limits: { timeLimitMs?: number; closingLimitMs?: number } = {}) {
  backend = await openBackendThread({ ...optionsFor(folder), ...limits });
  return backend;
}

function optionsFor(directory: string) {
  return {
    dataDirectory: join(directory, 'data'),
    migrationsDirectory: join(directory, 'migrations'),
    seedsDirectory: join(directory, 'seeds'),
    publishableKey,
    secretKey: 'sb_secret_of_the_tests',
    jwtSecret: 'x'.repeat(64),
    port: 5173,
    timeLimitMs: 60_000,
  };
}

function ask(opened: Backend, path: string, body?: object): Promise<Response> {
  return opened.fetch(
    new Request(`http://backend.local/rest/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  );
}

test('serves the API and queries like the database in one thread', async () => {
  const opened = await open();
  expect((await ask(opened, 'notes', { body: 'Größe' })).status).toBe(201);
  const answer = await ask(opened, 'notes?select=body');
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toEqual([{ body: 'Größe' }]);
  expect(await opened.query('select body from notes where id = $1', [1])).toEqual([
    { body: 'Größe' },
  ]);
  await expect(opened.query('select nothing')).rejects.toThrow('"nothing" does not exist');
  expect(said.join('\n')).toMatch(/Database .*\n.*Migrations .*\n.*Sample data .*\n.*API /);
});

test('ends a statement that never ends, and handles the waiting requests', async () => {
  const opened = await open({ timeLimitMs: 3_000 });
  await ask(opened, 'notes', { body: text });
  const [hung, waiting] = await Promise.all([ask(opened, endless), ask(opened, 'notes?select=id')]);
  expect([hung.status, await hung.json()]).toEqual([
    500,
    expect.objectContaining({ code: '57014' }),
  ]);
  // The row outlived the thread that stored it.
  expect(await waiting.json()).toEqual([{ id: 1 }]);
  expect(said).toContain('A statement ran for more than 3 s: the database is started again.');
});

test('closes while a statement that never ends is running', async () => {
  const opened = await open({ closingLimitMs: 500 });
  await ask(opened, 'notes', { body: text });
  const hung = ask(opened, endless);
  await opened.close();
  expect((await hung).status).toBe(503);
  backend = undefined;
});

test('a failing migration stops the start with its message', async () => {
  writeFileSync(join(folder, 'migrations/20260102000000_broken.sql'), 'create table;');
  const failure = await open().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartupError);
  expect(String(failure)).toContain('20260102000000_broken.sql');
});
