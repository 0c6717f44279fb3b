-- Factories are found by the kinds of goods that they make, not by shared words.

alter table public.factories
  add column kinds text[] not null default '{}'
    check (array_position(kinds, null) is null and octet_length(kinds::text) <= 4096),
  add column capabilities text[] not null default '{}'
    check (array_position(capabilities, null) is null and octet_length(capabilities::text) <= 2048),
  add column unit_price_min_usd double precision
    check (unit_price_min_usd > 0),
  add column unit_price_max_usd double precision,
  add constraint factories_unit_price_check
    check (
      (unit_price_min_usd is null) = (unit_price_max_usd is null)
      and unit_price_max_usd >= unit_price_min_usd
    );

comment on column public.factories.kinds is
  'Ids of the kinds of goods in data/goods that it makes, read from its specialties.';
comment on column public.factories.capabilities is 'Ids of the trades of these kinds.';
comment on column public.factories.unit_price_min_usd is
  'Lowest typical price per unit, US dollars, ex works.';

create index factories_kinds_idx on public.factories using gin (kinds);
create index factories_capabilities_idx on public.factories using gin (capabilities);

drop function public.search_factories(text, text, text, integer);
drop index public.factories_search_idx;
alter table public.factories drop column search;
alter table public.factories drop column price_range;

-- Those that make the kind come first, then those of its trade, then those of the category.
create function public.find_factories(
  kind_ids text[],
  capability_ids text[],
  product_category text default null,
  in_countries text[] default null,
  max_results integer default 200
) returns setof public.factories
language sql
stable
security invoker
set search_path = ''
as $$
  select factory.*
  from public.factories as factory
  where (find_factories.in_countries is null or factory.country = any (find_factories.in_countries))
    and (
      factory.kinds && find_factories.kind_ids
      or factory.capabilities && find_factories.capability_ids
      or find_factories.product_category = any (factory.categories)
      or (
        cardinality(find_factories.kind_ids) = 0
        and cardinality(find_factories.capability_ids) = 0
        and find_factories.product_category is null
      )
    )
  order by
    factory.is_sample,
    factory.kinds && find_factories.kind_ids desc,
    factory.capabilities && find_factories.capability_ids desc,
    factory.name,
    factory.id
  limit least(greatest(coalesce(find_factories.max_results, 200), 1), 1000)
$$;

comment on function public.find_factories is
  'Factories that make one of the kinds, one of the trades or the category, best first. Without any of them all factories of the countries; null countries mean all.';

revoke all on function public.find_factories from public, anon, authenticated;
grant execute on function public.find_factories to service_role;
