-- What the assistant knows: passages of the site, made by scripts/make-knowledge.ts. Reference data,
-- readable by all.

create table public.knowledge_passages (
  id text primary key
    check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 120),
  kind text not null
    check (kind in ('question', 'fact', 'page', 'country', 'duty', 'formula')),
  page text not null
    check (char_length(page) between 1 and 80),
  title text not null
    check (char_length(title) between 1 and 200),
  path text not null
    check (path ~ '^/([^/]|$)' and char_length(path) <= 200),
  section text not null default ''
    check (char_length(section) <= 200),
  body text not null
    check (char_length(body) between 1 and 2000),
  keywords text[] not null default '{}'
    check (array_position(keywords, null) is null and octet_length(keywords::text) <= 1024),
  created_at timestamptz not null default now(),
  search tsvector not null generated always as (
    setweight(to_tsvector('english'::regconfig, title), 'A')
    || setweight(to_tsvector('english'::regconfig, private.joined_words(keywords)), 'B')
    || setweight(to_tsvector('english'::regconfig, section || ' ' || page), 'D')
    || setweight(to_tsvector('english'::regconfig, body), 'C')
  ) stored
);

comment on table public.knowledge_passages is
  'What stands on the pages of the site, passage by passage: what the assistant answers from.';
comment on column public.knowledge_passages.keywords is
  'Words that people ask with and the passage does not hold.';
comment on column public.knowledge_passages.path is 'Where to read it.';

create index knowledge_passages_search_idx on public.knowledge_passages using gin (search);

alter table public.knowledge_passages enable row level security;

create policy "Everyone may read the knowledge" on public.knowledge_passages
  for select to anon, authenticated
  using (true);

revoke all on public.knowledge_passages from public, anon, authenticated;
grant select on public.knowledge_passages to anon, authenticated;
grant select, insert, update, delete on public.knowledge_passages to service_role;

-- Each term is a word of the question with others of its meaning behind it: 'price|cost|fee'. A term
-- counts by where it stands in the passage and by how few passages hold it; a passage by the share of
-- the terms it answers. Rank and coverage run from 0 to 1. plainto_tsquery() reads no operators, so
-- no term is a syntax error, and nothing that a term says is followed.
create function public.match_knowledge(
  search_terms text[],
  term_weights double precision[],
  max_results integer default 8
)
returns table (
  id text,
  kind text,
  page text,
  title text,
  path text,
  body text,
  coverage double precision,
  rank double precision
)
language sql
stable
security invoker
set search_path = ''
as $$
  with asked as materialized (
    select
      given.place,
      least(greatest(coalesce(given.weight, 1), 0), 1) as weight,
      array(
        select plainto_tsquery('english'::regconfig, left(word, 60))
        from string_to_table(left(given.term, 400), '|') as word
      ) as queries
    from unnest(match_knowledge.search_terms[1:40], match_knowledge.term_weights[1:40])
      with ordinality as given (term, weight, place)
    where given.term is not null
  ),
  telling as materialized (
    select * from asked where exists (select from unnest(asked.queries) as one where numnode(one) > 0)
  ),
  hits as materialized (
    select
      passage.id,
      telling.place,
      max(
        -- 0.6079 is what ts_rank gives a single word in a title.
        least(ts_rank('{0.25, 0.45, 0.75, 1.0}', passage.search, alternative.query) / 0.6079, 1)
          * case when alternative.place = 1 then 1 else 0.9 end
      ) as standing
    from telling
    cross join lateral unnest(telling.queries) with ordinality as alternative (query, place)
    join public.knowledge_passages as passage on passage.search @@ alternative.query
    group by passage.id, telling.place
  ),
  total as (select count(*)::float8 as passages from public.knowledge_passages),
  weighed as materialized (
    select
      telling.place,
      telling.weight
        * ln(1 + total.passages / greatest((select count(*) from hits where hits.place = telling.place), 1))
        as weight
    from telling
    cross join total
  ),
  found as (
    select
      hits.id,
      sum(weighed.weight) as covered,
      sum(weighed.weight * hits.standing) as stood
    from hits
    join weighed on weighed.place = hits.place
    group by hits.id
  ),
  whole as (select nullif(sum(weighed.weight), 0) as weight from weighed)
  select
    passage.id, passage.kind, passage.page, passage.title, passage.path, passage.body,
    (found.covered / whole.weight)::double precision,
    (found.stood / whole.weight)::double precision
  from found
  cross join whole
  join public.knowledge_passages as passage on passage.id = found.id
  order by found.stood desc, passage.id
  limit least(greatest(coalesce(match_knowledge.max_results, 8), 1), 30)
$$;

comment on function public.match_knowledge is
  'The passages that answer most of the terms, best first.';

revoke all on function public.match_knowledge from public, anon, authenticated;
grant execute on function public.match_knowledge to anon, authenticated, service_role;
