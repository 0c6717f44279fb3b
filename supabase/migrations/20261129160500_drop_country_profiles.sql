-- Nothing reads the table: the site and the functions take the profiles from the module that its rows
-- were made from, supabase/functions/_shared/domain/country-profiles.ts.

drop table public.country_profiles;
