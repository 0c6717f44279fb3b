-- A form's row brings its own id, and is sent again where its answer got lost on the way. The second
-- one is answered as the first was: a refusal would stand as an error in the visitor's browser, for
-- something that went well. Two at the same moment still meet the primary key.

create function private.drop_repeated() returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  is_known boolean;
begin
  execute format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name)
    into is_known
    using new.id;
  return case when is_known then null else new end;
end;
$$;

comment on function private.drop_repeated is
  'Drops a row whose id has arrived before, without an error.';

revoke all on function private.drop_repeated from public, anon, authenticated;

do $$
declare
  form_table text;
begin
  foreach form_table in array array[
    'sourcing_tool_leads', 'country_quiz_submissions', 'strategy_submissions',
    'calculator_submissions'
  ] loop
    execute format(
      'create trigger drop_repeated before insert on public.%I for each row
         when (current_user in (''anon'', ''authenticated''))
         execute function private.drop_repeated()',
      form_table
    );
  end loop;
end;
$$;
