-- A rented server comes with 65,536 IPv6 networks of the size that one household gets, and each of
-- them counted as a caller of its own: one server could use up what all visitors share. The provider's
-- block, /48 of IPv6 and /24 of IPv4, now has a bucket between the address and everybody.

-- Buckets -----------------------------------------------------------------------------------------

create or replace function public.take_tokens(
  bucket_keys text[],
  capacities integer[],
  refills_per_minute double precision[]
) returns double precision
language plpgsql
volatile
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  bucket_count constant integer := coalesce(cardinality(take_tokens.bucket_keys), 0);
  tokens_left double precision;
  was_taken boolean;
  wait double precision := 0;
begin
  for i in 1 .. bucket_count loop
    -- Reading and taking are one statement, so callers that come at once cannot both have the last one.
    insert into private.rate_buckets as bucket (bucket_key, tokens, taken, refilled_at)
    values (take_tokens.bucket_keys[i], take_tokens.capacities[i] - 1, true, clock_timestamp())
    on conflict on constraint rate_buckets_pkey do update set (tokens, taken, refilled_at) = (
      select
        case when level.tokens >= 1 then level.tokens - 1 else level.tokens end,
        level.tokens >= 1,
        clock_timestamp()
      from (
        select least(
          take_tokens.capacities[i],
          bucket.tokens + take_tokens.refills_per_minute[i] / 60
            * greatest(extract(epoch from clock_timestamp() - bucket.refilled_at), 0)
        ) as tokens
      ) as level
    )
    returning bucket.tokens, bucket.taken into tokens_left, was_taken;

    if not was_taken then
      wait := (1 - tokens_left) / take_tokens.refills_per_minute[i] * 60;
      -- Whoever is refused for others' sake gets back what was taken so far.
      update private.rate_buckets as bucket set tokens = bucket.tokens + 1
      where bucket.bucket_key = any (take_tokens.bucket_keys[1 : i - 1]);
      exit;
    end if;
  end loop;

  -- Twice as many buckets of strangers go as were taken from, so the table sweeps itself. Last, and
  -- only rows that nobody holds, so that a sweeper waits for nobody. Common rows stay: unlike a
  -- digest, which changes daily, their key is asked for again, and a caller would wait for whoever
  -- sweeps it.
  delete from private.rate_buckets as bucket
  where bucket.bucket_key in (
    select candidate.bucket_key from private.rate_buckets as candidate
    where candidate.refilled_at < clock_timestamp() - interval '1 day'
      and candidate.bucket_key not like '%:everybody'
      and candidate.bucket_key <> all (take_tokens.bucket_keys)
    order by candidate.refilled_at
    limit 2 * bucket_count
    for update skip locked
  );
  return wait;
end;
$$;

comment on function public.take_tokens is
  'Takes one token from each of the named buckets, in order, and none when one of them is empty. 0 when all had one, else the seconds until the first empty one has.';

create or replace function public.take_token(
  bucket_key text,
  capacity integer,
  refill_per_minute double precision
) returns double precision
language sql
volatile
security definer
set search_path = ''
as $$
  select public.take_tokens(
    array[take_token.bucket_key], array[take_token.capacity], array[take_token.refill_per_minute]
  )
$$;

drop index private.rate_buckets_refilled_at_idx;
create index rate_buckets_stale_idx on private.rate_buckets (refilled_at)
  where bucket_key not like '%:everybody';

comment on table private.rate_buckets is
  'Token buckets of the limits. Rows of callers go by themselves when they were not touched for a day; the common rows, whose key ends in :everybody, stay.';

-- How much ----------------------------------------------------------------------------------------

alter table private.visitor_limits drop constraint visitor_limits_holder_check;
alter table private.visitor_limits add constraint visitor_limits_holder_check
  check (holder in ('session', 'address', 'network', 'everybody'));

-- A network may send at once what two addresses may. What all may send at once lasts for ten such
-- networks, and what comes back to them as well; over a day it stays bounded as before.
insert into private.visitor_limits (kind, holder, capacity, per_minute)
  select address.kind, 'network', address.capacity * 2,
    greatest(address.per_minute, everybody.per_minute / 20)
  from private.visitor_limits as address
  join private.visitor_limits as everybody on everybody.kind = address.kind and everybody.holder = 'everybody'
  where address.holder = 'address';
update private.visitor_limits as everybody
  set capacity = greatest(everybody.capacity, 10 * network.capacity),
    per_minute = greatest(everybody.per_minute, 10 * network.per_minute)
  from private.visitor_limits as network
  where everybody.holder = 'everybody' and network.holder = 'network'
    and network.kind = everybody.kind;

-- By whom -----------------------------------------------------------------------------------------

-- An IPv4 address that a proxy writes as IPv6 (::ffff:203.0.113.7) is that IPv4 address. All of them
-- would otherwise be one household.
create function private.request_address() returns inet
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  proxies constant integer := nullif(current_setting('brandbff.trusted_proxies', true), '')::integer;
  hop constant text := btrim(left(
    case
      when proxies is null and headers ? 'cf-connecting-ip' then headers ->> 'cf-connecting-ip'
      else split_part(headers ->> 'x-forwarded-for', ',', -greatest(coalesce(proxies, 1), 1))
    end,
    64
  ));
  address inet;
begin
  if hop is null or hop = '' then
    return null;
  end if;
  address := hop::inet;
  if address << '::ffff:0:0/96'::inet then
    return '0.0.0.0'::inet + (address - '::ffff:0:0'::inet);
  end if;
  return address;
exception
  -- No proxy writes that.
  when invalid_text_representation then
    return null;
end;
$$;

comment on function private.request_address is
  'The address that a request came from, as far as a proxy we trust says so; else null.';

create or replace function private.caller_address() returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case family(address)
    when 6 then network(set_masklen(address, 64))::text
    when 4 then host(address)
  end
  from private.request_address() as address
$$;

comment on function private.caller_address is
  'Who sent the request: an IPv4 address, or the /64 of IPv6 that one household has.';

create function private.caller_network() returns text
language sql
stable
security definer
set search_path = ''
as $$
  select network(set_masklen(address, case family(address) when 6 then 48 else 24 end))::text
  from private.request_address() as address
$$;

comment on function private.caller_network is
  'The block that the caller''s provider hands out at once: /24 of IPv4, /48 of IPv6.';

revoke all on function
  private.request_address, private.caller_address, private.caller_network
  from public, anon, authenticated;

create or replace function private.hold_to_limits(place text, kind text, session_id text) returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  wait integer;
begin
  with callers (holder, caller, position) as (
    values
      ('session', coalesce(auth.uid()::text, hold_to_limits.session_id), 1),
      ('address', private.caller_address(), 2),
      ('network', private.caller_network(), 3),
      -- Last, so that whoever is refused takes nothing from the others.
      ('everybody', '', 4)
  ),
  buckets as (
    select
      'rows:' || hold_to_limits.place || ':' || callers.holder
        || case when callers.caller = '' then '' else ':' || private.caller_digest(callers.caller) end
        as key,
      limits.capacity,
      limits.per_minute,
      callers.position
    from callers
    join private.visitor_limits as limits
      on limits.kind = hold_to_limits.kind and limits.holder = callers.holder
    where callers.caller is not null
  )
  select ceil(public.take_tokens(
    array_agg(key order by position),
    array_agg(capacity order by position),
    array_agg(per_minute order by position)
  )) into wait
  from buckets;

  if wait > 0 then
    -- PostgREST answers PT429 with the status 429. The page reads the seconds from the detail.
    raise sqlstate 'PT429' using
      message = format(
        'That was a lot at once. Please try again in %s.',
        case wait when 1 then 'a second' else wait || ' seconds' end
      ),
      detail = wait::text;
  end if;
end;
$$;
