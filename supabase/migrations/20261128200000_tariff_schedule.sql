-- The US tariff schedule and the duties that come on top of it: reference data, readable by all.
-- The rows are in supabase/seeds/50_tariff_*.sql; what they come to together is worked out by
-- supabase/functions/_shared/domain/tariff. The tables name each other's rows without foreign keys:
-- 23,000 checks would slow every first start, and a test of the seeds makes them once.

create table public.tariff_sources (
  id text primary key,
  title text not null,
  detail text not null,
  as_of date not null,
  retrieved_on date not null,
  created_at timestamptz not null default now()
);
comment on table public.tariff_sources is 'Where the rows of the tariff tables come from, and of which day they are.';

create table public.tariff_lines (
  hts8 text collate "C" primary key
    check (hts8 ~ '^\d{4}\.\d{2}\.\d{2}$'),
  description text not null,
  general_rate_text text not null,
  special_rate_text text not null,
  other_rate_text text not null,
  units text[] not null,
  source_id text not null default 'schedule',
  search tsvector not null,
  created_at timestamptz not null default now()
);
comment on table public.tariff_lines is
  'The eight-digit lines of the Harmonized Tariff Schedule of the United States: the level that carries the rates, as printed.';
comment on column public.tariff_lines.description is 'From the heading down, joined with " > ".';
comment on column public.tariff_lines.general_rate_text is 'Column 1, general ("most favored nation").';
comment on column public.tariff_lines.other_rate_text is 'Column 2.';
-- No index on search: all 11,414 rows are looked through in a few milliseconds, and making one costs
-- more than that at every first start.

create table public.tariff_statistical_lines (
  hts10 text collate "C" primary key
    check (hts10 ~ '^\d{4}\.\d{2}\.\d{2}\.\d{2}$'),
  description text not null,
  created_at timestamptz not null default now()
);
comment on table public.tariff_statistical_lines is
  'The ten-digit lines below; the description is what they add to the eight-digit one.';

create table public.tariff_china_lists (
  heading text primary key,
  list text not null
    check (list in ('1', '2', '3', '4A', '4B', 'four-year-review')),
  rate_pct numeric not null,
  effective_from date,
  first_effective date,
  source_id text not null default 'china-lists',
  created_at timestamptz not null default now()
);
comment on table public.tariff_china_lists is
  'The headings of chapter 99 for goods of China under Section 301, with their rates and days.';
comment on column public.tariff_china_lists.first_effective is
  'The day the list began, perhaps at another rate; empty for list 4B, which was suspended.';

create table public.tariff_china_lines (
  hts8 text collate "C" not null,
  heading text not null,
  scope text not null
    check (scope in ('full', 'partial', 'suspended')),
  ten_digit_mode text
    check (ten_digit_mode in ('except', 'only')),
  ten_digit_codes text[],
  created_at timestamptz not null default now(),
  primary key (hts8, heading),
  check ((scope = 'partial') = (ten_digit_mode is not null and ten_digit_codes is not null))
);
comment on table public.tariff_china_lines is
  'Which line stands on which of the China lists; partial rows name ten-digit lines.';

create table public.tariff_forced_labor_origins (
  code text primary key,
  name text not null,
  heading text not null,
  rate_pct numeric not null,
  mode text not null
    check (mode in ('add', 'minimum_total')),
  effective_from date not null,
  source_id text not null default 'forced-labor',
  created_at timestamptz not null default now()
);
comment on table public.tariff_forced_labor_origins is
  'The forced-labor action under Section 301 by origin; the original is tariff-origins.assumptions.ts.';

create table public.tariff_forced_labor_exemptions (
  code text collate "C" primary key
    check (code ~ '^\d{4}\.\d{2}\.\d{2}(\.\d{2})?$'),
  scope text not null
    check (scope in ('full', 'ex')),
  source_id text not null default 'forced-labor-exemptions',
  created_at timestamptz not null default now()
);
comment on table public.tariff_forced_labor_exemptions is
  'Lines, and ten-digit lines, that the forced-labor action leaves out.';
comment on column public.tariff_forced_labor_exemptions.scope is
  'ex: only particular articles of the line, whose text is not loaded.';

create table public.tariff_section_232 (
  prefix text collate "C" not null
    check (prefix ~ '^\d{4,10}$'),
  material text not null
    check (material in ('steel', 'aluminum', 'copper', 'timber')),
  annex text not null
    check (annex in ('1a', '1b', '1c', '3', 'timber')),
  rate_pct numeric not null,
  mode text not null
    check (mode in ('add', 'minimum_total')),
  effective_from date not null,
  source_id text not null default 'section-232-metals',
  created_at timestamptz not null default now(),
  primary key (prefix, material, effective_from)
);
comment on table public.tariff_section_232 is
  'Goods under Section 232 by the digits their code begins with. Of the rows in force the longest prefix counts, and the latest of these.';

create table public.tariff_terms (
  term text not null,
  hts8 text collate "C" not null,
  confidence text not null
    check (confidence in ('high', 'medium', 'low')),
  note text not null default '',
  lexemes text[] not null,
  source_id text not null default 'terms',
  created_at timestamptz not null default now(),
  primary key (term, hts8)
);
comment on table public.tariff_terms is
  'What the trade calls things, and the line each usually enters under: our own classification.';

create table public.tariff_words (
  word text primary key,
  lexeme text not null,
  is_trade boolean not null,
  created_at timestamptz not null default now()
);
comment on table public.tariff_words is
  'Words that the search knows, to mend the spelling of those that it does not.';

do $$
declare
  name text;
begin
  foreach name in array array[
    'tariff_sources', 'tariff_lines', 'tariff_statistical_lines', 'tariff_china_lists',
    'tariff_china_lines', 'tariff_forced_labor_origins', 'tariff_forced_labor_exemptions',
    'tariff_section_232', 'tariff_terms', 'tariff_words'
  ] loop
    execute format('alter table public.%I enable row level security', name);
    execute format(
      'create policy "Everyone may read the tariffs" on public.%I for select to anon, authenticated using (true)',
      name
    );
    execute format('revoke all on public.%I from public, anon, authenticated', name);
    execute format('grant select on public.%I to anon, authenticated', name);
    execute format('grant select, insert, update, delete on public.%I to service_role', name);
  end loop;
end $$;

-- Loading ---------------------------------------------------------------------------------------

-- The seed holds the schedule as it is printed, each text once, with its depth in the tree: a third
-- of the joined descriptions. Fields are separated by tabs: depth, code (empty on a superior text),
-- text, general rate, special rate, other rate, units separated by "|".
create function private.load_tariff_lines(printed text) returns void
language plpgsql
set search_path = ''
as $$
declare
  line text;
  cell text[];
  depth integer;
  path text[] := '{}';
  words tsvector[] := '{}';
begin
  delete from public.tariff_lines;
  for line in select string_to_table(trim(E'\n' from printed), E'\n') loop
    cell := string_to_array(line, E'\t');
    depth := cell[1]::integer;
    path := path[1:depth] || cell[3];
    words := words[1:depth] || to_tsvector('english'::regconfig, cell[3]);
    continue when cell[2] = '';
    insert into public.tariff_lines (
      hts8, description, general_rate_text, special_rate_text, other_rate_text, units, search
    ) values (
      cell[2], array_to_string(path, ' > '), cell[4], cell[5], cell[6],
      string_to_array(cell[7], '|'),
      -- A line is told by its own words and its heading's; what stands between weighs less.
      setweight(words[depth + 1], 'A')
      || case when depth > 0 then setweight(words[1], 'B') else '' end
      || case when depth > 1 then words[depth] else '' end
      || case when depth > 2 then words[2] else '' end
      || case when depth > 3 then words[3] else '' end
      || case when depth > 4 then words[4] else '' end
      || case when depth > 5 then words[5] else '' end
    );
  end loop;
end $$;

-- Ten-digit lines below: each row the code and what it adds, separated by a tab.
create function private.load_tariff_statistical_lines(printed text) returns void
language sql
set search_path = ''
as $$
  delete from public.tariff_statistical_lines;
  insert into public.tariff_statistical_lines (hts10, description)
  select split_part(line, E'\t', 1), split_part(line, E'\t', 2)
  from string_to_table(trim(E'\n' from printed), E'\n') as line;
$$;

-- Reading ---------------------------------------------------------------------------------------

-- A line and every row about it, or null when there is no such line. The code may come with or
-- without dots, with eight or ten digits.
create function public.tariff_line_facts(code text) returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  with asked as (
    select regexp_replace(tariff_line_facts.code, '[.\s]', '', 'g') as digits
  ),
  line as (
    select tariff_line.*, left(asked.digits, 8) as digits
    from asked
    join public.tariff_lines as tariff_line
      on asked.digits ~ '^\d{8}(\d\d)?$'
      and tariff_line.hts8 = regexp_replace(left(asked.digits, 8), '^(....)(..)(..)$', '\1.\2.\3')
  )
  select jsonb_build_object(
    'line', jsonb_build_object(
      'hts8', line.hts8,
      'description', line.description,
      'generalRateText', line.general_rate_text,
      'specialRateText', line.special_rate_text,
      'otherRateText', line.other_rate_text,
      'units', to_jsonb(line.units)
    ),
    'statisticalLines', (
      select coalesce(jsonb_agg(jsonb_build_object('hts10', below.hts10, 'description', below.description) order by below.hts10), '[]')
      from public.tariff_statistical_lines as below
      -- A slash follows the dot in the order of the codes.
      where below.hts10 >= line.hts8 || '.' and below.hts10 < line.hts8 || '/'
    ),
    'chinaLists', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'list', list.list,
        'heading', list.heading,
        'ratePct', list.rate_pct,
        'scope', on_list.scope,
        'effectiveFrom', list.effective_from,
        'firstEffective', list.first_effective,
        'tenDigit', case when on_list.scope = 'partial' then
          jsonb_build_object('mode', on_list.ten_digit_mode, 'codes', to_jsonb(on_list.ten_digit_codes))
        end
      ) order by list.heading), '[]')
      from public.tariff_china_lines as on_list
      join public.tariff_china_lists as list on list.heading = on_list.heading
      where on_list.hts8 = line.hts8
    ),
    'forcedLaborExemptions', (
      select coalesce(jsonb_agg(jsonb_build_object('code', exempt.code, 'scope', exempt.scope) order by exempt.code), '[]')
      from public.tariff_forced_labor_exemptions as exempt
      where exempt.code >= line.hts8 and exempt.code < line.hts8 || '/'
    ),
    'section232', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'prefix', metal.prefix,
        'material', metal.material,
        'annex', metal.annex,
        'ratePct', metal.rate_pct,
        'mode', metal.mode,
        'effectiveFrom', metal.effective_from
      ) order by metal.prefix, metal.effective_from, metal.material), '[]')
      from public.tariff_section_232 as metal
      -- The rows of the whole heading are few; those above or below the line are among them.
      where metal.prefix >= left(line.digits, 4) and metal.prefix < left(line.digits, 4) || ':'
        and (line.digits like metal.prefix || '%' or metal.prefix like line.digits || '%')
    )
  )
  from line
$$;
comment on function public.tariff_line_facts is
  'One line of the tariff schedule with everything the tables say about it.';
revoke all on function public.tariff_line_facts from public, anon, authenticated;
grant execute on function public.tariff_line_facts to anon, authenticated, service_role;

-- Searching -------------------------------------------------------------------------------------

-- The stems of a text, stop words left out. "T-shirt" is written in many ways.
create function private.tariff_lexemes(words text) returns text[]
language sql
immutable
set search_path = ''
as $$
  select tsvector_to_array(to_tsvector(
    'english'::regconfig,
    regexp_replace(
      regexp_replace(lower(words), '\m(t|tee)[ -]?shirts?\M', 't-shirt', 'g'),
      '[^[:alnum:]''-]+', ' ', 'g'
    )
  ))
$$;

-- How many letters have to be put in, taken out, changed or swapped with their neighbour.
create function private.typing_errors(typed text, meant text) returns integer
language plpgsql
immutable
set search_path = ''
as $$
declare
  before_last integer[];
  last integer[] := array(select generate_series(0, char_length(meant)));
  now_row integer[];
  same boolean;
begin
  for i in 1..char_length(typed) loop
    now_row := array[i];
    for j in 1..char_length(meant) loop
      same := substr(typed, i, 1) = substr(meant, j, 1);
      now_row[j + 1] := least(last[j + 1] + 1, now_row[j] + 1, last[j] + case when same then 0 else 1 end);
      if i > 1 and j > 1 and substr(typed, i, 1) = substr(meant, j - 1, 1)
        and substr(typed, i - 1, 1) = substr(meant, j, 1) then
        now_row[j + 1] := least(now_row[j + 1], before_last[j - 1] + 1);
      end if;
    end loop;
    before_last := last;
    last := now_row;
  end loop;
  return last[char_length(meant) + 1];
end $$;

-- The text with every word the search does not know put right, where one nearly like it is known.
create function private.mend_tariff_words(words text) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  typed text;
  stem text;
  mended text[] := '{}';
  better text;
begin
  foreach typed in array regexp_split_to_array(lower(words), '[^[:alnum:]''-]+') loop
    better := null;
    stem := (private.tariff_lexemes(typed))[1];
    if char_length(typed) >= 4 and typed !~ '\d' and stem is not null
      and not exists (select from public.tariff_words as known where known.lexeme = stem)
      and not exists (select from public.tariff_words as known where starts_with(known.word, typed))
    then
      select candidate.word into better
      from (
        select known.word, known.is_trade, private.typing_errors(typed, known.word) as errors
        from public.tariff_words as known
        where abs(char_length(known.word) - char_length(typed)) <= 2
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

-- Lines for what a person types, best first: a code or its beginning, the trade's words, or the
-- schedule's own. The last word may be unfinished. A trade's word counts by how much of it was said
-- and how much of what was said it explains; a line by how many of the words it holds and where.
create function public.search_tariff_lines(query text, result_limit integer default 8)
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
  mended text;
  asked_lexemes text[];
  unfinished text;
begin
  if digits ~ '^\d{2,10}$' then
    return query
      select line.hts8, line.description, line.general_rate_text, null::text, null::text, ''::text, 1::double precision
      from public.tariff_lines as line
      where starts_with(replace(line.hts8, '.', ''), left(digits, 8))
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
      -- Nothing is unfinished behind a stop: the three thousand terms are not gone through for it.
      where known.lexemes && asked_lexemes
        or unfinished is not null
          and exists (select from unnest(known.lexemes) as meant where starts_with(meant, unfinished))
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
comment on function public.search_tariff_lines is
  'The lines of the tariff schedule that fit a code or words, best first.';
revoke all on function public.search_tariff_lines from public, anon, authenticated;
grant execute on function public.search_tariff_lines to anon, authenticated, service_role;
