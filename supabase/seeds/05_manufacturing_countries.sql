-- Made by `npm run data` from supabase/functions/_shared/domain/countries. Change those, not this file.
--
-- Safe to run again.

insert into private.manufacturing_countries (id) values
  ('ai-choose'),
  ('china'),
  ('vietnam'),
  ('mexico'),
  ('turkey'),
  ('india'),
  ('pakistan'),
  ('bangladesh'),
  ('portugal'),
  ('usa'),
  ('korea')
on conflict (id) do nothing;
