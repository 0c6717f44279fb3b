-- The eight sourcing countries: reference data, readable by all. The module
-- supabase/functions/_shared/domain/country-profiles.ts is the original; the seed is made from it.

create table public.country_profiles (
  id text primary key
    check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 40),
  name text not null
    check (char_length(name) between 1 and 60),
  flag text not null
    check (char_length(flag) between 1 and 8),
  region text not null
    check (char_length(region) between 1 and 60),
  geopolitical_risk text not null
    check (geopolitical_risk in ('low', 'medium', 'high')),
  best_for text not null
    check (char_length(best_for) between 1 and 200),
  lead_time_min_days smallint not null
    check (lead_time_min_days > 0),
  lead_time_max_days smallint not null,
  minimum_order_min_units integer not null
    check (minimum_order_min_units > 0),
  minimum_order_max_units integer not null,
  profile jsonb not null
    check (jsonb_typeof(profile) = 'object' and octet_length(profile::text) <= 16384),
  created_at timestamptz not null default now(),
  check (lead_time_max_days >= lead_time_min_days),
  check (minimum_order_max_units >= minimum_order_min_units)
);

comment on table public.country_profiles is
  'What the sourcing tools say of each country, every fact with its source.';
comment on column public.country_profiles.lead_time_min_days is
  'Bulk production of apparel after the sample is approved.';
comment on column public.country_profiles.minimum_order_min_units is
  'The usual smallest order for one style of apparel.';
comment on column public.country_profiles.profile is
  'The whole profile as the browser has it; a fact without a published source says "our estimate".';

alter table public.country_profiles enable row level security;

create policy "Everyone may read the countries" on public.country_profiles
  for select to anon, authenticated
  using (true);

revoke all on public.country_profiles from public, anon, authenticated;
grant select on public.country_profiles to anon, authenticated;
grant select, insert, update, delete on public.country_profiles to service_role;
