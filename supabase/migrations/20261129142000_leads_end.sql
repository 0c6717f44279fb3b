-- What visitors sent in with an address used to stay until somebody asked for it to go. It now has a
-- term like everything else.

create table private.retention (
  -- One row.
  id boolean primary key default true check (id),
  lead_months integer not null default 24 check (lead_months between 1 and 120)
);

comment on table private.retention is
  'How long leads are kept, in months. To change it: update private.retention set lead_months = 12.';

insert into private.retention default values;
alter table private.retention enable row level security;
revoke all on private.retention from public, anon, authenticated;

-- What it did so far, under another name: its body calls its parameters by the name of the function.
do $$
begin
  execute replace(
    replace(
      pg_get_functiondef('public.apply_retention(integer, integer, date)'::regprocedure),
      'apply_retention.', 'apply_visit_retention.'
    ),
    'public.apply_retention(', 'private.apply_visit_retention('
  );
end;
$$;

drop function public.apply_retention(integer, integer, date);

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
  done jsonb := private.apply_visit_retention(
    apply_retention.kept_months, apply_retention.months_ahead, apply_retention.today
  );
  oldest constant timestamptz := (
    select (apply_retention.today - make_interval(months => lead_months)) at time zone 'UTC'
    from private.retention
  );
  place record;
  gone integer;
begin
  for place in select table_name from private.lead_tables() loop
    execute format('delete from public.%I where created_at < $1', place.table_name) using oldest;
    get diagnostics gone = row_count;
    done := done || jsonb_build_object(place.table_name, gone);
  end loop;
  return done;
end;
$$;

comment on function public.apply_retention is
  'For a monthly schedule: makes the coming months of page_views, drops those before the kept ones, and removes the visitor sessions and finished messages that are as old, and leads older than private.retention says. Answers what it did; page_views counts rows outside of any month.';

revoke all on function public.apply_retention, private.apply_visit_retention
  from public, anon, authenticated, service_role;
grant execute on function public.apply_retention to service_role;
