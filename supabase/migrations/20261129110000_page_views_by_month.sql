-- The one table that grows with every visit is kept by month: what is too old goes by dropping a
-- month, which costs nothing, and what is read is looked for in months that stay small. The months
-- stand in schema private, so that the API knows only the whole.

alter table public.page_views rename to page_views_before;
alter table public.page_views_before set schema private;

-- The key has to hold the column that decides the month.
create table public.page_views (
  id bigint generated always as identity,
  session_id text not null
    check (session_id ~ '^[A-Za-z0-9_-]{16,128}$'),
  page_path text not null
    check (page_path ~ '^/' and char_length(page_path) <= 2048),
  page_title text not null
    check (char_length(page_title) <= 512),
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint page_views_by_month_pkey primary key (id, created_at)
) partition by range (created_at);

comment on table public.page_views is
  'One row per page a visitor opened; one partition per month (UTC), in schema private.';
comment on column public.page_views.session_id is
  'The visitor''s own unguessable id, made in the browser: a timestamp and at least 128 random bits.';
comment on column public.page_views.page_path is 'Path without query or fragment.';
comment on column public.page_views.user_id is 'Null when signed out.';

alter table public.page_views enable row level security;

create policy "Visitors may record their page views" on public.page_views
  for insert to anon, authenticated
  with check (
    (user_id is null or user_id = (select auth.uid()))
    and created_at = now()
  );

revoke all on public.page_views from public, anon, authenticated;
grant insert (session_id, page_path, page_title, user_id) on public.page_views
  to anon, authenticated;
grant select, insert, update, delete on public.page_views to service_role;

-- Takes what falls into no month that was made: nothing is lost when nobody makes them.
create table private.page_views_other partition of public.page_views default;
alter table private.page_views_other enable row level security;
revoke all on private.page_views_other from public, anon, authenticated, service_role;

create function private.make_page_view_month(month date) returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  name constant text := 'page_views_' || to_char(month, 'YYYY_MM');
  begins constant timestamptz := date_trunc('month', month::timestamp) at time zone 'UTC';
  ends constant timestamptz :=
    (date_trunc('month', month::timestamp) + interval '1 month') at time zone 'UTC';
begin
  if to_regclass('private.' || name) is not null then
    return false;
  end if;
  -- Views that arrive meanwhile wait here instead of falling between the two tables.
  lock table private.page_views_other in access exclusive mode;
  execute format(
    'create table private.%I (like public.page_views including defaults including constraints)',
    name
  );
  execute format('alter table private.%I enable row level security', name);
  execute format(
    'revoke all on private.%I from public, anon, authenticated, service_role', name
  );
  execute format(
    'with moved as (
       delete from private.page_views_other where created_at >= $1 and created_at < $2 returning *
     )
     insert into private.%I select * from moved',
    name
  ) using begins, ends;
  execute format(
    'alter table public.page_views attach partition private.%I for values from (%L) to (%L)',
    name, begins, ends
  );
  return true;
end;
$$;

comment on function private.make_page_view_month is
  'Makes the partition of the month that this day is in, with the views that already wait for it. False when there is one.';

revoke all on function private.make_page_view_month from public, anon, authenticated;

create function public.apply_retention(
  kept_months integer default 13,
  months_ahead integer default 3,
  today date default (now() at time zone 'UTC')::date
) returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  oldest constant date :=
    date_trunc('month', apply_retention.today::timestamp) - interval '1 month' * apply_retention.kept_months;
  begins constant timestamptz := oldest::timestamp at time zone 'UTC';
  month record;
  months_made integer := 0;
  months_dropped integer := 0;
  views integer;
  sessions integer;
  messages integer;
begin
  if apply_retention.kept_months is null or apply_retention.kept_months < 1
    or apply_retention.months_ahead is null or apply_retention.months_ahead not between 0 and 24
    or apply_retention.today is null
  then
    raise exception 'apply_retention keeps at least 1 month and makes 0 to 24 ahead'
      using errcode = '22023';
  end if;

  for month in
    select relation.oid::regclass as partition
    from pg_catalog.pg_inherits as child
    join pg_catalog.pg_class as relation on relation.oid = child.inhrelid
    where child.inhparent = 'public.page_views'::regclass
      and relation.relname ~ '^page_views_\d{4}_\d{2}$'
      and to_date(right(relation.relname, 7), 'YYYY_MM') < oldest
  loop
    execute format('drop table %s', month.partition);
    months_dropped := months_dropped + 1;
  end loop;

  for month in
    select (date_trunc('month', apply_retention.today::timestamp) + interval '1 month' * ahead)::date as first_day
    from generate_series(0, apply_retention.months_ahead) as ahead
  loop
    if private.make_page_view_month(month.first_day) then
      months_made := months_made + 1;
    end if;
  end loop;

  -- Whatever no month holds.
  delete from private.page_views_other where created_at < begins;
  get diagnostics views = row_count;
  delete from public.visitor_sessions where last_activity < begins;
  get diagnostics sessions = row_count;
  -- What still waits to be sent is never too old.
  delete from public.notification_outbox where status <> 'queued' and created_at < begins;
  get diagnostics messages = row_count;

  return jsonb_build_object(
    'months_made', months_made,
    'months_dropped', months_dropped,
    'page_views', views,
    'visitor_sessions', sessions,
    'notification_outbox', messages
  );
end;
$$;

comment on function public.apply_retention is
  'For a monthly schedule: makes the coming months of page_views, drops those before the kept ones, and removes the visitor sessions and finished messages that are as old. Answers what it did; page_views counts rows outside of any month.';

revoke all on function public.apply_retention from public, anon, authenticated;
grant execute on function public.apply_retention to service_role;

-- The months of what is there already, then the coming ones.
do $$
declare
  first_day date;
begin
  for first_day in
    select distinct date_trunc('month', created_at at time zone 'UTC')::date
    from private.page_views_before
  loop
    perform private.make_page_view_month(first_day);
  end loop;
  for first_day in
    select (date_trunc('month', now() at time zone 'UTC') + interval '1 month' * ahead)::date
    from generate_series(0, 3) as ahead
  loop
    perform private.make_page_view_month(first_day);
  end loop;
end;
$$;

insert into public.page_views (id, session_id, page_path, page_title, user_id, created_at)
  overriding system value
  select id, session_id, page_path, page_title, user_id, created_at
  from private.page_views_before;
select setval(
  pg_get_serial_sequence('public.page_views', 'id'),
  coalesce((select max(id) from public.page_views), 0) + 1,
  false
);
drop table private.page_views_before;

alter index public.page_views_by_month_pkey rename to page_views_pkey;
create index page_views_session_id_created_at_idx on public.page_views (session_id, created_at desc);
create index page_views_created_at_idx on public.page_views (created_at desc);
create index page_views_user_id_idx on public.page_views (user_id) where user_id is not null;
