-- Whoever has the publishable key may insert. A page sends one row at a time, and a person few of
-- them; a script could send millions. Every insert of a visitor is therefore one row, and takes a
-- token from the bucket of its session, of its address, and of all visitors together.

-- What visitors may do ---------------------------------------------------------------------------

-- Its rows are made by a function with rights of its own; no page inserts them.
drop policy "Visitors may record the ideas they were given" on public.product_idea_generations;
revoke insert on public.product_idea_generations from anon, authenticated;
revoke insert (id, session_id, user_email, social_profile_url, ideas)
  on public.product_idea_generations from anon, authenticated;

-- Asked by functions only, and dear: a question may hold a hundred terms.
revoke execute on function public.match_knowledge, public.match_products, public.search_factories
  from anon, authenticated;

-- A number may have 16,383 decimals.
alter table public.calculator_submissions
  add check (scale(engagement_rate) <= 40),
  add check (scale(average_order_value) <= 40);

-- The defaults of a hosted project, for those that are hosted otherwise as well. Source:
-- supabase.com/docs/guides/database/postgres/timeouts.
do $$
begin
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
exception
  -- Whoever keeps the roles to themselves has set it.
  when insufficient_privilege then null;
end;
$$;

-- How much -----------------------------------------------------------------------------------------

create table private.visitor_limits (
  kind text not null
    check (kind in ('form', 'view', 'amendment', 'conversation')),
  holder text not null
    check (holder in ('session', 'address', 'everybody')),
  -- How many at once.
  capacity integer not null
    check (capacity > 0),
  -- How fast the bucket fills again.
  per_minute double precision not null
    check (per_minute > 0),
  primary key (kind, holder)
);

comment on table private.visitor_limits is
  'How many rows visitors may send, by kind: change a line and it holds from the next row on.';

alter table private.visitor_limits enable row level security;
revoke all on private.visitor_limits from public, anon, authenticated;

-- Behind one address may be a school; a session is one browser. The totals let two hundred visitors
-- open pages and send forms at once (scripts/load) and bound what a day of abuse can leave behind:
-- 433,000 rows of a form from everywhere, 3,080 from one address.
insert into private.visitor_limits (kind, holder, capacity, per_minute) values
  ('form', 'session', 20, 10),
  ('form', 'address', 200, 2),
  ('form', 'everybody', 1000, 300),
  ('view', 'session', 60, 30),
  ('view', 'address', 600, 60),
  ('view', 'everybody', 3000, 1200),
  ('amendment', 'session', 30, 20),
  ('amendment', 'address', 200, 20),
  ('amendment', 'everybody', 1000, 300),
  ('conversation', 'session', 60, 30),
  ('conversation', 'address', 600, 60),
  ('conversation', 'everybody', 1000, 600);

-- By whom ------------------------------------------------------------------------------------------

create table private.bucket_salt (
  is_the_one boolean primary key default true
    check (is_the_one),
  -- In UTC.
  day date not null,
  salt uuid not null default gen_random_uuid()
);

comment on table private.bucket_salt is
  'What callers'' addresses and sessions are digested with: made anew each day, the old one forgotten.';

alter table private.bucket_salt enable row level security;
revoke all on private.bucket_salt from public, anon, authenticated;

create function private.caller_digest(caller text) returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  todays_salt uuid := (select salt from private.bucket_salt where day = today);
begin
  if todays_salt is null then
    insert into private.bucket_salt as kept (day) values (today)
      on conflict (is_the_one) do update set day = excluded.day, salt = excluded.salt
      where kept.day <> excluded.day;
    todays_salt := (select salt from private.bucket_salt);
  end if;
  return left(encode(sha256(convert_to(todays_salt || ' ' || caller, 'UTF8')), 'hex'), 32);
end;
$$;

comment on function private.caller_digest is
  'Stands for a caller in the key of a bucket, for one day.';

-- As readCallerAddress() of the functions has it. Hosted, every request comes through Cloudflare,
-- which writes cf-connecting-ip itself; elsewhere the hops are counted from the right, where the
-- own proxies write, and what stands before them anybody may have made up. Of an IPv6 address, the
-- network of one household.
create function private.caller_address() returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  proxies constant integer := nullif(current_setting('brandbff.trusted_proxies', true), '')::integer;
  hop constant text := btrim(left(
    case
      when proxies is null and headers ? 'cf-connecting-ip' then headers ->> 'cf-connecting-ip'
      else split_part(headers ->> 'x-forwarded-for', ',', -greatest(coalesce(proxies, 1), 1))
    end,
    64
  ));
begin
  if hop is null or hop = '' then
    return null;
  end if;
  return case
    when family(hop::inet) = 6 then network(set_masklen(hop::inet, 64))::text
    else host(hop::inet)
  end;
exception
  -- No proxy writes that.
  when invalid_text_representation then
    return null;
end;
$$;

comment on function private.caller_address is
  'The address that a request came from, as far as a proxy we trust says so; else null.';

create function private.hold_to_limits(place text, kind text, session_id text) returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  wait integer;
begin
  with callers (holder, caller, position) as (
    values
      ('session', coalesce(auth.uid()::text, hold_to_limits.session_id), 1),
      ('address', private.caller_address(), 2),
      -- Last, so that whoever is refused takes nothing from the others.
      ('everybody', '', 3)
  ),
  buckets as (
    select
      'rows:' || hold_to_limits.place || ':' || callers.holder
        || case when callers.caller = '' then '' else ':' || private.caller_digest(callers.caller) end
        as key,
      limits.capacity,
      limits.per_minute,
      callers.position
    from callers
    join private.visitor_limits as limits
      on limits.kind = hold_to_limits.kind and limits.holder = callers.holder
    where callers.caller is not null
  )
  select ceil(public.take_tokens(
    array_agg(key order by position),
    array_agg(capacity order by position),
    array_agg(per_minute order by position)
  )) into wait
  from buckets;

  if wait > 0 then
    -- PostgREST answers PT429 with the status 429. The page reads the seconds from the detail.
    raise sqlstate 'PT429' using
      message = format(
        'That was a lot at once. Please try again in %s.',
        case wait when 1 then 'a second' else wait || ' seconds' end
      ),
      detail = wait::text;
  end if;
end;
$$;

comment on function private.hold_to_limits is
  'Takes a token from each bucket of whoever sends a row to this place, or refuses it with 429.';

-- Rows -------------------------------------------------------------------------------------------

-- Arguments: the kind of the limit, and the column that names the session where there is one.
create function private.limit_visitors() returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if tg_level = 'STATEMENT' then
    perform set_config('brandbff.has_sent_a_row', 'no', true);
    return null;
  end if;
  -- Before the others are written; a transaction of many sessions could also lock out another.
  if current_setting('brandbff.has_sent_a_row', true) = 'yes' then
    raise sqlstate 'PT413' using message = 'Please send one row at a time.';
  end if;
  perform set_config('brandbff.has_sent_a_row', 'yes', true);
  perform private.hold_to_limits(
    -- A partition stands for its table.
    case when tg_table_schema = 'private' then 'page_views' else tg_table_name end,
    tg_argv[0],
    to_jsonb(new) ->> tg_argv[1]
  );
  return new;
end;
$$;

comment on function private.limit_visitors is
  'Lets a visitor send one row in a statement, and no more than private.visitor_limits says.';

revoke all on function
  private.caller_digest, private.caller_address, private.hold_to_limits, private.limit_visitors
  from public, anon, authenticated;

do $$
declare
  limited record;
begin
  for limited in
    select * from (values
      ('page_views', 'view', 'session_id'),
      ('calculator_submissions', 'form', 'session_id'),
      ('sourcing_tool_leads', 'form', ''),
      ('country_quiz_submissions', 'form', ''),
      ('strategy_submissions', 'form', ''),
      ('ai_conversations', 'conversation', ''),
      ('ai_messages', 'conversation', '')
    ) as known (name, kind, session_column)
  loop
    -- Named so that it comes before the other triggers, which cost more.
    execute format(
      'create trigger a_limit_visitors_statement before insert on public.%1$I for each statement
         when (current_user in (''anon'', ''authenticated''))
         execute function private.limit_visitors(%2$L, %3$L);
       create trigger a_limit_visitors before insert on public.%1$I for each row
         when (current_user in (''anon'', ''authenticated''))
         execute function private.limit_visitors(%2$L, %3$L)',
      limited.name, limited.kind, limited.session_column
    );
  end loop;
end;
$$;

-- Calls ------------------------------------------------------------------------------------------

create or replace function public.touch_visitor_session(
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
  select private.hold_to_limits('visitor_sessions', 'view', touch_visitor_session.session_id);
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

create or replace function public.save_selected_idea(
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
  select private.hold_to_limits('selected_idea', 'amendment', save_selected_idea.session_id);
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

create or replace function public.save_factory_results(
  session_id text,
  user_email text,
  factory_recommendations jsonb,
  factory_search_country text,
  factory_feasible boolean,
  product_description text,
  submission_id uuid default null
) returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  select private.hold_to_limits('factory_results', 'amendment', save_factory_results.session_id);
  with amended as (
    update public.calculator_submissions as submission
    set
      factory_recommendations = save_factory_results.factory_recommendations,
      factory_search_country = save_factory_results.factory_search_country,
      factory_feasible = save_factory_results.factory_feasible,
      product_description = save_factory_results.product_description
    where submission.id = (
      select candidate.id
      from public.calculator_submissions as candidate
      where candidate.session_id = save_factory_results.session_id
        and candidate.user_email = save_factory_results.user_email
        and (
          save_factory_results.submission_id is null
          or candidate.id = save_factory_results.submission_id
        )
      order by candidate.created_at desc
      limit 1
    )
    returning 1
  )
  select exists (select from amended)
$$;

-- Searches ---------------------------------------------------------------------------------------

-- A code has ten digits; looking through a megabyte for its dots takes a second. The rest stays.
do $$
begin
  execute replace(
    pg_get_functiondef('public.tariff_line_facts(text)'::regprocedure),
    'regexp_replace(tariff_line_facts.code,',
    'regexp_replace(left(tariff_line_facts.code, 40),'
  );
end;
$$;

-- Each word that the search does not know is compared with thousands: a sentence of nothing else
-- took two seconds. Whoever mistypes more than five is not looking for goods.
create or replace function private.mend_tariff_words(words text) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  typed text;
  stem text;
  mended text[] := '{}';
  better text;
  unknown_words integer := 0;
begin
  foreach typed in array regexp_split_to_array(lower(words), '[^[:alnum:]''-]+') loop
    better := null;
    stem := (private.tariff_lexemes(typed))[1];
    if char_length(typed) >= 4 and typed !~ '\d' and stem is not null
      and not exists (select from public.tariff_words as known where known.lexeme = stem)
      and not exists (select from public.tariff_words as known where starts_with(known.word, typed))
    then
      unknown_words := unknown_words + 1;
      select candidate.word into better
      from (
        select known.word, known.is_trade, private.typing_errors(typed, known.word) as errors
        from public.tariff_words as known
        where unknown_words <= 5
          and abs(char_length(known.word) - char_length(typed)) <= 2
          -- A short word that begins otherwise is another word: a patch is no watch.
          and (
            left(known.word, 1) = left(typed, 1)
            or (char_length(typed) > 5 and right(known.word, 3) = right(typed, 3))
          )
      ) as candidate
      where candidate.errors <= case when char_length(typed) > 5 then 2 else 1 end
      order by candidate.errors, candidate.is_trade desc, candidate.word
      limit 1;
    end if;
    mended := mended || coalesce(better, typed);
  end loop;
  return array_to_string(mended, ' ');
end $$;
