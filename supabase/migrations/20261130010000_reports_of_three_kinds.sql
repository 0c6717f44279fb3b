-- Reports, copies of requests for quotation and copies of ideas have a limit each for one caller:
-- 4, 3 and 2 a day (maxToMailboxPerCaller of _shared/outbox.ts). A mailbox gets twice their sum and
-- more, so that no caller alone can lock out its owner.
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
  ) >= 20 then
    return null;
  end if;
  return new;
end;
$$;

comment on function private.limit_reports is
  'Drops the twenty-first report to one mailbox within a day, without an error that would print it.';
