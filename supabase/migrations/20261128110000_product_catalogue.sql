-- The products that ideas are drawn from: reference data, readable by all.

create table public.product_catalogue (
  id text primary key
    check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 80),
  name text not null
    check (char_length(name) between 1 and 80),
  category text not null
    check (category in (
      'apparel', 'accessories', 'home-goods', 'beauty', 'fitness',
      'tech', 'music', 'gaming', 'food', 'pets'
    )),
  niches text[] not null
    check (
      cardinality(niches) > 0
      and array_position(niches, null) is null
      and octet_length(niches::text) <= 512
    ),
  keywords text[] not null
    check (
      cardinality(keywords) > 0
      and array_position(keywords, null) is null
      and octet_length(keywords::text) <= 1024
    ),
  platforms text[] not null
    check (cardinality(platforms) > 0 and platforms <@ array['TikTok', 'Instagram', 'YouTube']),
  follower_tiers text[] not null
    check (
      cardinality(follower_tiers) > 0
      and follower_tiers <@ array['nano', 'micro', 'mid', 'macro']
    ),
  price_min_usd integer not null
    check (price_min_usd > 0),
  price_max_usd integer not null,
  novelty smallint not null
    check (novelty between 1 and 5),
  description text not null
    check (char_length(description) between 1 and 400),
  created_at timestamptz not null default now(),
  search tsvector not null generated always as (
    -- A row without a niche is refused by its check; the coalesce lets it come that far.
    setweight(to_tsvector('english'::regconfig, coalesce(niches[1], '')), 'A')
    || setweight(to_tsvector('english'::regconfig, private.joined_words(keywords)), 'A')
    || setweight(to_tsvector('english'::regconfig, name), 'B')
    || setweight(to_tsvector('english'::regconfig, private.joined_words(niches[2:])), 'C')
    || setweight(to_tsvector('english'::regconfig, category), 'D')
  ) stored,
  check (price_max_usd >= price_min_usd)
);

comment on table public.product_catalogue is
  'Products a creator could have made under their own name: what product ideas are drawn from.';
comment on column public.product_catalogue.niches is
  'The audiences it suits, by the names of the creator niches; the one it is made for first.';
comment on column public.product_catalogue.platforms is 'Where it shows well.';
comment on column public.product_catalogue.follower_tiers is
  'Audience sizes whose first order it suits: nano below 10,000 followers, micro below 100,000, mid below 500,000, macro from there.';
comment on column public.product_catalogue.price_min_usd is 'Usual retail price, US dollars.';
comment on column public.product_catalogue.novelty is
  'From 1, sold by everybody, to 5, hardly anybody has thought of it.';

create index product_catalogue_search_idx on public.product_catalogue using gin (search);

alter table public.product_catalogue enable row level security;

create policy "Everyone may read the products" on public.product_catalogue
  for select to anon, authenticated
  using (true);

revoke all on public.product_catalogue from public, anon, authenticated;
grant select on public.product_catalogue to anon, authenticated;
grant select, insert, update, delete on public.product_catalogue to service_role;

-- Terms that come down to the same stem ("bake", "baking") count once. A term counts by where it
-- stands in the product (ts_rank) and by how few products it fits: "sourdough" says more than
-- "home". All products are answered, those without a match last, since a set of ideas has to be
-- filled from several categories. plainto_tsquery() reads no operators, so no term is a syntax error.
create function public.match_products(search_terms text[])
returns table (
  id text,
  name text,
  category text,
  niches text[],
  platforms text[],
  follower_tiers text[],
  price_min_usd integer,
  price_max_usd integer,
  novelty smallint,
  description text,
  matched_terms text[],
  word_rank double precision
)
language sql
stable
security invoker
set search_path = ''
as $$
  with parsed as (
    select
      given.term,
      given.place,
      plainto_tsquery('english'::regconfig, left(given.term, 80)) as query
    from unnest(match_products.search_terms[1:120]) with ordinality as given (term, place)
  ),
  asked as materialized (
    select distinct on (parsed.query::text) parsed.term, parsed.place, parsed.query
    from parsed
    where numnode(parsed.query) > 0
    order by parsed.query::text, parsed.place
  ),
  hits as materialized (
    select product.id, asked.term, asked.place, ts_rank(product.search, asked.query) as standing
    from asked
    join public.product_catalogue as product on product.search @@ asked.query
  ),
  rarity as (
    select hits.place, ln(1 + (select count(*) from public.product_catalogue)::float8 / count(*)) as weight
    from hits
    group by hits.place
  ),
  matched as (
    select
      hits.id,
      array_agg(hits.term order by hits.place) as terms,
      sum(hits.standing * rarity.weight) as word_rank
    from hits
    join rarity on rarity.place = hits.place
    group by hits.id
  )
  select
    product.id, product.name, product.category, product.niches, product.platforms,
    product.follower_tiers,
    product.price_min_usd, product.price_max_usd, product.novelty, product.description,
    coalesce(matched.terms, '{}'), coalesce(matched.word_rank, 0)
  from public.product_catalogue as product
  left join matched on matched.id = product.id
  order by coalesce(matched.word_rank, 0) desc, product.novelty desc, product.id
$$;

comment on function public.match_products is
  'Every product, those that fit most of the terms first, each with the terms that it fits.';

revoke all on function public.match_products from public, anon, authenticated;
grant execute on function public.match_products to anon, authenticated, service_role;
