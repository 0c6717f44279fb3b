-- What visitors of the creator tools leave behind. Rows are written once by their visitor and
-- amended through functions that ask for the session id and the e-mail address together, so
-- knowing an address alone gives nothing.

create table public.product_idea_generations (
  id uuid primary key default gen_random_uuid(),
  session_id text not null
    check (session_id ~ '^[A-Za-z0-9_-]{16,128}$'),
  user_email text not null
    check (char_length(user_email) <= 254 and user_email ~ '^[^\s@]+@[^\s@]+$'),
  social_profile_url text not null
    check (char_length(social_profile_url) between 1 and 2048),
  ideas jsonb not null default '[]'
    check (jsonb_typeof(ideas) = 'array' and octet_length(ideas::text) <= 65536),
  selected_idea jsonb
    check (jsonb_typeof(selected_idea) = 'object' and octet_length(selected_idea::text) <= 16384),
  created_at timestamptz not null default now()
);

comment on table public.product_idea_generations is
  'One row per set of product ideas that a visitor asked for.';
comment on column public.product_idea_generations.ideas is
  'The ideas offered: [{productName, category, reasoning, estimatedPrice, marketFit}].';
comment on column public.product_idea_generations.selected_idea is
  'The idea the visitor chose, set by save_selected_idea(); null until then.';

create index product_idea_generations_latest_idx
  on public.product_idea_generations (session_id, user_email, created_at desc);

alter table public.product_idea_generations enable row level security;

create policy "Visitors may record the ideas they were given" on public.product_idea_generations
  for insert to anon, authenticated
  with check (selected_idea is null and created_at = now());

revoke all on public.product_idea_generations from public, anon, authenticated;
grant insert (id, session_id, user_email, social_profile_url, ideas)
  on public.product_idea_generations to anon, authenticated;
grant select, insert, update, delete on public.product_idea_generations to service_role;

create table public.calculator_submissions (
  id uuid primary key default gen_random_uuid(),
  session_id text not null
    check (session_id ~ '^[A-Za-z0-9_-]{16,128}$'),
  user_email text not null
    check (char_length(user_email) <= 254 and user_email ~ '^[^\s@]+@[^\s@]+$'),
  tool_name text not null default 'revenue_calculator'
    check (tool_name in ('revenue_calculator')),
  audience_size bigint not null
    check (audience_size between 0 and 1000000000000000),
  engagement_rate numeric not null
    check (engagement_rate between 0 and 100),
  product_category text not null
    check (char_length(product_category) between 1 and 60),
  made_in text not null
    check (made_in in (
      'ai-choose', 'china', 'usa', 'vietnam', 'mexico', 'pakistan', 'korea',
      'turkey', 'india', 'bangladesh', 'portugal'
    )),
  average_order_value numeric not null
    check (average_order_value between 0 and 1000000000000000),
  calculated_results jsonb not null
    check (
      jsonb_typeof(calculated_results) = 'object'
      and octet_length(calculated_results::text) <= 16384
    ),
  notification_sent boolean not null default false,
  factory_recommendations jsonb
    check (
      jsonb_typeof(factory_recommendations) = 'array'
      and octet_length(factory_recommendations::text) <= 65536
    ),
  factory_search_country text
    check (factory_search_country in (
      'ai-choose', 'china', 'usa', 'vietnam', 'mexico', 'pakistan', 'korea',
      'turkey', 'india', 'bangladesh', 'portugal'
    )),
  factory_feasible boolean,
  product_description text
    check (char_length(product_description) <= 2000),
  created_at timestamptz not null default now()
);

comment on table public.calculator_submissions is
  'One row per calculation that a visitor sent in with an e-mail address.';
comment on column public.calculator_submissions.id is
  'May be chosen by the browser, so that it can name the row without reading it back.';
comment on column public.calculator_submissions.engagement_rate is 'Per cent of the audience.';
comment on column public.calculator_submissions.average_order_value is 'US dollars.';
comment on column public.calculator_submissions.notification_sent is
  'Set by the notification function once the message has left or was captured.';
comment on column public.calculator_submissions.factory_recommendations is
  'The factories shown; set with the three columns beside it by save_factory_results().';

create index calculator_submissions_latest_idx
  on public.calculator_submissions (session_id, user_email, created_at desc);
create index calculator_submissions_unnotified_idx
  on public.calculator_submissions (created_at) where not notification_sent;

alter table public.calculator_submissions enable row level security;

create policy "Visitors may send in a calculation" on public.calculator_submissions
  for insert to anon, authenticated
  with check (
    not notification_sent
    and factory_recommendations is null
    and factory_search_country is null
    and factory_feasible is null
    and product_description is null
    and created_at = now()
  );

revoke all on public.calculator_submissions from public, anon, authenticated;
grant insert (
  id, session_id, user_email, tool_name, audience_size, engagement_rate, product_category,
  made_in, average_order_value, calculated_results, notification_sent
) on public.calculator_submissions to anon, authenticated;
grant select, insert, update, delete on public.calculator_submissions to service_role;

create function public.save_selected_idea(
  session_id text,
  user_email text,
  social_profile_url text,
  selected_idea jsonb
) returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  with amended as (
    update public.product_idea_generations as generation
    set selected_idea = save_selected_idea.selected_idea
    where generation.id = (
      select latest.id
      from public.product_idea_generations as latest
      where latest.session_id = save_selected_idea.session_id
        and latest.user_email = save_selected_idea.user_email
        and latest.social_profile_url = save_selected_idea.social_profile_url
      order by latest.created_at desc
      limit 1
    )
    returning 1
  )
  select exists (select from amended)
$$;

comment on function public.save_selected_idea is
  'Notes the chosen idea on the latest generation of this session, e-mail address and profile. False when there is none.';

create function public.save_factory_results(
  session_id text,
  user_email text,
  factory_recommendations jsonb,
  factory_search_country text,
  factory_feasible boolean,
  product_description text
) returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  with amended as (
    update public.calculator_submissions as submission
    set
      factory_recommendations = save_factory_results.factory_recommendations,
      factory_search_country = save_factory_results.factory_search_country,
      factory_feasible = save_factory_results.factory_feasible,
      product_description = save_factory_results.product_description
    where submission.id = (
      select latest.id
      from public.calculator_submissions as latest
      where latest.session_id = save_factory_results.session_id
        and latest.user_email = save_factory_results.user_email
      order by latest.created_at desc
      limit 1
    )
    returning 1
  )
  select exists (select from amended)
$$;

comment on function public.save_factory_results is
  'Adds the outcome of the factory search to the latest submission of this session and e-mail address. False when there is none.';

revoke all on function public.save_selected_idea from public, anon, authenticated;
revoke all on function public.save_factory_results from public, anon, authenticated;
grant execute on function public.save_selected_idea to anon, authenticated, service_role;
grant execute on function public.save_factory_results to anon, authenticated, service_role;
