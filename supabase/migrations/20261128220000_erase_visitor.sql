-- A visitor may ask to be forgotten. One call removes whatever bears the address, and what the
-- same browser sessions left behind; the answer says how much that was, table by table.

create function public.erase_visitor(email text) returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  address constant text := lower(btrim(erase_visitor.email));
  erased jsonb;
begin
  if address is null or address !~ '^[^\s@]+@[^\s@]+$' then
    raise exception 'erase_visitor needs one e-mail address' using errcode = '22023';
  end if;

  with known_sessions as (
    select session_id from public.product_idea_generations where lower(user_email) = address
    union
    select session_id from public.calculator_submissions where lower(user_email) = address
  ),
  known_users as (
    select id from auth.users where lower(users.email) = address
  ),
  ideas as (
    delete from public.product_idea_generations where lower(user_email) = address returning 1
  ),
  calculations as (
    delete from public.calculator_submissions where lower(user_email) = address returning 1
  ),
  leads as (
    delete from public.sourcing_tool_leads as lead where lower(lead.email) = address returning 1
  ),
  quizzes as (
    delete from public.country_quiz_submissions where lower(user_email) = address returning 1
  ),
  strategies as (
    delete from public.strategy_submissions where lower(user_email) = address returning 1
  ),
  -- Leads go to ourselves and name the visitor in the reply address or in the text; only a report
  -- has the visitor as its recipient.
  messages as (
    delete from public.notification_outbox
    where (kind = 'report' and lower(recipient_email) = address)
      or lower(reply_to) = address
      or address = any (regexp_split_to_array(lower(body_text), '[\s<>()",;:]+'))
    returning 1
  ),
  -- Their messages go with them.
  conversations as (
    delete from public.ai_conversations where user_id in (select id from known_users) returning 1
  ),
  views as (
    delete from public.page_views
    where session_id in (select session_id from known_sessions)
      or user_id in (select id from known_users)
    returning 1
  ),
  sessions as (
    delete from public.visitor_sessions
    where session_id in (select session_id from known_sessions)
      or user_id in (select id from known_users)
    returning 1
  )
  select jsonb_build_object(
    'product_idea_generations', (select count(*) from ideas),
    'calculator_submissions', (select count(*) from calculations),
    'sourcing_tool_leads', (select count(*) from leads),
    'country_quiz_submissions', (select count(*) from quizzes),
    'strategy_submissions', (select count(*) from strategies),
    'notification_outbox', (select count(*) from messages),
    'ai_conversations', (select count(*) from conversations),
    'page_views', (select count(*) from views),
    'visitor_sessions', (select count(*) from sessions)
  ) into erased;
  return erased;
end;
$$;

comment on function public.erase_visitor is
  'Removes every row that bears this e-mail address, and the tracking of the sessions it was used in. The account itself, if there is one, stays in auth.users. Answers the rows removed per table.';

revoke all on function public.erase_visitor from public, anon, authenticated;
grant execute on function public.erase_visitor to service_role;
