-- No page reads a table: the tariff calculator asks two functions, everything else goes through the
-- edge functions. A readable table is one that a stranger may filter with regular expressions of
-- their own, each of which keeps a core busy until the statement's time is up.

do $$
declare
  reference_tables constant text[] := array[
    'factories', 'sample_profiles', 'product_catalogue', 'country_profiles', 'knowledge_passages',
    'tariff_sources', 'tariff_lines', 'tariff_statistical_lines', 'tariff_china_lists',
    'tariff_china_lines', 'tariff_forced_labor_origins', 'tariff_forced_labor_exemptions',
    'tariff_section_232', 'tariff_terms', 'tariff_words'
  ];
  name text;
  policy text;
begin
  foreach name in array reference_tables loop
    execute format('revoke all on public.%I from anon, authenticated', name);
    for policy in
      select policyname from pg_policies
      where schemaname = 'public' and tablename = name and cmd = 'SELECT'
    loop
      execute format('drop policy %I on public.%I', policy, name);
    end loop;
  end loop;
end;
$$;

-- The embedded API used to grant every table to everybody at its first request. It no longer does;
-- this takes back what it left in existing local databases. Hosted projects never had these grants.
-- Rights on single columns come from migrations, but go with those on the whole table.
do $$
declare
  relation regclass;
  column_grants text[];
  column_grant text;
begin
  for relation in
    select oid::regclass from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  loop
    column_grants := array(
      select format(
        'grant %s (%I) on %s to %s',
        granted.privilege_type, attname, relation, granted.grantee::regrole
      )
      from pg_attribute cross join lateral aclexplode(attacl) as granted
      where attrelid = relation and not attisdropped
        and granted.grantee in ('anon'::regrole, 'authenticated'::regrole)
    );
    execute format('revoke all on %s from anon, authenticated', relation);
    foreach column_grant in array column_grants loop
      execute column_grant;
    end loop;
  end loop;
end;
$$;

-- The only tables that are read through the API, each row by its owner alone.
grant select on public.ai_conversations, public.ai_messages to authenticated;

revoke all on all tables in schema private from anon, authenticated;
revoke all on all sequences in schema public, private from anon, authenticated;
revoke all on schema private from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema private revoke all on tables from anon, authenticated;
alter default privileges in schema private revoke all on sequences from anon, authenticated;
