-- A caller is held to several buckets: its address, its session, all callers together. One call
-- asks them in order and stops at the first that is empty, so that somebody who is refused takes
-- nothing from the buckets that others share.

create function public.take_tokens(
  bucket_keys text[],
  capacities integer[],
  refills_per_minute double precision[]
) returns double precision
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  wait double precision;
begin
  for i in 1 .. coalesce(cardinality(bucket_keys), 0) loop
    wait := public.take_token(bucket_keys[i], capacities[i], refills_per_minute[i]);
    if wait > 0 then
      return wait;
    end if;
  end loop;
  return 0;
end;
$$;

comment on function public.take_tokens is
  'Takes one token from each of the named buckets, in order. 0 when all had one, else the seconds until the first empty one has.';

revoke all on function public.take_tokens from public, anon, authenticated;
grant execute on function public.take_tokens to service_role;
