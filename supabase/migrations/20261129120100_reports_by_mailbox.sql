-- Anybody may type anybody's address, so one mailbox is sent ten reports a day and no more, however
-- its address is written and however many requests come at once. Leads, which go to ourselves, are
-- always kept, and leave before reports.

create function private.mailbox_of(address text) returns text
language sql
immutable
set search_path = ''
as $$
  with parts as (
    select
      -- "ana+news@" reaches ana@, with most services.
      regexp_replace(split_part(lower(address), '@', 1), '(.)\+.*$', '\1') as mailbox,
      case split_part(lower(address), '@', 2)
        when 'googlemail.com' then 'gmail.com'
        else split_part(lower(address), '@', 2)
      end as domain
  )
  -- Source: support.google.com/mail/answer/7436150, "Dots don't matter in Gmail addresses".
  select case domain when 'gmail.com' then replace(mailbox, '.', '') else mailbox end || '@' || domain
  from parts
$$;

comment on function private.mailbox_of is
  'One writing for all addresses that reach the same mailbox.';

revoke all on function private.mailbox_of from public, anon, authenticated;
-- The service role writes the rows that it is computed for.
grant execute on function private.mailbox_of to service_role;

alter table public.notification_outbox
  add column recipient_mailbox text not null
    generated always as (private.mailbox_of(recipient_email)) stored,
  add column is_report boolean not null generated always as (kind = 'report') stored;

comment on column public.notification_outbox.recipient_mailbox is
  'The address as one mailbox is counted: lower case, without a tag, of Gmail without dots.';
comment on column public.notification_outbox.is_report is
  'A visitor''s own copy, which waits behind the leads.';

drop index public.notification_outbox_recipient_idx;
create index notification_outbox_reports_idx
  on public.notification_outbox (recipient_mailbox, created_at desc) where is_report;
drop index public.notification_outbox_due_idx;
create index notification_outbox_due_idx
  on public.notification_outbox (is_report, next_attempt_at) where status = 'queued';

-- The number is maxReportsPerMailboxPerDay of _shared/outbox.ts.
create function private.limit_reports() returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  mailbox constant text := private.mailbox_of(new.recipient_email);
begin
  -- Of several that come at once, each counts what the one before it has left.
  perform pg_advisory_xact_lock(hashtextextended('report to ' || mailbox, 0));
  if (
    select count(*) from public.notification_outbox as report
    where report.is_report
      and report.recipient_mailbox = mailbox
      and report.created_at > now() - interval '1 day'
  ) >= 10 then
    return null;
  end if;
  return new;
end;
$$;

comment on function private.limit_reports is
  'Drops the eleventh report to one mailbox within a day, without an error that would print it.';

revoke all on function private.limit_reports from public, anon, authenticated;

create trigger limit_reports before insert on public.notification_outbox
  for each row when (new.kind = 'report')
  execute function private.limit_reports();
