-- The countries that rows may name, in one table instead of a list in each check. A new country is a
-- row of the seed 05_manufacturing_countries.sql, which is made from the records of the countries.
-- Those of today stand here too, so that existing rows keep what they name.

create table private.manufacturing_countries (
  id text primary key
    check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 40)
);

comment on table private.manufacturing_countries is
  'What the tools'' columns of countries may hold. ''ai-choose'' leaves the country to us.';

alter table private.manufacturing_countries enable row level security;
revoke all on private.manufacturing_countries from public, anon, authenticated;

insert into private.manufacturing_countries (id)
values
  ('ai-choose'), ('china'), ('vietnam'), ('mexico'), ('turkey'), ('india'), ('pakistan'),
  ('bangladesh'), ('portugal'), ('usa'), ('korea');

alter table public.calculator_submissions
  drop constraint calculator_submissions_made_in_check,
  drop constraint calculator_submissions_factory_search_country_check,
  add check (char_length(made_in) <= 40),
  add check (char_length(factory_search_country) <= 40),
  add foreign key (made_in) references private.manufacturing_countries (id),
  add foreign key (factory_search_country) references private.manufacturing_countries (id);

alter table public.factories
  drop constraint factories_country_check,
  add check (country <> 'ai-choose'),
  add foreign key (country) references private.manufacturing_countries (id);
