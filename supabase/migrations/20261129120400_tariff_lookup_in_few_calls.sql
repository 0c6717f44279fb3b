-- A question about duty is answered in few and quick calls: each one is a way to the database and
-- back, and where its rows have to be looked for among all lines, most of the answer's time.

-- The rows that hold a word are found by it. Making both takes a fifth of a second at the first start.
create index on public.tariff_lines using gin (search);
create index on public.tariff_terms using gin (lexemes);

create or replace function public.search_tariff_lines(query text, result_limit integer default 8)
returns table (
  hts8 text,
  description text,
  general_rate_text text,
  matched_term text,
  term_confidence text,
  term_note text,
  rank double precision
)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  asked text := trim(left(coalesce(search_tariff_lines.query, ''), 200));
  digits text := regexp_replace(asked, '[.\s]', '', 'g');
  most integer := least(greatest(coalesce(result_limit, 8), 1), 50);
  -- 6109, 6109.1, 6109.10.0
  code_start text := regexp_replace(
    regexp_replace(left(digits, 8), '^(\d{4})(\d)', '\1.\2'),
    '^(\d{4}\.\d{2})(\d)', '\1.\2'
  );
  mended text;
  asked_lexemes text[];
  begun_lexemes text[] := '{}';
  unfinished text;
begin
  if digits ~ '^\d{2,10}$' then
    return query
      select line.hts8, line.description, line.general_rate_text, null::text, null::text, ''::text, 1::double precision
      from public.tariff_lines as line
      -- Codes hold digits and dots only, and a colon follows the nine.
      where line.hts8 >= code_start and line.hts8 < code_start || ':'
      order by line.hts8
      limit most;
    return;
  end if;

  mended := private.mend_tariff_words(asked);
  asked_lexemes := private.tariff_lexemes(mended);
  unfinished := substring(mended from '([[:alnum:]]{2,})$');
  if cardinality(asked_lexemes) = 0 then
    return;
  end if;

  -- Nothing is unfinished behind a stop: the words of all terms are not gone through for it.
  if unfinished is not null then
    begun_lexemes := array(
      select distinct meant
      from public.tariff_terms as known
      cross join lateral unnest(known.lexemes) as meant
      where starts_with(meant, unfinished)
    );
  end if;

  return query
    with term_hits as (
      select
        known.hts8, known.term, known.confidence, known.note,
        cardinality(known.lexemes) as said_length,
        (
          select count(*) from unnest(known.lexemes) as meant
          where meant = any (asked_lexemes) or starts_with(meant, unfinished)
        ) as matched
      from public.tariff_terms as known
      where known.lexemes && (asked_lexemes || begun_lexemes)
    ),
    best_terms as (
      select distinct on (hit.hts8)
        hit.hts8, hit.term, hit.confidence, hit.note,
        2.0 * hit.matched / (hit.said_length + greatest(cardinality(asked_lexemes), hit.matched))
          * case hit.confidence when 'high' then 1 when 'medium' then 0.97 else 0.92 end as rank
      from term_hits as hit
      order by hit.hts8, rank desc, hit.said_length, hit.term
    ),
    asked_words as (
      select
        to_tsquery('simple'::regconfig, string_agg(quote_literal(lexeme), ' | ')) as any_of,
        array_agg(to_tsquery('simple'::regconfig, quote_literal(lexeme))) as each_of
      from unnest(asked_lexemes) as lexeme
    ),
    line_hits as (
      select
        line.hts8,
        0.75 * (select count(*) from unnest(asked_words.each_of) as one where line.search @@ one) / cardinality(asked_lexemes)
          + 0.2 * ts_rank('{0.1, 0.2, 0.6, 1.0}', line.search, asked_words.any_of, 32 | 1) as rank
      from asked_words
      join public.tariff_lines as line on line.search @@ asked_words.any_of
    ),
    ranked as (
      select
        coalesce(term.hts8, hit.hts8) as hts8,
        term.term, term.confidence, term.note,
        greatest(coalesce(term.rank, 0), coalesce(hit.rank, 0))::double precision as rank,
        -- A line that the trade has a name for keeps it when its own text holds the words as well.
        coalesce(term.rank, 0) >= least(coalesce(hit.rank, 0), 0.5) as by_term
      from best_terms as term
      full join line_hits as hit on hit.hts8 = term.hts8
    )
    select
      line.hts8, line.description, line.general_rate_text,
      case when ranked.by_term then ranked.term end,
      case when ranked.by_term then ranked.confidence end,
      case when ranked.by_term then ranked.note else '' end,
      ranked.rank
    from ranked
    join public.tariff_lines as line on line.hts8 = ranked.hts8
    where ranked.rank >= 0.3
    -- Before lines whose text merely holds a word that the trade uses for something: "plate".
    order by ranked.rank + case when ranked.by_term then 0.3 else 0 end desc, line.hts8
    limit most;
end $$;

-- Several lines at once, in the order asked; those that are not there are left out.
create function public.tariff_lines_facts(codes text[]) returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  select coalesce(jsonb_agg(known.facts order by asked.place), '[]')
  from unnest(codes[1:50]) with ordinality as asked (code, place)
  cross join lateral (select public.tariff_line_facts(asked.code) as facts) as known
  where known.facts is not null
$$;
comment on function public.tariff_lines_facts is
  'Up to fifty lines of the tariff schedule, each with everything the tables say about it.';
revoke all on function public.tariff_lines_facts from public, anon, authenticated;
grant execute on function public.tariff_lines_facts to service_role;
