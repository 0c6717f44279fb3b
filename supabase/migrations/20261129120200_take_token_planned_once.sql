-- Every row of a visitor takes up to three tokens. A function in SQL is planned anew with each call,
-- one in PL/pgSQL once for each connection; what it does stays the same.

create or replace function public.take_token(
  bucket_key text,
  capacity integer,
  refill_per_minute double precision
) returns double precision
language plpgsql
volatile
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  tokens_left double precision;
  was_taken boolean;
begin
  -- Two strangers' full buckets go with each token, so the table sweeps itself.
  delete from private.rate_buckets as bucket
  where bucket.bucket_key in (
    select candidate.bucket_key from private.rate_buckets as candidate
    where candidate.refilled_at < clock_timestamp() - interval '1 day'
      and candidate.bucket_key <> take_token.bucket_key
    order by candidate.refilled_at
    limit 2
    for update skip locked
  );

  -- Reading and taking are one statement, so callers that come at once cannot both have the last one.
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
  returning bucket.tokens, bucket.taken into tokens_left, was_taken;

  return case
    when was_taken then 0
    else (1 - tokens_left) / take_token.refill_per_minute * 60
  end;
end;
$$;
