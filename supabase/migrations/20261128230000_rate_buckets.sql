-- How much one caller may ask of a function: a bucket of tokens that fills at a steady pace. One
-- statement takes a token, so callers that come at once cannot both have the last one.

create table private.rate_buckets (
  -- Names function and caller; the caller is a digest, never an address.
  bucket_key text primary key
    check (char_length(bucket_key) between 1 and 200),
  tokens double precision not null
    check (tokens >= 0),
  taken boolean not null,
  refilled_at timestamptz not null
);

comment on table private.rate_buckets is
  'Token buckets of the function limits. Rows that were not touched for a day go by themselves.';

create index rate_buckets_refilled_at_idx on private.rate_buckets (refilled_at);

alter table private.rate_buckets enable row level security;
revoke all on private.rate_buckets from public, anon, authenticated;

create function public.take_token(
  bucket_key text,
  capacity integer,
  refill_per_minute double precision
) returns double precision
language sql
volatile
security definer
set search_path = ''
as $$
  -- Two strangers' full buckets go with each token, so the table sweeps itself.
  with stale as (
    delete from private.rate_buckets as bucket
    where bucket.bucket_key in (
      select candidate.bucket_key from private.rate_buckets as candidate
      where candidate.refilled_at < clock_timestamp() - interval '1 day'
        and candidate.bucket_key <> take_token.bucket_key
      order by candidate.refilled_at
      limit 2
      for update skip locked
    )
  ),
  outcome as (
    insert into private.rate_buckets as bucket (bucket_key, tokens, taken, refilled_at)
    values (take_token.bucket_key, take_token.capacity - 1, true, clock_timestamp())
    on conflict on constraint rate_buckets_pkey do update set (tokens, taken, refilled_at) = (
      select
        case when level.tokens >= 1 then level.tokens - 1 else level.tokens end,
        level.tokens >= 1,
        clock_timestamp()
      from (
        select least(
          take_token.capacity,
          bucket.tokens + take_token.refill_per_minute / 60
            * greatest(extract(epoch from clock_timestamp() - bucket.refilled_at), 0)
        ) as tokens
      ) as level
    )
    returning bucket.tokens, bucket.taken
  )
  select case
    when taken then 0
    else (1 - tokens) / take_token.refill_per_minute * 60
  end
  from outcome
$$;

comment on function public.take_token is
  'Takes one token from the named bucket of that capacity. 0 when there was one, else the seconds until there is.';

revoke all on function public.take_token from public, anon, authenticated;
grant execute on function public.take_token to service_role;
