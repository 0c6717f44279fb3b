import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSupabaseConfig } from '@tests/support/supabase-config.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const supabase = fileURLToPath(new URL('../../supabase/', import.meta.url));
const config = readSupabaseConfig();
const functions = readdirSync(`${supabase}functions`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

test('every table and key is known to the Supabase CLI', () => {
  // Source: the CLI's own template, supabase/cli 2.117 pkg/config/templates/config.toml. A misspelled
  // key is silently ignored by the CLI.
  const known = [
    'project_id',
    ...['enabled', 'port', 'schemas', 'extra_search_path', 'max_rows'].map((key) => `api.${key}`),
    ...['port', 'shadow_port', 'major_version'].map((key) => `db.${key}`),
    'db.migrations.enabled',
    'db.seed.enabled',
    'db.seed.sql_paths',
    ...[
      'enabled',
      'site_url',
      'additional_redirect_urls',
      'jwt_expiry',
      'enable_refresh_token_rotation',
      'refresh_token_reuse_interval',
      'enable_signup',
      'enable_anonymous_sign_ins',
      'minimum_password_length',
    ].map((key) => `auth.${key}`),
    ...['enable_signup', 'double_confirm_changes', 'enable_confirmations'].map(
      (key) => `auth.email.${key}`,
    ),
    'storage.enabled',
    'realtime.enabled',
    'edge_runtime.enabled',
    'edge_runtime.deno_version',
    ...functions.flatMap((name) => [
      `functions.${name}.verify_jwt`,
      `functions.${name}.import_map`,
    ]),
  ];
  expect(known).toEqual(expect.arrayContaining(keyPaths(config)));
});

/** The keys of all values: `auth.email.enable_signup`. */
function keyPaths(table: object): string[] {
  return Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? keyPaths(value).map((path) => `${key}.${path}`)
      : key,
  );
}

test('every function is deployed without the gateway’s JWT check, which rejects publishable keys, and with its packages', () => {
  // Source: supabase/cli pkg/config/config.go looks for a deno.json beside each index.ts, for none above.
  const settings = { verify_jwt: false, import_map: './functions/deno.json' };
  expect(config.functions).toEqual(Object.fromEntries(functions.map((name) => [name, settings])));
});

test.each(functions)('the CLI finds %s: an entry point that wires a tested handler', (name) => {
  expect(existsSync(`${supabase}functions/${name}/index.ts`)).toBe(true);
  expect(existsSync(`${supabase}functions/${name}/handler.ts`)).toBe(true);
});

test('the CLI finds the seeds', () => {
  expect(config.db.seed).toEqual({ enabled: true, sql_paths: ['./seeds/*.sql'] });
  expect(readdirSync(`${supabase}seeds`).filter((name) => name.endsWith('.sql'))).not.toEqual([]);
});

/** Parses a JSON file at the root of the project. */
function readJson<Shape extends z.ZodMiniType>(path: string, shape: Shape): z.infer<Shape> {
  return shape.parse(JSON.parse(readFileSync(`${supabase}../${path}`, 'utf8')));
}

test('the functions are deployed with exactly the tested packages', () => {
  const { imports } = readJson(
    'supabase/functions/deno.json',
    z.object({ imports: z.record(z.string(), z.string()) }),
  );
  const { packages } = readJson(
    'package-lock.json',
    z.object({ packages: z.record(z.string(), z.object({ version: z.optional(z.string()) })) }),
  );
  const named = Object.values(imports);
  expect(named).not.toEqual([]);
  for (const target of named) {
    // Without a Deno lock file, an open version range would resolve to that day's newest.
    const [, name, version] = /^npm:((?:@[^/]+\/)?[^/@]+)@([^/]+)/.exec(target) ?? [];
    expect(version, target).toBe(packages[`node_modules/${name}`]?.version ?? 'in the lock file');
  }
});

test('sign-ins redirect to the deployed site, not to a developer’s machine', () => {
  expect(config.auth.site_url).toBe('env(SITE_URL)');
});

test('strangers cannot sign up and trigger mail, since no page offers it', () => {
  expect(config.auth).toMatchObject({ enable_signup: false, enable_anonymous_sign_ins: false });
});
