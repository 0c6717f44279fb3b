import { readFile } from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';
import { createDatabase, createHostedBase } from '@tests/support/database.ts';
import { expect, expectTypeOf, test } from 'vitest';
import { databaseTypesFile, generateDatabaseTypes } from '../../scripts/generate-database-types.ts';
import type { Database, Tables } from '../../supabase/functions/_shared/database.types.ts';

test('the stored types match the migrations: run `npm run db:types` when this fails', async () => {
  const db = await createDatabase();
  expect(await readFile(databaseTypesFile, 'utf8')).toBe(await generateDatabaseTypes(db));
});

test('columns become optional, nullable, computed or plain as in PostgreSQL', async () => {
  const db = await createHostedBase();
  await db.exec(`
    create table socks (
      id bigint generated always as identity primary key,
      pair text not null,
      size integer not null default 42,
      worn_at timestamptz,
      tags text[] not null,
      label text generated always as (pair || '!') stored
    );
  `);
  const types = await generateDatabaseTypes(db);
  expect(sectionOf(types, 'Row')).toBe(
    'id: number; label: string | null; pair: string; size: number; tags: string[]; worn_at: string | null;',
  );
  expect(sectionOf(types, 'Insert')).toBe(
    'id?: never; label?: never; pair: string; size?: number; tags: string[]; worn_at?: string | null;',
  );
  expect(sectionOf(types, 'Update')).toBe(
    'id?: never; label?: never; pair?: string; size?: number; tags?: string[]; worn_at?: string | null;',
  );
});

test('foreign keys become relationships, one-to-one if they are unique', async () => {
  const db = await createHostedBase();
  await db.exec(`
    create table socks (id integer primary key);
    create table holes (sock_id integer references socks, author uuid references auth.users);
    create table labels (sock_id integer primary key references socks);
  `);
  const types = await generateDatabaseTypes(db);
  expect(types.match(/foreignKeyName: '.*'/g)).toEqual([
    "foreignKeyName: 'holes_sock_id_fkey'",
    "foreignKeyName: 'labels_sock_id_fkey'",
  ]);
  expect(types.match(/isOneToOne: .*;/g)).toEqual(['isOneToOne: false;', 'isOneToOne: true;']);
});

test('functions have named arguments and a return type', async () => {
  const db = await createHostedBase();
  await db.exec(`
    create function mend(sock text, thread jsonb default null, stitches integer default 3)
      returns boolean language sql as 'select true';
    create function rest() returns void language sql as '';
    create function count_socks() returns table (size integer, pairs text[])
      language sql as 'select 42, array[''left and right'']';
    create function on_change() returns trigger language plpgsql as 'begin return new; end';
  `);
  const types = await generateDatabaseTypes(db);
  expect(sectionOf(types, 'Args')).toBe('sock: string; stitches?: number; thread?: Json | null;');
  expect(types).toContain('Returns: boolean;');
  expect(types).toContain('Args: never;\n        Returns: undefined;');
  expect(types).toMatch(/Returns: \{\s+pairs: string\[\];\s+size: number;\s+\}\[\];/);
  expect(types).not.toContain('on_change');
});

test('supabase-js accepts the types', () => {
  const client = () => createClient<Database>('https://example.com', 'sb_publishable_example');

  const insert = () =>
    client()
      .from('page_views')
      .insert({
        session_id: 'x'.repeat(16),
        page_path: '/',
        page_title: 'Home',
        user_id: null,
      });
  const touch = () =>
    client().rpc('touch_visitor_session', {
      session_id: 'x'.repeat(16),
      user_agent: 'Mozilla/5.0',
      landing_page: '/',
      device_type: 'desktop',
      browser: 'Firefox',
      referrer: null,
    });
  const search = () =>
    client()
      .rpc('find_factories', { kind_ids: ['socks'], capability_ids: [] })
      .select('id, name, min_order');
  const incomplete = () =>
    // @ts-expect-error the types already reject a page view without a session
    client().from('page_views').insert({ page_path: '/', page_title: 'Home' });

  type Data<Request extends () => PromiseLike<{ data: unknown }>> = Awaited<
    ReturnType<Request>
  >['data'];
  expectTypeOf<Data<typeof insert>>().toEqualTypeOf<null>();
  expectTypeOf<Data<typeof touch>>().toEqualTypeOf<undefined | null>();
  expectTypeOf<Data<typeof search>>().toEqualTypeOf<
    Pick<Tables<'factories'>, 'id' | 'name' | 'min_order'>[] | null
  >();
  expect([insert, touch, search, incomplete]).toHaveLength(4);
});

/** The members of the first `<name>: { … }` in the text, on one line. */
function sectionOf(types: string, name: string): string {
  const [, body = ''] = new RegExp(`${name}: \\{([^}]*)\\}`).exec(types) ?? [];
  return body
    .trim()
    .split(/\s*\n\s*/)
    .join(' ');
}
