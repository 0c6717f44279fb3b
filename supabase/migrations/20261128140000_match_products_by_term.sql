-- The ranks of a product's terms one by one, so that the caller can weigh a term by who said it: what
-- a visitor tells us counts more than what stands in a profile.
drop function public.match_products(text[]);

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
  matched_ranks double precision[],
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
      array_agg(hits.standing * rarity.weight order by hits.place) as ranks,
      sum(hits.standing * rarity.weight) as word_rank
    from hits
    join rarity on rarity.place = hits.place
    group by hits.id
  )
  select
    product.id, product.name, product.category, product.niches, product.platforms,
    product.follower_tiers,
    product.price_min_usd, product.price_max_usd, product.novelty, product.description,
    coalesce(matched.terms, '{}'), coalesce(matched.ranks, '{}'), coalesce(matched.word_rank, 0)
  from public.product_catalogue as product
  left join matched on matched.id = product.id
  order by coalesce(matched.word_rank, 0) desc, product.novelty desc, product.id
$$;

comment on function public.match_products is
  'Every product, those that fit most of the terms first, each with the terms that it fits and how well it fits each.';

revoke all on function public.match_products from public, anon, authenticated;
grant execute on function public.match_products to anon, authenticated, service_role;
