-- A notification is first a row here and then an e-mail, so that a lead outlives a mail failure.

create table public.notification_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null
    check (kind ~ '^[a-z][a-z0-9_-]{0,63}$'),
  recipient_email text not null
    check (char_length(recipient_email) <= 254 and recipient_email ~ '^[^\s@]+@[^\s@]+$'),
  reply_to text
    check (char_length(reply_to) <= 254 and reply_to ~ '^[^\s@]+@[^\s@]+$'),
  -- A line break in a subject would let its author write further mail headers.
  subject text not null
    check (char_length(subject) between 1 and 300 and subject !~ '[\r\n]'),
  body_text text not null
    check (octet_length(body_text) <= 262144),
  body_html text
    check (octet_length(body_html) <= 524288),
  status text not null default 'queued'
    check (status in ('queued', 'sent', 'captured', 'failed')),
  attempts integer not null default 0
    check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  dedupe_key text unique
    check (char_length(dedupe_key) between 1 and 200),
  related_submission_id uuid,
  created_at timestamptz not null default now(),
  check (status <> 'sent' or sent_at is not null)
);

comment on table public.notification_outbox is
  'Messages to be sent by e-mail. Only the service role may touch it.';
comment on column public.notification_outbox.kind is 'What caused it: tool, sourcing, report.';
comment on column public.notification_outbox.status is
  'queued: to be sent at next_attempt_at; sent: handed to the mail service; captured: kept here because no mail service is set; failed: given up.';
comment on column public.notification_outbox.dedupe_key is
  'The same event asked for twice is sent once.';
comment on column public.notification_outbox.related_submission_id is
  'The row the message speaks of; in which table depends on kind.';

create index notification_outbox_due_idx
  on public.notification_outbox (next_attempt_at) where status = 'queued';
-- How much one address was sent of late, which bounds how much it can be sent.
create index notification_outbox_recipient_idx
  on public.notification_outbox (kind, recipient_email, created_at desc);
create index notification_outbox_created_at_idx
  on public.notification_outbox (created_at desc);
create index notification_outbox_related_submission_id_idx
  on public.notification_outbox (related_submission_id) where related_submission_id is not null;

-- No policy: row security without one lets nobody but the owner and the service role in.
alter table public.notification_outbox enable row level security;

revoke all on public.notification_outbox from public, anon, authenticated;
grant select, insert, update, delete on public.notification_outbox to service_role;
