/**
 * Runs the migrations and, twice, the seeds on a PostgreSQL server as in a hosted project, and
 * compares the result with the embedded database: tables, policies, rights and rows.
 * `DATABASE_URL=… npm run check:postgres`; creates its own database and drops it.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { applyMigrations, applySeeds, type SqlDatabase } from '../../supabase/local/migrations.ts';
import { createThrowawayDatabase, readServerUrl } from './throwaway-database.ts';

const supabaseFolder = join(import.meta.dirname, '../../supabase');
const migrations = join(supabaseFolder, 'migrations');
const seeds = join(supabaseFolder, 'seeds');

/** Everything by which an attacker or a query could distinguish two databases, one line each. */
const description = `
  select regexp_replace(line, '\\s+', ' ', 'g') as line from (
    select format('column %s.%s %s %s', table_name, column_name, data_type, is_nullable) as line
    from information_schema.columns where table_schema = 'public'
    union all
    select format('right %s %s %s', grantee, privilege_type, table_name)
    from information_schema.table_privileges
    where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'service_role')
    union all
    select format('column right %s %s %s.%s', grantee, privilege_type, table_name, column_name)
    from information_schema.column_privileges
    where table_schema = 'public' and grantee in ('anon', 'authenticated')
    union all
    select format('policy %s %s %s %s %s', tablename, cmd, roles, qual, with_check)
    from pg_policies where schemaname in ('public', 'private')
    union all
    select format('row security %s %s', oid::regclass, relrowsecurity) from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
    union all
    select format('index %s', indexdef) from pg_indexes where schemaname in ('public', 'private')
    union all
    select format('function %s %s %s', p.oid::regprocedure, prosecdef, array(
      select role from unnest(array['anon', 'authenticated', 'service_role']) as role
      where has_function_privilege(role, p.oid, 'execute')
    )) from pg_proc p where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select format('rows %s %s', relname, (xpath('/row/n/text()', query_to_xml(
      format('select count(*) as n from public.%I', relname), false, true, ''
    )))[1]) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  ) as described
  order by 1;`;

const server = await createThrowawayDatabase(readServerUrl());
try {
  const [version] = await server.run('show server_version;');
  console.info(`PostgreSQL ${version}`);
  await runFolder('migrations', migrations);
  await runFolder('seeds', seeds);
  await runFolder('seeds again', seeds);
  const differences = await compare();
  for (const line of differences.slice(0, 40)) console.error(line);
  if (differences.length > 0) process.exitCode = 1;
  console.info(
    differences.length === 0
      ? 'Columns, rights, policies, indexes, functions and row counts are those of the embedded database.'
      : `check:postgres: ${differences.length} differences from the embedded database.`,
  );
} finally {
  await server.drop();
}

async function runFolder(label: string, folder: string): Promise<void> {
  const startedAt = performance.now();
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const file of files) {
    try {
      await server.run(await readFile(join(folder, file), 'utf8'));
    } catch (error) {
      throw new Error(`${file} fails on this server`, { cause: error });
    }
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.info(`${label}: ${files.length} files in ${seconds} s`);
}

/**
 * Lines that only one of them has, marked with - for the embedded database and + for the server.
 */
async function compare(): Promise<string[]> {
  const embedded = await PGlite.create();
  await embedded.exec(await readFile(join(supabaseFolder, 'local/hosted-base.sql'), 'utf8'));
  const database: SqlDatabase = embedded;
  await applyMigrations(database, { directory: migrations });
  await applySeeds(database, { directory: seeds });
  const { rows } = await embedded.query<{ line: string }>(description);
  await embedded.close();
  const here = new Set(rows.map(({ line }) => line));
  const there = new Set(await server.run(description));
  return [
    ...[...here].filter((line) => !there.has(line)).map((line) => `- ${line}`),
    ...[...there].filter((line) => !here.has(line)).map((line) => `+ ${line}`),
  ];
}
