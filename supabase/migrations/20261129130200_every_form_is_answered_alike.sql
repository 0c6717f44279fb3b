-- PostgREST tells with `Prefer: count=exact` how many rows an insert wrote. A trigger that kept a row
-- from being written therefore told a script that the hidden field had caught it, and a stranger that
-- an id was known. Such a row is now written like any other, marked, and gone with the statement.

do $$
declare
  form_table text;
begin
  foreach form_table in array array[
    'sourcing_tool_leads', 'country_quiz_submissions', 'strategy_submissions',
    'calculator_submissions'
  ] loop
    execute format('drop trigger drop_automated on public.%I', form_table);
    execute format('drop trigger drop_repeated on public.%I', form_table);
  end loop;
end;
$$;

drop function private.drop_automated();
drop function private.drop_repeated();

-- The mark is the hidden field itself, which no kept row has. The threshold is minimumFillMs of
-- _shared/domain/form-signs.assumptions.ts.
create function private.mark_automated() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.form_trap := case
    when btrim(coalesce(new.form_trap, '')) <> '' or new.filled_in_ms < 400 then 'automated'
  end;
  return new;
end;
$$;

comment on function private.mark_automated is
  'Marks a row that no person has filled in, to be deleted by delete_marked().';

-- A form's row brings its own id, and is sent again where its answer got lost on the way. Two at the
-- same moment still meet the primary key.
create function private.mark_repeated() returns trigger
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
  if is_known then
    new.id := gen_random_uuid();
    new.form_trap := 'repeated';
  end if;
  return new;
end;
$$;

comment on function private.mark_repeated is
  'Marks a row whose id has arrived before, to be deleted by delete_marked().';

create function private.delete_marked() returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  execute format('delete from %I.%I where id = $1', tg_table_schema, tg_table_name) using new.id;
  return null;
end;
$$;

comment on function private.delete_marked is
  'Deletes the row just written, which still counts as written for whoever sent it.';

revoke all on function private.mark_automated, private.mark_repeated, private.delete_marked
  from public, anon, authenticated;

do $$
declare
  form_table text;
begin
  foreach form_table in array array[
    'sourcing_tool_leads', 'country_quiz_submissions', 'strategy_submissions',
    'calculator_submissions'
  ] loop
    -- Triggers run in the order of their names: mark_automated would take mark_repeated's mark away.
    execute format(
      'create trigger mark_automated before insert on public.%1$I for each row
         execute function private.mark_automated();
       create trigger mark_repeated before insert on public.%1$I for each row
         when (current_user in (''anon'', ''authenticated''))
         execute function private.mark_repeated();
       create trigger delete_marked after insert on public.%1$I for each row
         when (new.form_trap is not null)
         execute function private.delete_marked()',
      form_table
    );
  end loop;
end;
$$;
