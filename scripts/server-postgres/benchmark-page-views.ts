/**
 * Measures how page_views scales: the time of an insert and of the usual reads with 0, 1 and 10
 * million rows over thirteen months, and the ratio to an empty table. `DATABASE_URL=… npm run
 * benchmark:page-views`; needs psql, pgbench and about 4 GB; creates its own database and drops it.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createThrowawayDatabase, readServerUrl, runProgram } from './throwaway-database.ts';

const sizes = [0, 1_000_000, 10_000_000];
const clients = 4;
const seconds = 4;
const rounds = 3;
const viewsPerSession = 10;

/** Queries of a visitor's browser and of the owner; :rows is the number of rows. */
const operations = {
  'insert, as a visitor': `
    begin;
    set local role anon;
    insert into public.page_views (session_id, page_path, page_title)
    values ('benchmark-session-' || :client_id, '/sourcing', 'Sourcing tools');
    commit;`,
  'last 20 views of a session': `
    \\set session random(0, greatest(:rows / ${viewsPerSession} - 1, 0))
    select page_path, created_at from public.page_views
    where session_id = 'benchmark-session-' || :session order by created_at desc limit 20;`,
  'latest 50 views of all': `
    select page_path, created_at from public.page_views order by created_at desc limit 50;`,
};

const server = await createThrowawayDatabase(readServerUrl());
const scripts = await mkdtemp(join(tmpdir(), 'benchmark-'));
try {
  const migrations = join(import.meta.dirname, '../../supabase/migrations');
  for (const file of (await readdir(migrations)).sort()) {
    await server.run(await readFile(join(migrations, file), 'utf8'));
  }
  await makePastMonths();
  // The visitors' limits remain active, with room for more visitors than any site has.
  await server.run(`
    update private.visitor_limits set capacity = 1000000000, per_minute = 1000000000;`);
  const first = new Map<string, number>();
  let filled = 0;
  for (const size of sizes) {
    const startedAt = performance.now();
    await fill(filled, size);
    filled = size;
    const took = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.info(`${size.toLocaleString('en-US')} rows (filled in ${took} s)`);
    for (const [name, sql] of Object.entries(operations)) {
      const latencyMs = await measure(name, sql, size);
      const base = first.get(name) ?? latencyMs;
      first.set(name, base);
      console.info(
        `  ${name.padEnd(28)} ${latencyMs.toFixed(3)} ms  x${(latencyMs / base).toFixed(2)}`,
      );
    }
  }
} finally {
  await server.drop();
  await rm(scripts, { recursive: true });
}

async function makePastMonths(): Promise<void> {
  await server.run(`
    select private.make_page_view_month((now() at time zone 'UTC' - interval '1 month' * ago)::date)
    from generate_series(0, 13) as ago;`);
}

/** Rows number `from` to `to`, spread evenly over the past thirteen months. */
async function fill(from: number, to: number): Promise<void> {
  if (to === from) return;
  await server.run(`
    insert into public.page_views (session_id, page_path, page_title, created_at)
    select
      'benchmark-session-' || n / ${viewsPerSession}, '/page-' || n % 20, 'A page of the site',
      now() - interval '1 second' * (n::bigint * 7919 % (13 * 30 * 86400))
    from generate_series(${from}, ${to - 1}) as n;`);
  await runProgram('psql', [
    '-X',
    '-q',
    '-d',
    server.url,
    '-c',
    'vacuum analyze public.page_views',
  ]);
}

/**
 * The latency of one client's transaction in milliseconds with several concurrent clients: the
 * median of some rounds, since a checkpoint may affect one.
 */
async function measure(name: string, sql: string, rows: number): Promise<number> {
  const file = join(scripts, `${name.replace(/\W+/g, '-')}.sql`);
  await writeFile(file, sql.replace(/\n\s*(?=[a-z])/g, '\n'));
  const latencies: number[] = [];
  for (let round = 0; round < rounds; round += 1) latencies.push(await measureOnce(file, rows));
  return latencies.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

async function measureOnce(file: string, rows: number): Promise<number> {
  const output = await runProgram('pgbench', [
    ...['-n', '-M', 'prepared', '-c', String(clients), '-T', String(seconds)],
    ...['-D', `rows=${rows}`, '-f', file, server.url],
  ]);
  const latency = /latency average = ([\d.]+) ms/.exec(output)?.[1];
  if (latency === undefined) throw new Error(`pgbench says no latency:\n${output}`);
  return Number(latency);
}
