-- What keeps the site up by itself, switched on with the migrations: nobody has to paste it. Where
-- pg_cron is missing, as on the embedded database, this does nothing. An operator who switches the
-- extension on later runs: select public.schedule_jobs();

create function public.schedule_jobs() returns text[]
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  jobs text[] := '{}';
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return jobs;
  end if;

  -- A schedule that has the same name is replaced.
  execute $job$
    select cron.schedule('retention', '0 3 1 * *', 'select public.apply_retention()')
  $job$;
  -- Every run leaves a row, 288 a day for a job of five minutes, and nothing else removes them.
  execute $job$
    select cron.schedule(
      'purge-job-runs', '30 3 * * *',
      $run$delete from cron.job_run_details where end_time < now() - interval '40 days'$run$
    )
  $job$;
  jobs := array['retention', 'purge-job-runs'];

  -- The address and the key are read from the Vault at each run, so neither stands in the schedule.
  if to_regprocedure('net.http_post(text, jsonb, jsonb, jsonb, integer)') is not null
    and to_regclass('vault.decrypted_secrets') is not null
  then
    execute $job$
      select cron.schedule('notifications-retry', '*/5 * * * *', $run$
        select net.http_post(
          url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
            || '/functions/v1/notifications-retry',
          headers := jsonb_build_object(
            'content-type', 'application/json',
            'apikey', (select decrypted_secret from vault.decrypted_secrets where name = 'secret_key')
          ),
          body := '{}'::jsonb,
          timeout_milliseconds := 60000
        )
      $run$)
    $job$;
    jobs := array_append(jobs, 'notifications-retry');
  end if;
  return jobs;
end;
$$;

comment on function public.schedule_jobs is
  'Schedules retention, the retry of notifications and the purge of the job log, where pg_cron (and for the retry pg_net and the Vault) is there. Answers the names of the jobs; may be run again.';

create function public.scheduled_jobs()
returns table (job text, schedule text, last_started_at timestamptz, last_status text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if to_regclass('cron.job') is null then
    return;
  end if;
  return query execute $runs$
    select job.jobname::text, job.schedule::text, run.start_time, run.status::text
    from cron.job as job
    left join lateral (
      select start_time, status from cron.job_run_details as details
      where details.jobid = job.jobid
      order by start_time desc nulls last
      limit 1
    ) as run on true
    where job.jobname in ('retention', 'purge-job-runs', 'notifications-retry')
    order by job.jobname
  $runs$;
end;
$$;

comment on function public.scheduled_jobs is
  'Our schedules with the last run of each; none where pg_cron is missing.';

revoke all on function public.schedule_jobs, public.scheduled_jobs from public, anon, authenticated;
grant execute on function public.schedule_jobs, public.scheduled_jobs to service_role;

select public.schedule_jobs();
