-- Who visits which page: one row per view, one row per browser.

create table public.page_views (
  id bigint generated always as identity primary key,
  session_id text not null
    check (session_id ~ '^[A-Za-z0-9_-]{16,128}$'),
  page_path text not null
    check (page_path ~ '^/' and char_length(page_path) <= 2048),
  page_title text not null
    check (char_length(page_title) <= 512),
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);

comment on table public.page_views is 'One row per page a visitor opened.';
comment on column public.page_views.session_id is
  'The visitor''s own unguessable id, made in the browser: a timestamp and at least 128 random bits.';
comment on column public.page_views.page_path is 'Path without query or fragment.';
comment on column public.page_views.user_id is 'Null when signed out.';

create index page_views_session_id_created_at_idx on public.page_views (session_id, created_at desc);
create index page_views_created_at_idx on public.page_views (created_at desc);
create index page_views_user_id_idx on public.page_views (user_id) where user_id is not null;

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

create table public.visitor_sessions (
  session_id text primary key
    check (session_id ~ '^[A-Za-z0-9_-]{16,128}$'),
  user_agent text not null
    check (char_length(user_agent) <= 1024),
  referrer text
    check (char_length(referrer) <= 2048),
  landing_page text not null
    check (char_length(landing_page) <= 2048),
  device_type text not null
    check (device_type in ('mobile', 'desktop')),
  browser text not null
    check (char_length(browser) <= 64),
  is_authenticated boolean not null default false,
  user_id uuid references auth.users (id) on delete set null,
  last_activity timestamptz not null default now(),
  total_page_views integer not null default 1
    check (total_page_views >= 1),
  created_at timestamptz not null default now(),
  check (is_authenticated or user_id is null)
);

comment on table public.visitor_sessions is
  'One row per browser; written only through touch_visitor_session().';
comment on column public.visitor_sessions.referrer is
  'Where the first view came from; null when opened directly.';
comment on column public.visitor_sessions.total_page_views is
  'Views counted so far, the first one included.';

create index visitor_sessions_last_activity_idx on public.visitor_sessions (last_activity desc);
create index visitor_sessions_user_id_idx on public.visitor_sessions (user_id)
  where user_id is not null;

-- No policy: row security without one lets nobody but the owner and the service role in.
alter table public.visitor_sessions enable row level security;

revoke all on public.visitor_sessions from public, anon, authenticated;
grant select, insert, update, delete on public.visitor_sessions to service_role;

-- Counting and creating are one statement, so the row lock of ON CONFLICT makes two tabs wait
-- for each other and neither view is lost.
create function public.touch_visitor_session(
  session_id text,
  user_agent text,
  landing_page text,
  device_type text,
  browser text,
  referrer text default null
) returns void
language sql
volatile
security definer
set search_path = ''
as $$
  insert into public.visitor_sessions as known (
    session_id, user_agent, referrer, landing_page, device_type, browser,
    is_authenticated, user_id
  )
  values (
    touch_visitor_session.session_id,
    left(touch_visitor_session.user_agent, 1024),
    left(touch_visitor_session.referrer, 2048),
    left(touch_visitor_session.landing_page, 2048),
    touch_visitor_session.device_type,
    left(touch_visitor_session.browser, 64),
    auth.uid() is not null,
    auth.uid()
  )
  on conflict (session_id) do update set
    last_activity = now(),
    total_page_views = known.total_page_views + 1,
    is_authenticated = excluded.is_authenticated,
    user_id = excluded.user_id
$$;

comment on function public.touch_visitor_session is
  'Records one more page view of a visitor session, creating the session at its first. Who is signed in is read from the request, never from an argument.';

revoke all on function public.touch_visitor_session from public, anon, authenticated;
grant execute on function public.touch_visitor_session to anon, authenticated, service_role;
