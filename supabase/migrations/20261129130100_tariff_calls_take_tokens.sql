-- Both calls of the tariff calculator cost up to 75 ms of CPU and were unlimited. They take tokens
-- from the visitor's buckets now; edge functions count their callers themselves and take none.

alter table private.visitor_limits
  drop constraint visitor_limits_kind_check,
  add constraint visitor_limits_kind_check
    check (kind in ('form', 'view', 'amendment', 'conversation', 'lookup'));

-- The page searches while somebody types, about ten times for one product. A class of thirty behind
-- one address can look up a product each at the same moment.
insert into private.visitor_limits (kind, holder, capacity, per_minute) values
  ('lookup', 'session', 120, 60),
  ('lookup', 'address', 300, 120),
  ('lookup', 'everybody', 3000, 1200);

create function private.limit_lookups() returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  -- Whoever sent the request, also inside a function that runs with its owner's rights.
  if current_setting('role') in ('anon', 'authenticated') then
    perform private.hold_to_limits('tariff_lines', 'lookup', null);
  end if;
end;
$$;

comment on function private.limit_lookups is
  'Takes a token for a visitor''s look into the tariff tables, or refuses it with 429.';

alter function public.search_tariff_lines(text, integer) set schema private;
alter function public.tariff_line_facts(text) set schema private;

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
volatile
security definer
set search_path = ''
as $$
begin
  perform private.limit_lookups();
  return query select * from private.search_tariff_lines(
    search_tariff_lines.query, search_tariff_lines.result_limit
  );
end;
$$;

comment on function public.search_tariff_lines is
  'Tariff lines for a code or for words, best first.';

create function public.tariff_line_facts(code text) returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.limit_lookups();
  return private.tariff_line_facts(tariff_line_facts.code);
end;
$$;

comment on function public.tariff_line_facts is
  'One line of the tariff schedule with everything the tables say about it.';

create or replace function public.tariff_lines_facts(codes text[]) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(known.facts order by asked.place), '[]')
  from unnest(codes[1:50]) with ordinality as asked (code, place)
  cross join lateral (select private.tariff_line_facts(asked.code) as facts) as known
  where known.facts is not null
$$;

revoke all on function
  private.limit_lookups, private.search_tariff_lines, private.tariff_line_facts
  from public, anon, authenticated, service_role;
revoke all on function public.search_tariff_lines, public.tariff_line_facts
  from public, anon, authenticated;
grant execute on function public.search_tariff_lines, public.tariff_line_facts
  to anon, authenticated, service_role;
