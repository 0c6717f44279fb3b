-- The factories that recommendations are drawn from: reference data, readable by all.

-- array_to_string() is only declared stable because of types whose text form depends on settings.
-- For text arrays the result never changes, and a generated column needs that promise.
create function private.joined_words(words text[]) returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array_to_string(words, ' ')
$$;

create table public.factories (
  id text primary key
    check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 80),
  name text not null
    check (char_length(name) between 1 and 120),
  country text not null
    check (country in (
      'china', 'usa', 'vietnam', 'mexico', 'pakistan', 'korea',
      'turkey', 'india', 'bangladesh', 'portugal'
    )),
  location text not null
    check (char_length(location) between 1 and 120),
  description text not null
    check (char_length(description) between 1 and 2000),
  min_order integer not null
    check (min_order > 0),
  lead_time_days_min integer not null
    check (lead_time_days_min > 0),
  lead_time_days_max integer not null,
  certifications text[] not null default '{}'
    check (
      array_position(certifications, null) is null
      and octet_length(certifications::text) <= 1024
    ),
  specialties text[] not null
    check (
      cardinality(specialties) > 0
      and array_position(specialties, null) is null
      and octet_length(specialties::text) <= 2048
    ),
  categories text[] not null
    check (
      cardinality(categories) > 0
      and categories <@ array[
        'apparel', 'accessories', 'home-goods', 'beauty', 'fitness',
        'tech', 'music', 'gaming', 'food', 'pets'
      ]
    ),
  price_range text
    check (char_length(price_range) between 1 and 60),
  is_sample boolean not null default true,
  created_at timestamptz not null default now(),
  search tsvector not null generated always as (
    setweight(to_tsvector('english'::regconfig, name), 'A')
    || setweight(to_tsvector('english'::regconfig, private.joined_words(specialties)), 'A')
    || setweight(to_tsvector('english'::regconfig, private.joined_words(categories)), 'B')
    || setweight(to_tsvector('english'::regconfig, private.joined_words(certifications)), 'C')
    || setweight(to_tsvector('english'::regconfig, description), 'C')
  ) stored,
  check (lead_time_days_max >= lead_time_days_min)
);

comment on table public.factories is 'Manufacturing partners and samples of such.';
comment on column public.factories.min_order is 'Smallest order per style, in units.';
comment on column public.factories.price_range is 'Typical price per unit, in words: $3-6.';
comment on column public.factories.is_sample is 'Made up for demonstration, not a real partner.';

create index factories_search_idx on public.factories using gin (search);
create index factories_categories_idx on public.factories using gin (categories);
create index factories_country_idx on public.factories (country);

alter table public.factories enable row level security;

create policy "Everyone may read the factories" on public.factories
  for select to anon, authenticated
  using (true);

revoke all on public.factories from public, anon, authenticated;
grant select on public.factories to anon, authenticated;
grant select, insert, update, delete on public.factories to service_role;
grant usage on schema private to service_role;
grant execute on function private.joined_words to service_role;

-- Words are joined by "or": a visitor describes a product in a sentence, and no factory describes
-- itself with all of those words. A factory of the asked category counts even when it shares no
-- word, and twice as much when it does. Stemming the words before joining them leaves no operator
-- of the visitor's in the query, so no text is a syntax error.
create function public.search_factories(
  search_query text,
  country text default null,
  product_category text default null,
  max_results integer default 20
) returns setof public.factories
language sql
stable
security invoker
set search_path = ''
as $$
  with asked as materialized (
    select
      (
        select string_agg(quote_literal(word), ' | ')
        from unnest(tsvector_to_array(
          to_tsvector('english'::regconfig, left(search_factories.search_query, 1000))
        )) as word
      )::tsquery as words,
      nullif(search_factories.country, 'ai-choose') as country,
      search_factories.product_category as category
  ),
  found as (
    select
      factory.id,
      coalesce(ts_rank_cd(factory.search, asked.words, 1), 0) as word_rank,
      coalesce(asked.category = any (factory.categories), false) as in_category
    from public.factories as factory
    cross join asked
    where (asked.country is null or factory.country = asked.country)
      and (
        factory.search @@ asked.words
        or asked.category = any (factory.categories)
        or (asked.words is null and asked.category is null)
      )
  )
  select factory.*
  from found
  join public.factories as factory on factory.id = found.id
  order by
    case when found.in_category then found.word_rank * 2 + 0.1 else found.word_rank end desc,
    factory.name,
    factory.id
  limit least(greatest(coalesce(search_factories.max_results, 20), 1), 100)
$$;

comment on function public.search_factories is
  'Factories that share words with the query or make the asked category, best first; country null or ai-choose means any. An empty query without a category lists all.';

revoke all on function public.search_factories from public, anon, authenticated;
grant execute on function public.search_factories to anon, authenticated, service_role;
