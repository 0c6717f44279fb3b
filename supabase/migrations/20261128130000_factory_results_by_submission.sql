-- A factory search can end after the visitor has sent in another calculation. The browser knows
-- which row its search was for, so it may name it; without a name the latest row is meant.

drop function public.save_factory_results(text, text, jsonb, text, boolean, text);

create function public.save_factory_results(
  session_id text,
  user_email text,
  factory_recommendations jsonb,
  factory_search_country text,
  factory_feasible boolean,
  product_description text,
  submission_id uuid default null
) returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  with amended as (
    update public.calculator_submissions as submission
    set
      factory_recommendations = save_factory_results.factory_recommendations,
      factory_search_country = save_factory_results.factory_search_country,
      factory_feasible = save_factory_results.factory_feasible,
      product_description = save_factory_results.product_description
    where submission.id = (
      select candidate.id
      from public.calculator_submissions as candidate
      where candidate.session_id = save_factory_results.session_id
        and candidate.user_email = save_factory_results.user_email
        and (
          save_factory_results.submission_id is null
          or candidate.id = save_factory_results.submission_id
        )
      order by candidate.created_at desc
      limit 1
    )
    returning 1
  )
  select exists (select from amended)
$$;

comment on function public.save_factory_results is
  'Adds the outcome of the factory search to the named submission of this session and e-mail address, or to their latest when none is named. False when there is none.';

revoke all on function public.save_factory_results from public, anon, authenticated;
grant execute on function public.save_factory_results to anon, authenticated, service_role;
