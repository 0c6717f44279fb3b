/**
 * Looks for deadlocks in the sweep of the rate buckets: in each round, sixteen callers take tokens
 * at once while the shared buckets of every place have been untouched for two days, as after a
 * quiet weekend. `DATABASE_URL=… npx tsx scripts/server-postgres/check-sweep.ts [rounds]`; needs
 * psql and pgbench; creates its own database and drops it. Exits with 1 when a statement failed.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createThrowawayDatabase, readServerUrl, runProgram } from './throwaway-database.ts';

const callers = 16;
const rounds = Number(process.argv[2] ?? 60);
/** Places with their own shared bucket; two callers deadlock when each sweeps the other's. */
const places = ['page_views', 'sourcing_tool_leads', 'kira-chat', 'generate-mockup'];
const placeNames = `array['${places.join("', '")}']`;

/** One request: a new caller, then the bucket that all callers share. */
const request = `
  select public.take_tokens(
    array[place || ':' || md5(random()::text), place || ':everybody'],
    array[20, 1000000],
    array[10, 1000000]::double precision[]
  ) from (select (${placeNames})[1 + floor(random() * ${places.length})::integer] as place) as chosen;`;

const ageBuckets = `
  insert into private.rate_buckets (bucket_key, tokens, taken, refilled_at)
  select place || ':everybody', 1, true, clock_timestamp() - interval '2 days'
  from unnest(${placeNames}) as place
  on conflict (bucket_key) do update set refilled_at = excluded.refilled_at;`;

const server = await createThrowawayDatabase(readServerUrl());
const scripts = await mkdtemp(join(tmpdir(), 'check-sweep-'));
try {
  const migrations = join(import.meta.dirname, '../../supabase/migrations');
  for (const file of (await readdir(migrations)).sort()) {
    await server.run(await readFile(join(migrations, file), 'utf8'));
  }
  const script = join(scripts, 'request.sql');
  await writeFile(script, request.replace(/\s*\n\s*/g, ' '));
  let failed = 0;
  for (let round = 0; round < rounds; round += 1) {
    await server.run(ageBuckets);
    failed += await failuresOfOneRound(script);
  }
  console.info(`${failed} of ${rounds * callers} statements failed with a deadlock.`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await server.drop();
  await rm(scripts, { recursive: true });
}

/** Every caller once, all at the same time; returns the deadlocks that pgbench counted. */
async function failuresOfOneRound(script: string): Promise<number> {
  const output = await runProgram('pgbench', [
    ...['-n', '-c', String(callers), '-t', '1', '--failures-detailed'],
    ...['-f', script, server.url],
  ]);
  const deadlocks = /number of deadlock failures: (\d+)/.exec(output)?.[1];
  if (deadlocks === undefined) throw new Error(`pgbench counts no deadlocks:\n${output}`);
  return Number(deadlocks);
}
