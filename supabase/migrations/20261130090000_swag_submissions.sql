-- Requests for swag that visitors send to us from the swag catalog. Like the other forms: written
-- once, never read back, with the limits, checks, terms and erasure that those have.

create table public.swag_submissions (
  -- Chosen by the browser: sent again, the same row is stored once.
  id uuid primary key default gen_random_uuid(),
  user_email text not null
    check (char_length(user_email) <= 254 and user_email ~ '^[^\s@]+@[^\s@]+$')
    -- As 20261129130300_no_hidden_characters.sql has it.
    constraint swag_submissions_user_email_plain
      check (user_email !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  contact_name text not null check (char_length(contact_name) between 1 and 120),
  company text check (char_length(company) between 1 and 120),
  items jsonb not null
    check (
      jsonb_typeof(items) = 'array'
      and jsonb_array_length(items) between 1 and 12
      and octet_length(items::text) <= 2048
    ),
  kits integer check (kits between 1 and 100000),
  needed_by date check (isfinite(needed_by)),
  zip text check (zip ~ '^[0-9]{5}$'),
  logo_name text check (char_length(logo_name) between 1 and 200),
  notes text check (char_length(notes) between 1 and 2000),
  created_at timestamptz not null default now(),
  notification_sent boolean not null default false,
  email_flag text check (email_flag in ('malformed', 'disposable')),
  form_trap text check (char_length(form_trap) <= 200),
  filled_in_ms integer check (filled_in_ms >= 0)
);

comment on table public.swag_submissions is
  'Requests for swag that visitors sent to us. A column the visitor left empty is null.';
comment on column public.swag_submissions.id is
  'May be chosen by the browser: sent again, the same row is stored once.';
comment on column public.swag_submissions.items is
  'The list: piece, color and pieces of each line, as in the contract swag-request.ts.';
comment on column public.swag_submissions.kits is
  'How many kits with one of each piece; null for pieces with a quantity each.';
comment on column public.swag_submissions.zip is 'Where it goes, a ZIP code of the US.';
comment on column public.swag_submissions.logo_name is
  'The name of the logo''s file, which stayed on the visitor''s device.';
comment on column public.swag_submissions.notification_sent is
  'Set once the message to the team has left or was captured.';
comment on column public.swag_submissions.email_flag is 'Set by the database, see email_flag().';
comment on column public.swag_submissions.form_trap is
  'What no person sees, and so none fills in: a row that has it is dropped.';
comment on column public.swag_submissions.filled_in_ms is
  'From the form''s appearance to its sending, in milliseconds; null where the page could not tell.';

create index swag_submissions_email_idx on public.swag_submissions (user_email, created_at desc);
create index swag_submissions_unnotified_idx on public.swag_submissions (created_at)
  where not notification_sent;

-- Access ------------------------------------------------------------------------------------------

alter table public.swag_submissions enable row level security;

create policy "Visitors may send in a request for swag" on public.swag_submissions
  for insert to anon, authenticated
  with check (created_at = now());

revoke all on public.swag_submissions from public, anon, authenticated;
grant insert (
  id, user_email, contact_name, company, items, kits, needed_by, zip, logo_name, notes, form_trap,
  filled_in_ms
) on public.swag_submissions to anon, authenticated;
grant select, insert, update, delete on public.swag_submissions to service_role;

-- Limits and checks of a form ---------------------------------------------------------------------

create trigger a_limit_visitors_statement before insert on public.swag_submissions
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.limit_visitors('form', '');
create trigger a_limit_visitors before insert on public.swag_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_visitors('form', '');
create trigger flag_email before insert on public.swag_submissions
  for each row execute function private.flag_email('user_email');
create trigger mark_automated before insert on public.swag_submissions
  for each row execute function private.mark_automated();
create trigger mark_repeated before insert on public.swag_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.mark_repeated();
create trigger delete_marked after insert on public.swag_submissions
  for each row when (new.form_trap is not null)
  execute function private.delete_marked();

-- Term and erasure --------------------------------------------------------------------------------

create or replace function private.lead_tables()
returns table (table_name text, address_column text, has_session boolean)
language sql
immutable
set search_path = ''
as $$
  values
    ('calculator_submissions', 'user_email', true),
    ('country_quiz_submissions', 'user_email', false),
    ('product_idea_generations', 'user_email', true),
    ('rfq_submissions', 'user_email', false),
    ('sourcing_tool_leads', 'email', false),
    ('strategy_submissions', 'user_email', false),
    ('swag_submissions', 'user_email', false)
$$;

-- Messages to the team ----------------------------------------------------------------------------

create or replace view private.submissions_without_message as
  with unnotified as (
    select 'tool' as event, id, created_at
    from public.calculator_submissions where not notification_sent
    union all
    select 'tool_access', id, created_at
    from public.sourcing_tool_leads where not notification_sent
    union all
    select 'quiz', id, created_at
    from public.country_quiz_submissions where not notification_sent
    union all
    select 'strategy', id, created_at
    from public.strategy_submissions where not notification_sent
    union all
    select 'rfq', id, created_at
    from public.rfq_submissions where not notification_sent
    union all
    select 'swag', id, created_at
    from public.swag_submissions where not notification_sent
  )
  select event, id, created_at
  from unnotified
  where created_at > now() - interval '12 months'
    and not exists (
      select from public.notification_outbox as message
      where message.related_submission_id = unnotified.id
        and message.kind in ('tool', 'sourcing')
    );

create or replace function public.submissions_without_message(
  stored_before timestamptz,
  max_rows integer
)
returns table (event text, submission jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  select
    missing.event,
    case missing.event
      when 'tool' then
        (select to_jsonb(row) from public.calculator_submissions as row where row.id = missing.id)
      when 'tool_access' then
        (select to_jsonb(row) from public.sourcing_tool_leads as row where row.id = missing.id)
      when 'quiz' then
        (select to_jsonb(row) from public.country_quiz_submissions as row where row.id = missing.id)
      when 'strategy' then
        (select to_jsonb(row) from public.strategy_submissions as row where row.id = missing.id)
      when 'rfq' then
        (select to_jsonb(row) from public.rfq_submissions as row where row.id = missing.id)
      when 'swag' then
        (select to_jsonb(row) from public.swag_submissions as row where row.id = missing.id)
    end
  from (
    select event, id, created_at
    from private.submissions_without_message
    where created_at < stored_before
    order by created_at
    limit max_rows
  ) as missing
  order by missing.created_at
$$;

create or replace function public.mark_submission_notified(submission_id uuid) returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update public.sourcing_tool_leads set notification_sent = true where id = submission_id;
  update public.country_quiz_submissions set notification_sent = true where id = submission_id;
  update public.strategy_submissions set notification_sent = true where id = submission_id;
  update public.rfq_submissions set notification_sent = true where id = submission_id;
  update public.swag_submissions set notification_sent = true where id = submission_id;
$$;
