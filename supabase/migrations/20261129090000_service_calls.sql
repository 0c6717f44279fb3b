-- What the functions ask of outside services: a ceiling for each day, and a breaker that leaves a
-- service alone once it keeps failing. Kept here because every function runs in workers of its own
-- that know nothing of each other.

create table private.service_calls (
  service text primary key
    check (service ~ '^[a-z][a-z0-9_]{0,39}$'),
  -- In UTC; the count is of this day.
  day date not null,
  calls_today integer not null
    check (calls_today >= 0),
  -- One after another, since the last success.
  failures integer not null
    check (failures >= 0),
  -- Nobody asks before this time; null while the breaker is closed.
  open_until timestamptz
);

comment on table private.service_calls is
  'One row per outside service: calls of the day, and the state of its breaker. No visitor is named.';

alter table private.service_calls enable row level security;
revoke all on private.service_calls from public, anon, authenticated;

-- Counting and deciding are one statement, so that two callers cannot both have the last call of a
-- day, nor both be the one that tries a service again.
create function public.begin_service_call(
  service text,
  daily_ceiling integer default null,
  at timestamptz default clock_timestamp()
) returns text
language sql
volatile
security definer
set search_path = ''
as $$
  with allowed as (
    insert into private.service_calls as calls (service, day, calls_today, failures)
    select begin_service_call.service, (begin_service_call.at at time zone 'UTC')::date, 1, 0
    where begin_service_call.daily_ceiling is null or begin_service_call.daily_ceiling > 0
    on conflict on constraint service_calls_pkey do update set
      day = excluded.day,
      calls_today = case when calls.day = excluded.day then calls.calls_today + 1 else 1 end,
      -- An open breaker whose time is up lets one caller try; the others wait for its outcome, at
      -- most a minute, should it never come.
      open_until = case
        when calls.open_until is null then null
        else begin_service_call.at + interval '1 minute'
      end
    where (calls.open_until is null or calls.open_until <= begin_service_call.at)
      and (
        begin_service_call.daily_ceiling is null
        or calls.day <> excluded.day
        or calls.calls_today < begin_service_call.daily_ceiling
      )
    returning calls.failures
  )
  select coalesce(
    (select case when failures = 0 then 'go' else 'go_after_failures' end from allowed),
    -- As it was before this statement.
    (
      select 'open' from private.service_calls as calls
      where calls.service = begin_service_call.service
        and calls.open_until > begin_service_call.at
    ),
    'ceiling'
  )
$$;

comment on function public.begin_service_call is
  'Counts a call to a service. go or go_after_failures: make it, and say afterwards how it went; open: the service is left alone after failures; ceiling: the calls of the day are used up.';

create function public.end_service_call(
  service text,
  succeeded boolean,
  at timestamptz default clock_timestamp()
) returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update private.service_calls as calls set
    failures = case when end_service_call.succeeded then 0 else calls.failures + 1 end,
    open_until = case
      when end_service_call.succeeded then null
      -- The fifth failure in a row opens the breaker for half a minute, each further one for twice
      -- as long, up to eight minutes.
      when calls.failures + 1 >= 5
        then end_service_call.at + interval '30 seconds' * 2 ^ least(calls.failures + 1 - 5, 4)
      else calls.open_until
    end
  where calls.service = end_service_call.service
$$;

comment on function public.end_service_call is
  'How a call to a service went. Failures one after another open its breaker; a success closes it.';

create function public.service_status(at timestamptz default clock_timestamp())
returns table (service text, calls_today integer, breaker text)
language sql
stable
security definer
set search_path = ''
as $$
  select
    calls.service,
    case when calls.day = (service_status.at at time zone 'UTC')::date then calls.calls_today else 0 end,
    case
      when calls.open_until is null then 'closed'
      when calls.open_until > service_status.at then 'open'
      else 'half_open'
    end
  from private.service_calls as calls
  order by calls.service
$$;

comment on function public.service_status is
  'For the owner: how often each outside service was asked today, and the state of its breaker.';

revoke all on function public.begin_service_call, public.end_service_call, public.service_status
  from public, anon, authenticated;
grant execute on function public.begin_service_call, public.end_service_call, public.service_status
  to service_role;
