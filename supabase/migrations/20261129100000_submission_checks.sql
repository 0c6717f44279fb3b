-- What stands between a form and its row. A browser names the row it sends, so that the same one
-- sent twice is stored once; what no person has filled in is not stored; and an address that
-- probably reaches nobody is marked, never refused.

grant insert (id) on public.sourcing_tool_leads to anon, authenticated;
grant insert (id) on public.country_quiz_submissions to anon, authenticated;
grant insert (id) on public.strategy_submissions to anon, authenticated;

comment on column public.sourcing_tool_leads.id is
  'May be chosen by the browser: sent again, the same row is refused as a duplicate.';
comment on column public.country_quiz_submissions.id is
  'May be chosen by the browser: sent again, the same row is refused as a duplicate.';
comment on column public.strategy_submissions.id is
  'May be chosen by the browser: sent again, the same row is refused as a duplicate.';

-- Domains of mailboxes that live for minutes or that anybody may read. A choice of the best known
-- from github.com/disposable-email-domains/disposable-email-domains (CC0), as of 2026-08-21.
create table private.disposable_domains (
  domain text primary key
    check (domain = lower(domain))
);

comment on table private.disposable_domains is
  'Domains whose addresses, and those of their subdomains, are marked as disposable.';

alter table private.disposable_domains enable row level security;
revoke all on private.disposable_domains from public, anon, authenticated;

insert into private.disposable_domains (domain) values
  ('10minutemail.com'), ('10minutemail.net'), ('1secmail.com'), ('1secmail.net'), ('1secmail.org'),
  ('anonbox.net'), ('armyspy.com'), ('byom.de'), ('crazymailing.com'), ('cuvox.de'),
  ('dayrep.com'), ('deadaddress.com'), ('discard.email'), ('dispostable.com'), ('dropmail.me'),
  ('einrot.com'), ('email-fake.com'), ('emailfake.com'), ('emailondeck.com'), ('emlhub.com'),
  ('emlpro.com'), ('emltmp.com'), ('fakeinbox.com'), ('fakemail.net'), ('fexpost.com'),
  ('fleckens.hu'), ('getnada.com'), ('grr.la'), ('guerrillamail.biz'), ('guerrillamail.com'),
  ('guerrillamail.net'), ('guerrillamail.org'), ('guerrillamailblock.com'), ('gustr.com'),
  ('harakirimail.com'), ('inboxkitten.com'), ('incognitomail.com'), ('jetable.org'),
  ('jourrapide.com'), ('linshiyouxiang.net'), ('mail7.io'), ('mailcatch.com'), ('maildrop.cc'),
  ('mailexpire.com'), ('mailinator.com'), ('mailnesia.com'), ('mailnull.com'), ('mailsac.com'),
  ('mailtemp.info'), ('mintemail.com'), ('minuteinbox.com'), ('moakt.com'), ('mohmal.com'),
  ('mt2015.com'), ('mytemp.email'), ('nada.email'), ('rhyta.com'), ('sharklasers.com'),
  ('smailpro.com'), ('spam4.me'), ('spambog.com'), ('spambox.us'), ('superrito.com'),
  ('teleworm.us'), ('temp-mail.org'), ('tempail.com'), ('tempmail.plus'), ('tempmailo.com'),
  ('tempr.email'), ('throwawaymail.com'), ('tmpmail.net'), ('tmpmail.org'), ('trash-mail.com'),
  ('trashmail.com'), ('trashmail.de'), ('trashmail.net'), ('vomoto.com'), ('wegwerfmail.de'),
  ('wegwerfmail.net'), ('yopmail.com'), ('yopmail.fr'), ('yopmail.net');

create function public.email_flag(address text) returns text
language sql
stable
security definer
set search_path = ''
as $$
  with parts as (
    select
      lower(split_part(btrim(left(address, 255)), '@', 1)) as mailbox,
      lower(split_part(btrim(left(address, 255)), '@', 2)) as domain
  )
  select case
    -- The tables refuse it, but only after this; a pattern over a megabyte would stop the database.
    when char_length(address) > 254 then 'malformed'
    when mailbox ~ '^\.|\.\.|\.$|[][",:;<>()\\]' or char_length(mailbox) not between 1 and 64
      -- Labels of letters of any script, digits and inner hyphens, the last one no number.
      or domain !~ '^([[:alnum:]\u0080-\uffff]([[:alnum:]\u0080-\uffff-]{0,61}[[:alnum:]\u0080-\uffff])?\.)+[[:alnum:]\u0080-\uffff-]*[[:alpha:]\u0080-\uffff]$'
      -- Names that no mail leaves the house for (RFC 2606, RFC 6762).
      or domain ~ '(^|\.)(test|example|invalid|localhost|local)$'
      then 'malformed'
    when exists (
      select from private.disposable_domains as known
      where parts.domain = known.domain or parts.domain like '%.' || known.domain
    ) then 'disposable'
  end
  from parts
$$;

comment on function public.email_flag is
  'Why mail to this address may reach nobody: malformed, disposable, or null for a plain address.';

revoke all on function public.email_flag from public, anon, authenticated;
grant execute on function public.email_flag to service_role;

create function private.flag_email() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.email_flag := public.email_flag(to_jsonb(new) ->> tg_argv[0]);
  return new;
end;
$$;

comment on function private.flag_email is
  'Sets email_flag from the column that the trigger names.';

revoke all on function private.flag_email from public, anon, authenticated;

-- A script that fills in forms is told what a person is told, and leaves nothing behind. The
-- threshold is minimumFillMs of _shared/domain/form-signs.assumptions.ts.
create function private.drop_automated() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if btrim(coalesce(new.form_trap, '')) <> '' or new.filled_in_ms < 400 then
    return null;
  end if;
  new.form_trap := null;
  return new;
end;
$$;

comment on function private.drop_automated is
  'Drops a row that no person has filled in, without an error.';

revoke all on function private.drop_automated from public, anon, authenticated;

do $$
declare
  submission record;
begin
  for submission in
    select * from (values
      ('sourcing_tool_leads', 'email', true),
      ('country_quiz_submissions', 'user_email', true),
      ('strategy_submissions', 'user_email', true),
      ('calculator_submissions', 'user_email', true),
      -- Its rows are made by a function, which looks at the form itself.
      ('product_idea_generations', 'user_email', false)
    ) as known (name, email_column, comes_from_a_form)
  loop
    execute format(
      'alter table public.%I add column email_flag text check (email_flag in (''malformed'', ''disposable''))',
      submission.name
    );
    execute format(
      'comment on column public.%I.email_flag is ''Set by the database, see email_flag().''',
      submission.name
    );
    execute format(
      'create trigger flag_email before insert on public.%I for each row execute function private.flag_email(%L)',
      submission.name, submission.email_column
    );
    continue when not submission.comes_from_a_form;
    execute format(
      'alter table public.%I add column form_trap text check (char_length(form_trap) <= 200), add column filled_in_ms integer check (filled_in_ms >= 0)',
      submission.name
    );
    execute format(
      'comment on column public.%I.form_trap is ''What no person sees, and so none fills in: a row that has it is dropped.''',
      submission.name
    );
    execute format(
      'comment on column public.%I.filled_in_ms is ''From the form''''s appearance to its sending, in milliseconds; null where the page could not tell.''',
      submission.name
    );
    execute format(
      'create trigger drop_automated before insert on public.%I for each row execute function private.drop_automated()',
      submission.name
    );
    execute format(
      'grant insert (form_trap, filled_in_ms) on public.%I to anon, authenticated',
      submission.name
    );
  end loop;
end;
$$;
