import type { PGlite } from '@electric-sql/pglite';
import { createDatabase } from '@tests/support/database.ts';
import { beforeEach, expect, test } from 'vitest';

let db: PGlite;

beforeEach(async () => {
  db = await createDatabase();
});

/** The part of pg_cron that our functions use. */
const pgCron = `
  create schema cron;
  create table cron.job (jobid bigint generated always as identity, jobname text unique, schedule text, command text);
  create table cron.job_run_details (jobid bigint, status text, start_time timestamptz, end_time timestamptz);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values ($1, $2, $3)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
    returning jobid
  $$;`;

/** The part of pg_net and the Vault that the retry uses. */
const pgNet = `
  create schema net;
  create table net.asked (url text, headers jsonb);
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds integer default 5000
  ) returns bigint language sql as $$
    insert into net.asked values ($1, $4) returning 1::bigint
  $$;
  create schema vault;
  create view vault.decrypted_secrets as
    select * from (values
      ('project_url', 'https://ref.supabase.example'), ('secret_key', 'sb_secret_of_this_test')
    ) as secret (name, decrypted_secret);`;

async function schedule(): Promise<string[]> {
  const { rows } = await db.query<{ jobs: string[] }>('select public.schedule_jobs() as jobs');
  return rows[0]?.jobs ?? [];
}

async function scheduled(): Promise<unknown[]> {
  return (await db.query('select * from public.scheduled_jobs()')).rows;
}

test('without pg_cron nothing is scheduled, and nothing fails', async () => {
  expect(await schedule()).toEqual([]);
  expect(await scheduled()).toEqual([]);
});

test("with pg_cron alone, the database's own jobs are scheduled, once", async () => {
  await db.exec(pgCron);
  expect(await schedule()).toEqual(['retention', 'purge-job-runs']);
  expect(await schedule()).toEqual(['retention', 'purge-job-runs']);
  await db.exec(`
    insert into cron.job_run_details
    select jobid, 'succeeded', '2026-11-01T03:00:00Z'::timestamptz, now() from cron.job where jobname = 'retention'`);
  expect(await scheduled()).toEqual([
    { job: 'purge-job-runs', schedule: '30 3 * * *', last_started_at: null, last_status: null },
    {
      job: 'retention',
      schedule: '0 3 1 * *',
      last_started_at: new Date('2026-11-01T03:00:00Z'),
      last_status: 'succeeded',
    },
  ]);
});

test('every scheduled command runs, and the key is read from the Vault only then', async () => {
  await db.exec(pgCron + pgNet);
  expect(await schedule()).toEqual(['retention', 'purge-job-runs', 'notifications-retry']);
  const { rows } = await db.query<{ command: string }>('select command from cron.job');
  for (const { command } of rows) {
    expect(command).not.toContain('sb_secret');
    await db.exec(command);
  }
  expect((await db.query('select * from net.asked')).rows).toEqual([
    {
      url: 'https://ref.supabase.example/functions/v1/notifications-retry',
      headers: { apikey: 'sb_secret_of_this_test', 'content-type': 'application/json' },
    },
  ]);
});
