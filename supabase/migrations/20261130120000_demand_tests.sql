-- Demand tests: a creator shows a product with three prices on a public page, and visitors say at
-- which they would buy. No account: whoever has the secret of a test reads its counts, and the
-- database keeps only a digest of it. No table is open to the API; functions check everything.

create table public.demand_tests (
  -- No vowels and no letters that look like others: no id spells a word, and it can be read aloud.
  id text primary key
    check (id ~ '^[2-9b-df-hjkmnp-tv-z]{10}$'),
  secret_digest text not null
    check (secret_digest ~ '^[0-9a-f]{64}$'),
  product text not null
    check (char_length(product) between 1 and 80),
  tagline text
    check (char_length(tagline) between 1 and 140),
  creator text not null
    check (char_length(creator) between 1 and 40),
  kind_id text
    check (kind_id ~ '^[a-z0-9-]{1,60}$'),
  motif text
    check (motif ~ '^[a-z0-9-]{1,60}$'),
  prices_usd numeric[] not null
    constraint demand_tests_prices_usd_check check (
      cardinality(prices_usd) = 3
      and array_position(prices_usd, null) is null
      and 0 < prices_usd[1] and prices_usd[1] < prices_usd[2] and prices_usd[2] < prices_usd[3]
      and prices_usd[3] <= 10000
      and prices_usd[1] = round(prices_usd[1], 2)
      and prices_usd[2] = round(prices_usd[2], 2)
      and prices_usd[3] = round(prices_usd[3], 2)
    ),
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  -- What it had counted when its votes were removed.
  final_counts jsonb
    check (jsonb_typeof(final_counts) = 'object' and octet_length(final_counts::text) <= 1024),
  constraint demand_tests_ends_at_check check (ends_at <= created_at + interval '31 days')
);

comment on table public.demand_tests is
  'Public pages on which visitors say at which of three prices they would buy a product.';
comment on column public.demand_tests.secret_digest is
  'SHA-256 of the secret in the owner''s link. The secret has more than 120 random bits, so it needs no salt.';
comment on column public.demand_tests.ends_at is
  'From then on it takes no votes. An owner may end it early.';
comment on column public.demand_tests.final_counts is
  'Set by apply_retention() when the votes are removed, see private.demand_counts().';

create index demand_tests_ends_at_idx on public.demand_tests (ends_at);

-- A visitor of a test is a digest of the test and their session: rows of two tests, or of a test and
-- of the page views, do not show that they are the same person's.
create table public.demand_test_visits (
  test_id text not null references public.demand_tests (id) on delete cascade,
  visitor text not null
    check (visitor ~ '^[0-9a-f]{32}$'),
  -- In UTC.
  day date not null,
  created_at timestamptz not null default now(),
  primary key (test_id, visitor, day)
);

comment on table public.demand_test_visits is
  'Who opened the page of a test, once a day. Browsers that ask for privacy are not in it.';

create table public.demand_test_votes (
  test_id text not null references public.demand_tests (id) on delete cascade,
  visitor text not null
    check (visitor ~ '^[0-9a-f]{32}$'),
  -- 0 is the lowest of the prices. The highest that the visitor would pay.
  price_index smallint not null
    check (price_index between 0 and 2),
  created_at timestamptz not null default now(),
  primary key (test_id, visitor)
);

comment on table public.demand_test_votes is
  'One vote of each visitor of a test; a later one takes its place.';

create table public.demand_test_emails (
  test_id text not null references public.demand_tests (id) on delete cascade,
  visitor text not null
    check (visitor ~ '^[0-9a-f]{32}$'),
  email text not null
    check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+$')
    -- As 20261129130300_no_hidden_characters.sql has it.
    constraint demand_test_emails_email_plain
      check (email !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  created_at timestamptz not null default now(),
  email_flag text check (email_flag in ('malformed', 'disposable')),
  primary key (test_id, visitor)
);

comment on table public.demand_test_emails is
  'Visitors who agreed to be told once when the product of a test can be bought. Only the operator reads it; the owner of the test learns how many there are.';
comment on column public.demand_test_emails.created_at is 'When the visitor agreed.';
comment on column public.demand_test_emails.email_flag is 'Set by the database, see email_flag().';

create index demand_test_emails_email_idx on public.demand_test_emails (lower(email));

create trigger flag_email before insert or update on public.demand_test_emails
  for each row execute function private.flag_email('email');

alter table public.demand_tests enable row level security;
alter table public.demand_test_visits enable row level security;
alter table public.demand_test_votes enable row level security;
alter table public.demand_test_emails enable row level security;
revoke all on
  public.demand_tests, public.demand_test_visits, public.demand_test_votes,
  public.demand_test_emails
  from public, anon, authenticated;
grant select, insert, update, delete on
  public.demand_tests, public.demand_test_visits, public.demand_test_votes,
  public.demand_test_emails
  to service_role;

-- How many votes ----------------------------------------------------------------------------------

alter table private.visitor_limits
  drop constraint visitor_limits_kind_check,
  add constraint visitor_limits_kind_check
    check (kind in ('form', 'view', 'amendment', 'conversation', 'lookup', 'vote'));

-- A session as with the other forms. A post brings many phones at once, and carriers put hundreds of
-- them behind one address, so an address and a network may vote as often as they may be counted as
-- visitors: otherwise visitors would be counted whose votes are refused, and every share would be
-- too low. It still bounds what one caller can make up: 87,000 votes a day from one address.
insert into private.visitor_limits (kind, holder, capacity, per_minute)
  select 'vote', holder, capacity, per_minute
  from private.visitor_limits
  where kind = case holder when 'session' then 'form' else 'view' end;

-- Texts that strangers see ------------------------------------------------------------------------

create table private.blocked_words (
  word text primary key
    check (word = lower(word) and word !~ '\s')
);

comment on table private.blocked_words is
  'Words that no public page may show, as whole words: obscene ones, slurs, and those of scams. To add one: insert into private.blocked_words values (''word'').';

alter table private.blocked_words enable row level security;
revoke all on private.blocked_words from public, anon, authenticated;

-- Our own list: short, and of words without a harmless meaning on a product's page.
insert into private.blocked_words (word) values
  ('asshole'), ('bastard'), ('bitch'), ('bitches'), ('blowjob'), ('bollocks'), ('boner'), ('bullshit'),
  ('chink'), ('clit'), ('cock'), ('cocks'), ('coon'), ('cum'), ('cunt'), ('cunts'), ('dildo'), ('dyke'),
  ('fag'), ('faggot'), ('faggots'), ('fags'), ('fuck'), ('fucked'), ('fucker'), ('fuckers'),
  ('fucking'), ('fucks'), ('gook'), ('hitler'), ('jizz'), ('kike'), ('kikes'), ('motherfucker'),
  ('nazi'), ('nazis'), ('nigga'), ('nigger'), ('niggers'), ('paki'), ('pedo'), ('pedophile'),
  ('penis'), ('porn'), ('porno'), ('pussy'), ('rape'), ('raped'), ('rapist'), ('retard'), ('retarded'),
  ('shit'), ('shits'), ('shitty'), ('slut'), ('sluts'), ('spic'), ('tits'), ('tranny'), ('twat'),
  ('vagina'), ('wank'), ('wanker'), ('wetback'), ('whore'), ('whores'),
  ('airdrop'), ('bitcoin'), ('cashapp'), ('crypto'), ('giveaway'), ('onlyfans'), ('password'),
  ('passwords'), ('paypal'), ('telegram'), ('venmo'), ('whatsapp'), ('zelle');

create function private.has_blocked_word(seen text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  with plain (look) as (
    select lower(regexp_replace(
      translate(
        normalize(seen, NFKD),
        -- Cyrillic and Greek letters that look like Latin ones.
        'АВСЕНКМОРТХасеорхуікѕј' || 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανικορυ',
        'ABCEHKMOPTXaceopxyiksj' || 'ABEZHIKMNOPTYXavikopu'
      ),
      -- Accents.
      '[\u0300-\u036f]', '', 'g'
    ))
  ),
  forms (look) as (
    select look from plain
    -- Signs that stand for letters.
    union all select translate(look, '013457@$', 'oieastas') from plain
  ),
  words (word) as (
    select word from forms, regexp_split_to_table(look, '[^[:alpha:]\u0080-\uffff]+') as word
    -- A letter that is held: "woooord".
    union all
    select word
    from forms, regexp_split_to_table(
      regexp_replace(look, '([a-z])\1{2,}', '\1', 'g'), '[^[:alpha:]\u0080-\uffff]+'
    ) as word
  ),
  -- "w o r d".
  spelled (letters) as (
    select regexp_replace(found[1], '[^a-z]', '', 'g')
    from forms, regexp_matches(look, '(?:\m[a-z][^a-z]+){2,}[a-z]\M', 'g') as found
  )
  select exists (select from words join private.blocked_words using (word))
    or exists (
      select from spelled join private.blocked_words as blocked
        on position(blocked.word in spelled.letters) > 0
    )
$$;

comment on function private.has_blocked_word is
  'Whether a text has one of private.blocked_words, also written with other signs or accents, spelled out or with a letter held.';

create function private.plain_public_text(body text, max_length integer) returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  plain constant text := btrim(regexp_replace(
    regexp_replace(
      regexp_replace(
        left(plain_public_text.body, 2000),
        -- As hiddenCharacters of _shared/domain/plain-line.ts has them.
        '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]', '', 'g'
      ),
      -- No writing stacks more than two marks on a letter, and a pile would cover the page.
      '([\u0300-\u036f\u20d0-\u20ff]{2})[\u0300-\u036f\u20d0-\u20ff]+', '\1', 'g'
    ),
    '[\s\u00a0\u2028\u2029]+', ' ', 'g'
  ));
  -- What a reader sees: without characters that show nothing, and wide or ornate letters as plain ones.
  seen constant text := normalize(
    regexp_replace(
      plain,
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]',
      '', 'g'
    ),
    NFKC
  );
begin
  if plain is null or btrim(seen) = '' then
    return null;
  end if;
  if char_length(plain) > plain_public_text.max_length then
    raise exception 'A text is too long.' using errcode = '22001';
  end if;
  -- As linkLike of _shared/domain/demand/drop-text.ts has it.
  if seen ~* '://|www\.|\S@\S|[[:alnum:]\u0080-\uffff-][.\u3002][[:alpha:]\u0080-\uffff]{2,}|\d[\d\s().-]{6,}\d' then
    raise sqlstate 'PT422' using message = 'Please leave out addresses and numbers to call.';
  end if;
  if private.has_blocked_word(seen) then
    raise sqlstate 'PT422' using message = 'Please use other words: everybody can read them.';
  end if;
  return plain;
end;
$$;

comment on function private.plain_public_text is
  'A text that strangers will see, on one line; null for a blank one. Refuses links, long numbers and blocked words.';

-- Ids, secrets and visitors -----------------------------------------------------------------------

create function private.random_letters(how_many integer) returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  alphabet constant text := '23456789bcdfghjkmnpqrstvwxyz';
  -- Both ids are made by the cryptographic generator of the server, 122 bits each.
  random constant bytea := sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));
  letters text := '';
begin
  for place in 0 .. random_letters.how_many - 1 loop
    letters := letters || substr(alphabet, get_byte(random, place) % 28 + 1, 1);
  end loop;
  return letters;
end;
$$;

comment on function private.random_letters is
  'That many random letters and digits, at most 32, of 4.8 bits each.';

create function private.demand_secret_digest(secret text) returns text
language sql
immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(left(secret, 64), 'UTF8')), 'hex')
$$;

comment on function private.demand_secret_digest is 'What the database keeps of a test''s secret.';

create function private.demand_visitor(test_id text, session_id text) returns text
language sql
immutable
set search_path = ''
as $$
  select left(encode(sha256(convert_to(test_id || ' ' || session_id, 'UTF8')), 'hex'), 32)
$$;

comment on function private.demand_visitor is 'Stands for a session in the rows of one test.';

create function private.owned_demand_test(test_id text, secret text) returns public.demand_tests
language sql
stable
security definer
set search_path = ''
as $$
  select known from public.demand_tests as known
  where known.id = left(owned_demand_test.test_id, 16)
    and known.secret_digest = private.demand_secret_digest(owned_demand_test.secret)
$$;

comment on function private.owned_demand_test is
  'The test, for whoever has its secret; else a row of nulls.';

create function private.demand_counts(test_id text) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with visits as (
    select count(*) as days, count(distinct visitor) as visitors
    from public.demand_test_visits as seen
    where seen.test_id = demand_counts.test_id
  ),
  votes as (
    select vote.price_index, exists (
      select from public.demand_test_visits as seen
      where seen.test_id = vote.test_id and seen.visitor = vote.visitor
    ) as is_counted
    from public.demand_test_votes as vote
    where vote.test_id = demand_counts.test_id
  )
  select jsonb_build_object(
    'visitors', (select visitors from visits),
    'visits', (select days from visits),
    'votes', (
      select jsonb_agg(
        (select count(*) from votes where is_counted and price_index = place) order by place
      )
      from generate_series(0, 2) as place
    ),
    'uncountedVotes', (select count(*) from votes where not is_counted),
    'addresses', (
      select count(distinct private.mailbox_of(mail.email))
      from public.demand_test_emails as mail
      where mail.test_id = demand_counts.test_id
    )
  )
$$;

comment on function private.demand_counts is
  'Visitors, days of visits, votes of counted visitors for each price, votes of others, and addresses of a test.';

create function private.check_visitor_session(session_id text) returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  if check_visitor_session.session_id is null
    or check_visitor_session.session_id !~ '^[A-Za-z0-9_-]{16,128}$'
  then
    raise exception 'That is no session.' using errcode = '22023';
  end if;
end;
$$;

comment on function private.check_visitor_session is 'Refuses what is no id of a visitor''s session.';

-- Making one --------------------------------------------------------------------------------------

create function public.create_demand_test(
  session_id text,
  product text,
  creator text,
  prices_usd numeric[],
  days integer,
  tagline text default null,
  kind_id text default null,
  motif text default null,
  form_trap text default null,
  filled_in_ms integer default null
) returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  made_id constant text := private.random_letters(10);
  made_secret constant text := private.random_letters(26);
  plain_product text;
  plain_creator text;
  ends timestamptz;
begin
  perform private.check_visitor_session(create_demand_test.session_id);
  perform private.hold_to_limits('demand_tests', 'form', create_demand_test.session_id);
  if create_demand_test.days is null or create_demand_test.days not between 7 and 30 then
    raise exception 'A test runs for 7 to 30 days.' using errcode = '22023';
  end if;
  plain_product := private.plain_public_text(create_demand_test.product, 80);
  plain_creator := private.plain_public_text(create_demand_test.creator, 40);
  if plain_product is null or plain_creator is null then
    raise exception 'A test needs a product and a name.' using errcode = '22023';
  end if;
  ends := now() + make_interval(days => create_demand_test.days);

  -- A script is told what a person is told. The threshold is minimumFillMs of
  -- _shared/domain/bot-signals.assumptions.ts.
  if btrim(coalesce(create_demand_test.form_trap, '')) = ''
    and coalesce(create_demand_test.filled_in_ms, 400) >= 400
  then
    insert into public.demand_tests
      (id, secret_digest, product, tagline, creator, kind_id, motif, prices_usd, ends_at)
    values (
      made_id, private.demand_secret_digest(made_secret), plain_product,
      private.plain_public_text(create_demand_test.tagline, 140), plain_creator,
      create_demand_test.kind_id, create_demand_test.motif, create_demand_test.prices_usd, ends
    );
  end if;
  return jsonb_build_object('id', made_id, 'secret', made_secret, 'endsAt', ends);
end;
$$;

comment on function public.create_demand_test is
  'Puts a test online. Answers its id, the secret that reads and removes it, and its end.';

-- Its page ----------------------------------------------------------------------------------------

create function public.demand_test(test_id text) returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.hold_to_limits('demand_test', 'lookup', null);
  return (
    select jsonb_build_object(
      'id', known.id,
      'product', known.product,
      'tagline', known.tagline,
      'creator', known.creator,
      'kindId', known.kind_id,
      'motif', known.motif,
      'pricesUsd', to_jsonb(known.prices_usd),
      'endsAt', known.ends_at,
      'now', now()
    )
    from public.demand_tests as known
    where known.id = left(demand_test.test_id, 16)
  );
end;
$$;

comment on function public.demand_test is
  'What the public page of a test shows, with the time of the server; null where there is none.';

create function public.count_demand_visit(test_id text, session_id text) returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.check_visitor_session(count_demand_visit.session_id);
  perform private.hold_to_limits('demand_test_visits', 'view', count_demand_visit.session_id);
  insert into public.demand_test_visits (test_id, visitor, day)
  select
    known.id,
    private.demand_visitor(known.id, count_demand_visit.session_id),
    (now() at time zone 'UTC')::date
  from public.demand_tests as known
  where known.id = left(count_demand_visit.test_id, 16) and known.ends_at > now()
  on conflict do nothing;
  return true;
end;
$$;

comment on function public.count_demand_visit is
  'Counts a session among the visitors of a running test, once a day.';

create function public.vote_in_demand_test(
  test_id text,
  session_id text,
  price_index integer,
  email text default null,
  consents boolean default false,
  form_trap text default null,
  filled_in_ms integer default null
) returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  known public.demand_tests;
  voter text;
  address constant text := nullif(btrim(left(vote_in_demand_test.email, 300)), '');
begin
  perform private.check_visitor_session(vote_in_demand_test.session_id);
  perform private.hold_to_limits('demand_test_votes', 'vote', vote_in_demand_test.session_id);
  if vote_in_demand_test.price_index is null or vote_in_demand_test.price_index not between 0 and 2 then
    raise exception 'A vote is for one of three prices.' using errcode = '22023';
  end if;
  if address is not null then
    if vote_in_demand_test.consents is not true then
      raise exception 'An address needs consent.' using errcode = '22023';
    end if;
    -- Like every other form that takes an address: somebody could write down those of others.
    perform private.hold_to_limits('demand_test_emails', 'form', vote_in_demand_test.session_id);
  end if;
  select * into known from public.demand_tests as test
    where test.id = left(vote_in_demand_test.test_id, 16);
  if known.id is null then
    raise sqlstate 'PT422' using message = 'This page is no longer there.';
  end if;
  if known.ends_at <= now() then
    raise sqlstate 'PT422' using message = 'This vote has ended.';
  end if;
  if btrim(coalesce(vote_in_demand_test.form_trap, '')) <> ''
    or coalesce(vote_in_demand_test.filled_in_ms, 400) < 400
  then
    return true;
  end if;

  voter := private.demand_visitor(known.id, vote_in_demand_test.session_id);
  insert into public.demand_test_votes as vote (test_id, visitor, price_index)
  values (known.id, voter, vote_in_demand_test.price_index)
  on conflict on constraint demand_test_votes_pkey do update
    set price_index = excluded.price_index, created_at = excluded.created_at;
  if address is not null then
    insert into public.demand_test_emails as mail (test_id, visitor, email)
    values (known.id, voter, address)
    on conflict on constraint demand_test_emails_pkey do update
      set email = excluded.email, created_at = excluded.created_at;
  end if;
  return true;
end;
$$;

comment on function public.vote_in_demand_test is
  'Stores at which price a session would buy, in place of an earlier vote, and the address of whoever agreed to be told. An earlier address stays where none is given.';

create function public.withdraw_demand_vote(test_id text, session_id text) returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.check_visitor_session(withdraw_demand_vote.session_id);
  perform private.hold_to_limits('demand_test_votes', 'vote', withdraw_demand_vote.session_id);
  delete from public.demand_test_emails as mail
  where mail.test_id = left(withdraw_demand_vote.test_id, 16)
    and mail.visitor = private.demand_visitor(mail.test_id, withdraw_demand_vote.session_id);
  delete from public.demand_test_votes as vote
  where vote.test_id = left(withdraw_demand_vote.test_id, 16)
    and vote.visitor = private.demand_visitor(vote.test_id, withdraw_demand_vote.session_id);
  return true;
end;
$$;

comment on function public.withdraw_demand_vote is
  'Removes the vote and the address of a session, also after the end of the test.';

-- Its owner ---------------------------------------------------------------------------------------

create function public.demand_test_results(test_id text, secret text) returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  known public.demand_tests;
begin
  perform private.hold_to_limits('demand_test', 'lookup', null);
  known := private.owned_demand_test(demand_test_results.test_id, demand_test_results.secret);
  if known.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', known.id,
    'product', known.product,
    'tagline', known.tagline,
    'creator', known.creator,
    'kindId', known.kind_id,
    'motif', known.motif,
    'pricesUsd', to_jsonb(known.prices_usd),
    'createdAt', known.created_at,
    'endsAt', known.ends_at,
    'now', now(),
    'counts', coalesce(known.final_counts, private.demand_counts(known.id))
  );
end;
$$;

comment on function public.demand_test_results is
  'A test with what it has counted, for whoever has its secret; else null.';

create function public.end_demand_test(test_id text, secret text) returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  known public.demand_tests;
begin
  perform private.hold_to_limits('demand_test_changes', 'amendment', null);
  known := private.owned_demand_test(end_demand_test.test_id, end_demand_test.secret);
  update public.demand_tests as test set ends_at = least(test.ends_at, now())
    where test.id = known.id;
  return known.id is not null;
end;
$$;

comment on function public.end_demand_test is
  'Ends a test now, for whoever has its secret. Answers whether there is such a test.';

create function public.delete_demand_test(test_id text, secret text) returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  known public.demand_tests;
begin
  perform private.hold_to_limits('demand_test_changes', 'amendment', null);
  known := private.owned_demand_test(delete_demand_test.test_id, delete_demand_test.secret);
  delete from public.demand_tests as test where test.id = known.id;
  return known.id is not null;
end;
$$;

comment on function public.delete_demand_test is
  'Removes a test with its votes and addresses, for whoever has its secret. Answers whether there was one.';

-- For the operator, who sends the one message that visitors agreed to.
create function public.demand_test_addresses(test_id text) returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select email
  from (
    select distinct on (private.mailbox_of(mail.email)) mail.email
    from public.demand_test_emails as mail
    where mail.test_id = demand_test_addresses.test_id and mail.email_flag is null
    order by private.mailbox_of(mail.email), mail.created_at
  ) as mailboxes
  order by lower(email)
$$;

comment on function public.demand_test_addresses is
  'Who agreed to be told once when the product of this test can be bought: each mailbox once.';

revoke all on function
  private.has_blocked_word, private.plain_public_text, private.random_letters, private.demand_secret_digest,
  private.demand_visitor, private.owned_demand_test, private.demand_counts,
  private.check_visitor_session,
  public.create_demand_test, public.demand_test, public.count_demand_visit,
  public.vote_in_demand_test, public.withdraw_demand_vote, public.demand_test_results,
  public.end_demand_test, public.delete_demand_test, public.demand_test_addresses
  from public, anon, authenticated;
grant execute on function
  public.create_demand_test, public.demand_test, public.count_demand_visit,
  public.vote_in_demand_test, public.withdraw_demand_vote, public.demand_test_results,
  public.end_demand_test, public.delete_demand_test
  to anon, authenticated, service_role;
grant execute on function public.demand_test_addresses to service_role;

-- Being forgotten ---------------------------------------------------------------------------------

-- Three functions that other migrations define are extended by replacing a piece of their text, so
-- that whatever these added stays. Gone at the end of this migration.
create function private.extend_function(signature regprocedure, piece text, extended text)
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  definition constant text := pg_get_functiondef(signature);
  places constant integer :=
    (char_length(definition) - char_length(replace(definition, piece, ''))) / char_length(piece);
begin
  if places <> 1 then
    raise exception '% contains % times what is to be extended, which must be once: %',
      signature, places, piece;
  end if;
  execute replace(definition, piece, extended);
end;
$$;

-- `values` is in it once, whichever tables the list has.
select private.extend_function(
  'private.lead_tables()',
  E'\n  values\n',
  E'\n  values\n    (''demand_test_emails'', ''email'', false),\n'
);

-- Whoever is forgotten loses the vote that came with the address as well. Deleting the address alone,
-- as the operator does after the one message, leaves it.
create function private.erase_demand_voters(
  address text,
  whole_mailbox boolean,
  made_before timestamptz
) returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  place record;
begin
  for place in
    select mail.test_id, mail.visitor
    from public.demand_test_emails as mail
    where mail.created_at < erase_demand_voters.made_before
      and case
        when erase_demand_voters.whole_mailbox
          then private.mailbox_of(mail.email) = private.mailbox_of(erase_demand_voters.address)
        else lower(mail.email) = erase_demand_voters.address
      end
  loop
    delete from public.demand_test_votes as vote
      where vote.test_id = place.test_id and vote.visitor = place.visitor;
    delete from public.demand_test_visits as seen
      where seen.test_id = place.test_id and seen.visitor = place.visitor;
  end loop;
end;
$$;

comment on function private.erase_demand_voters is
  'Removes votes and visits of whoever gave this address, in lower case, before that moment.';

create function private.erase_demand_sessions(sessions text[], made_before timestamptz)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  votes bigint;
  visits bigint;
begin
  delete from public.demand_test_votes as vote
  using public.demand_tests as test, unnest(erase_demand_sessions.sessions) as session_id
  where vote.test_id = test.id
    and vote.visitor = private.demand_visitor(test.id, session_id)
    and vote.created_at < erase_demand_sessions.made_before;
  get diagnostics votes = row_count;
  delete from public.demand_test_visits as seen
  using public.demand_tests as test, unnest(erase_demand_sessions.sessions) as session_id
  where seen.test_id = test.id
    and seen.visitor = private.demand_visitor(test.id, session_id)
    and seen.created_at < erase_demand_sessions.made_before;
  get diagnostics visits = row_count;
  return jsonb_build_object('demand_test_votes', votes, 'demand_test_visits', visits);
end;
$$;

comment on function private.erase_demand_sessions is
  'Removes votes and visits of these sessions that were made before that moment. Answers the rows removed per table.';

select private.extend_function(
  'private.erase_address(text, boolean, timestamptz)',
  'for place in select * from private.lead_tables() loop',
  'perform private.erase_demand_voters(address, whole_mailbox, made_before);

  for place in select * from private.lead_tables() loop'
);
select private.extend_function(
  'private.erase_address(text, boolean, timestamptz)',
  'delete from public.page_views as seen',
  'erased := erased || private.erase_demand_sessions(sessions, made_before);

  delete from public.page_views as seen'
);

-- Term --------------------------------------------------------------------------------------------

create function private.apply_demand_retention(kept_months integer, today date) returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  counted integer;
  gone integer;
begin
  -- keptDaysAfterEnd of _shared/domain/demand/demand-test.ts: with the month until the next run, no
  -- vote and no address is older than three months after the end.
  update public.demand_tests as test
  set final_counts = private.demand_counts(test.id)
  where test.final_counts is null
    and test.ends_at < (apply_demand_retention.today - 60)::timestamp at time zone 'UTC';
  get diagnostics counted = row_count;
  delete from public.demand_test_emails as mail
    using public.demand_tests as test
    where mail.test_id = test.id and test.final_counts is not null;
  delete from public.demand_test_votes as vote
    using public.demand_tests as test
    where vote.test_id = test.id and test.final_counts is not null;
  delete from public.demand_test_visits as seen
    using public.demand_tests as test
    where seen.test_id = test.id and test.final_counts is not null;
  delete from public.demand_tests as test
    where test.ends_at < (
      apply_demand_retention.today - make_interval(months => apply_demand_retention.kept_months)
    ) at time zone 'UTC';
  get diagnostics gone = row_count;
  return jsonb_build_object('demand_tests_counted', counted, 'demand_tests', gone);
end;
$$;

comment on function private.apply_demand_retention is
  'Replaces votes, visits and addresses of tests that ended 60 days ago by their counts, and removes tests that ended before the kept months.';

select private.extend_function(
  'public.apply_retention(integer, integer, date)',
  'return done;',
  'return done || private.apply_demand_retention(
    apply_retention.kept_months, apply_retention.today
  );'
);

drop function private.extend_function(regprocedure, text, text);

revoke all on function
  private.erase_demand_voters, private.erase_demand_sessions, private.apply_demand_retention
  from public, anon, authenticated, service_role;
