-- Whoever asks for the guide is a lead like those of the gate: an address, and where it was given.

alter table public.sourcing_tool_leads
  drop constraint sourcing_tool_leads_source_check,
  add constraint sourcing_tool_leads_source_check
    check (source in ('sourcing_tools_gate', 'creator_guide'));

comment on table public.sourcing_tool_leads is
  'E-mail addresses given at the gate of the sourcing tools or for the guide.';
comment on column public.sourcing_tool_leads.source is
  'Where the address was given. With creator_guide its owner is also sent the guide.';

-- The guide is a fourth kind of message to visitors: of 4, 3, 2 and 2 a day for one caller
-- (maxToMailboxPerCaller of _shared/outbox.ts), and a mailbox gets twice their sum and more.
create or replace function private.limit_reports() returns trigger
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
  ) >= 24 then
    return null;
  end if;
  return new;
end;
$$;

comment on function private.limit_reports is
  'Drops the twenty-fifth report to one mailbox within a day, without an error that would print it.';
