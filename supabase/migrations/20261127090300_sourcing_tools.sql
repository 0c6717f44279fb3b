-- What visitors of the sourcing tools leave behind. Written once, never amended, never read back.

create table public.sourcing_tool_leads (
  id uuid primary key default gen_random_uuid(),
  email text not null
    check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+$'),
  source text not null default 'sourcing_tools_gate'
    check (source in ('sourcing_tools_gate')),
  created_at timestamptz not null default now()
);

comment on table public.sourcing_tool_leads is
  'E-mail addresses given at the gate of the sourcing tools.';

create index sourcing_tool_leads_email_idx
  on public.sourcing_tool_leads (email, created_at desc);

alter table public.sourcing_tool_leads enable row level security;

create policy "Visitors may leave their address at the gate" on public.sourcing_tool_leads
  for insert to anon, authenticated
  with check (created_at = now());

revoke all on public.sourcing_tool_leads from public, anon, authenticated;
grant insert (email, source) on public.sourcing_tool_leads to anon, authenticated;
grant select, insert, update, delete on public.sourcing_tool_leads to service_role;

create table public.country_quiz_submissions (
  id uuid primary key default gen_random_uuid(),
  user_email text not null
    check (char_length(user_email) <= 254 and user_email ~ '^[^\s@]+@[^\s@]+$'),
  quiz_answers jsonb not null
    check (jsonb_typeof(quiz_answers) = 'object' and octet_length(quiz_answers::text) <= 8192),
  top_countries text[] not null
    check (
      cardinality(top_countries) between 1 and 8
      and array_position(top_countries, null) is null
      and octet_length(top_countries::text) <= 512
    ),
  readiness_score integer not null
    check (readiness_score between 0 and 100),
  recommended_strategy text not null
    check (recommended_strategy in ('full-switch', 'dual-source', 'diversify', 'stay-put')),
  created_at timestamptz not null default now()
);

comment on table public.country_quiz_submissions is
  'One row per finished country readiness quiz.';
comment on column public.country_quiz_submissions.top_countries is
  'Names of the matching countries, best first.';

create index country_quiz_submissions_email_idx
  on public.country_quiz_submissions (user_email, created_at desc);

alter table public.country_quiz_submissions enable row level security;

create policy "Visitors may send in their quiz" on public.country_quiz_submissions
  for insert to anon, authenticated
  with check (created_at = now());

revoke all on public.country_quiz_submissions from public, anon, authenticated;
grant insert (user_email, quiz_answers, top_countries, readiness_score, recommended_strategy)
  on public.country_quiz_submissions to anon, authenticated;
grant select, insert, update, delete on public.country_quiz_submissions to service_role;

create table public.strategy_submissions (
  id uuid primary key default gen_random_uuid(),
  user_email text not null
    check (char_length(user_email) <= 254 and user_email ~ '^[^\s@]+@[^\s@]+$'),
  current_country text not null
    check (current_country in ('china', 'vietnam', 'india', 'mexico', 'other')),
  target_countries text not null default 'TBD'
    check (char_length(target_countries) between 1 and 200),
  timeline text not null
    check (timeline in ('asap', 'short-term', 'medium-term', 'long-term')),
  roadmap_data jsonb not null
    check (jsonb_typeof(roadmap_data) = 'object' and octet_length(roadmap_data::text) <= 16384),
  created_at timestamptz not null default now()
);

comment on table public.strategy_submissions is
  'One row per diversification roadmap that a visitor generated.';
comment on column public.strategy_submissions.target_countries is
  'The wizard does not ask yet, so always TBD: to be determined.';
comment on column public.strategy_submissions.roadmap_data is
  '{strategy_type, pain_points[], volume, category, risk_tolerance}.';

create index strategy_submissions_email_idx
  on public.strategy_submissions (user_email, created_at desc);

alter table public.strategy_submissions enable row level security;

create policy "Visitors may send in their strategy" on public.strategy_submissions
  for insert to anon, authenticated
  with check (created_at = now());

revoke all on public.strategy_submissions from public, anon, authenticated;
grant insert (user_email, current_country, target_countries, timeline, roadmap_data)
  on public.strategy_submissions to anon, authenticated;
grant select, insert, update, delete on public.strategy_submissions to service_role;
