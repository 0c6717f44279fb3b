-- The message about a submission comes in a call of its own, from the visitor's browser. Where that
-- call never arrives, the row is there and nobody was told. These functions find such rows;
-- notifications-retry makes their messages, and health counts them.

do $$
declare
  form record;
begin
  for form in
    select * from (values
      ('sourcing_tool_leads', 'email', 'tool_access'),
      ('country_quiz_submissions', 'user_email', 'quiz'),
      ('strategy_submissions', 'user_email', 'strategy')
    ) as known (name, email_column, event)
  loop
    execute format(
      'alter table public.%I add column notification_sent boolean not null default false',
      form.name
    );
    execute format(
      'comment on column public.%I.notification_sent is ''Set once the message to the team has left or was captured.''',
      form.name
    );
    -- Earlier messages did not name their row; one about the same event and address stands for it.
    execute format(
      'update public.%1$I as submission set notification_sent = true
       where exists (
         select from public.notification_outbox as message
         where message.kind = ''sourcing''
           and message.dedupe_key like %2$L
           and lower(message.reply_to) = lower(submission.%3$I)
       )',
      form.name, 'sourcing:' || form.event || ':%', form.email_column
    );
    execute format(
      'create index %I on public.%I (created_at) where not notification_sent',
      form.name || '_unnotified_idx', form.name
    );
  end loop;
end;
$$;

-- The outbox keeps messages for 13 months, so of older rows it says nothing.
create view private.submissions_without_message as
  with unnotified as (
    select 'tool' as event, id, created_at
    from public.calculator_submissions where not notification_sent
    union all
    select 'tool_access', id, created_at
    from public.sourcing_tool_leads where not notification_sent
    union all
    select 'quiz', id, created_at
    from public.country_quiz_submissions where not notification_sent
    union all
    select 'strategy', id, created_at
    from public.strategy_submissions where not notification_sent
  )
  select event, id, created_at
  from unnotified
  where created_at > now() - interval '12 months'
    and not exists (
      select from public.notification_outbox as message
      where message.related_submission_id = unnotified.id
        and message.kind in ('tool', 'sourcing')
    );

comment on view private.submissions_without_message is
  'Rows of the forms that no message to the team speaks of.';

revoke all on private.submissions_without_message from public, anon, authenticated;

create function public.submissions_without_message(stored_before timestamptz, max_rows integer)
returns table (event text, submission jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  select
    missing.event,
    case missing.event
      when 'tool' then
        (select to_jsonb(row) from public.calculator_submissions as row where row.id = missing.id)
      when 'tool_access' then
        (select to_jsonb(row) from public.sourcing_tool_leads as row where row.id = missing.id)
      when 'quiz' then
        (select to_jsonb(row) from public.country_quiz_submissions as row where row.id = missing.id)
      when 'strategy' then
        (select to_jsonb(row) from public.strategy_submissions as row where row.id = missing.id)
    end
  from (
    select event, id, created_at
    from private.submissions_without_message
    where created_at < stored_before
    order by created_at
    limit max_rows
  ) as missing
  order by missing.created_at
$$;

comment on function public.submissions_without_message is
  'Rows stored before that time whose message to the team never came, the oldest first: what happened, and the row.';

create function public.count_submissions_without_message(stored_before timestamptz)
returns table (missing bigint, oldest_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select count(*), min(created_at)
  from private.submissions_without_message
  where created_at < stored_before
$$;

comment on function public.count_submissions_without_message is
  'How many rows stored before that time have no message to the team, and when the oldest was stored.';

create function public.mark_submission_notified(submission_id uuid) returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update public.sourcing_tool_leads set notification_sent = true where id = submission_id;
  update public.country_quiz_submissions set notification_sent = true where id = submission_id;
  update public.strategy_submissions set notification_sent = true where id = submission_id;
$$;

comment on function public.mark_submission_notified is
  'Notes that the message about a submission of the sourcing tools has left or was captured.';

revoke all on function public.submissions_without_message from public, anon, authenticated;
revoke all on function public.count_submissions_without_message from public, anon, authenticated;
revoke all on function public.mark_submission_notified from public, anon, authenticated;
grant execute on function public.submissions_without_message to service_role;
grant execute on function public.count_submissions_without_message to service_role;
grant execute on function public.mark_submission_notified to service_role;
