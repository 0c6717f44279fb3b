-- Being forgotten, whole and quick: however the address is written in a message, with the other
-- spellings of the same mailbox where the visitor asks for that, and for good: what was erased is
-- noted by digest, so that a restored backup can be cleared of it again.

-- Addresses in texts ------------------------------------------------------------------------------

-- Every text that could be an address, in lower case. A form takes any characters around the @ but
-- white space, and people put punctuation next to an address, so one @ may stand for several: of
-- <ana;b@example.com>. both ana;b@example.com and b@example.com are tried. A miss would keep somebody
-- who asked to go; one too many only costs a copy of a message. Visitors write these texts, so each @
-- costs a bounded amount of work: a real mailbox name has at most 64 characters, an address 254.
create function private.addresses_in(body text) returns text[]
language sql
immutable
set search_path = ''
as $$
  with signs as (
    -- White space, and punctuation that no address holds unless it is an odd one; beyond ASCII named
    -- by number, since the classes of a pattern depend on the server's locale.
    select
      '\s\u00a0\u2000-\u200b\u3000' as space,
      '!-&(-*,/:-?\[-^`{-~\u00a1-\u00bf\u2010-\u205e\u3001-\u303f' as outside
  ),
  parts as (
    select part, lead(part) over (order by place) as next_part
    from unnest(string_to_array(lower(body), '@')) with ordinality as split (part, place)
  ),
  pairs as (
    select
      substring(right(part, 254) from '[^' || space || ']+$') as before,
      substring(left(next_part, 254) from '^[^' || space || ']+') as after
    from parts cross join signs
    where next_part is not null
  )
  select array(
    select distinct mailbox || '@' || domain
    from pairs
    cross join signs
    cross join lateral (
      select substr(before, start) as local
      from generate_series(1, char_length(before)) as start
      where start = 1
        or (
          start > char_length(before) - 64
          and substr(before, start - 1, 1) ~ ('[' || outside || ']')
        )
    ) as locals
    -- A bullet or a quotation mark is no part of it.
    cross join lateral (values (local), (ltrim(local, '.-+'''))) as mailboxes (mailbox)
    cross join lateral (values
      (after),
      (regexp_replace(after, '[' || outside || '.''_+-]+$', '')),
      (rtrim(substring(after from '^[^_''+' || outside || ']+'), '.-'))
    ) as domains (domain)
    where mailbox <> '' and domain <> ''
    order by 1
  )
$$;

comment on function private.addresses_in is
  'Whatever in this text may be an e-mail address, in lower case, each once.';

-- Security definer: the service role writes the rows it is computed for and knows none of our helpers.
create function private.mailboxes_in(body text) returns text[]
language sql
immutable
security definer
set search_path = ''
as $$
  select array(
    select distinct private.mailbox_of(address) from unnest(private.addresses_in(body)) as address
    order by 1
  )
$$;

comment on function private.mailboxes_in is 'The mailboxes that the addresses in this text reach.';

revoke all on function private.addresses_in, private.mailboxes_in from public, anon, authenticated;
grant execute on function private.mailboxes_in to service_role;

-- Looking through a hundred thousand messages takes seconds, and a call through the API has eight.
alter table public.notification_outbox
  add column mentioned_mailboxes text[] not null generated always as (
    private.mailboxes_in(coalesce(reply_to, '') || E'\n' || subject || E'\n' || body_text)
  ) stored;

comment on column public.notification_outbox.mentioned_mailboxes is
  'Whom the message speaks of, each address as one mailbox is counted; erase_visitor() finds it by this.';

create index notification_outbox_mentioned_mailboxes_idx
  on public.notification_outbox using gin (mentioned_mailboxes);

-- Erasing -----------------------------------------------------------------------------------------

create function private.lead_tables()
returns table (table_name text, address_column text, has_session boolean)
language sql
immutable
set search_path = ''
as $$
  values
    ('calculator_submissions', 'user_email', true),
    ('country_quiz_submissions', 'user_email', false),
    ('product_idea_generations', 'user_email', true),
    ('sourcing_tool_leads', 'email', false),
    ('strategy_submissions', 'user_email', false)
$$;

comment on function private.lead_tables is
  'The tables that keep what a visitor sent in with an address, and where the address stands.';

create function private.erase_address(
  address text,
  whole_mailbox boolean,
  made_before timestamptz
) returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  mailbox constant text := private.mailbox_of(address);
  is_theirs constant text := case
    when whole_mailbox then 'private.mailbox_of(%1$I) = $2'
    else 'lower(%1$I) = $1'
  end;
  place record;
  of_place text[];
  sessions text[] := '{}';
  users uuid[];
  gone bigint;
  erased jsonb := '{}';
begin
  execute format('select array(select id from auth.users where ' || is_theirs || ')', 'email')
    into users using address, mailbox;

  for place in select * from private.lead_tables() loop
    execute format(
      'with gone as (
         delete from public.%2$I where ' || is_theirs || ' and created_at < $3 returning %3$s as session_id
       )
       select count(*), array(select session_id from gone where session_id is not null) from gone',
      place.address_column, place.table_name,
      case when place.has_session then 'session_id' else 'null::text' end
    ) into gone, of_place using address, mailbox, made_before;
    sessions := sessions || of_place;
    erased := erased || jsonb_build_object(place.table_name, gone);
  end loop;

  -- Leads go to ourselves and name the visitor in the reply address or in the text; only a report
  -- has the visitor as its recipient.
  delete from public.notification_outbox as message
  where message.created_at < made_before and (
    (
      message.is_report and message.recipient_mailbox = mailbox
      and (whole_mailbox or lower(message.recipient_email) = address)
    )
    or (
      message.mentioned_mailboxes @> array[mailbox]
      and (
        whole_mailbox
        or lower(message.reply_to) = address
        or address = any (private.addresses_in(message.subject || E'\n' || message.body_text))
      )
    )
  );
  get diagnostics gone = row_count;
  erased := erased || jsonb_build_object('notification_outbox', gone);

  -- Their messages go with them.
  delete from public.ai_conversations as conversation
  where conversation.user_id = any (users) and conversation.created_at < made_before;
  get diagnostics gone = row_count;
  erased := erased || jsonb_build_object('ai_conversations', gone);

  delete from public.page_views as seen
  where (seen.session_id = any (sessions) or seen.user_id = any (users))
    and seen.created_at < made_before;
  get diagnostics gone = row_count;
  erased := erased || jsonb_build_object('page_views', gone);

  delete from public.visitor_sessions as visit
  where (visit.session_id = any (sessions) or visit.user_id = any (users))
    and visit.created_at < made_before;
  get diagnostics gone = row_count;
  return erased || jsonb_build_object('visitor_sessions', gone);
end;
$$;

comment on function private.erase_address is
  'Removes what bears this address, in lower case, and was made before that moment. Answers the rows removed per table.';

-- What was erased ---------------------------------------------------------------------------------

create table private.erasures (
  -- The same for all that this database has noted; others come with a list of another database.
  salt uuid not null,
  digest text not null
    check (digest ~ '^[0-9a-f]{64}$'),
  -- Of the mailbox, for all spellings of its address; else of the address.
  whole_mailbox boolean not null,
  -- In UTC.
  erased_on date not null,
  primary key (salt, digest)
);

comment on table private.erasures is
  'Who was forgotten, by digest: no address can be read from it. For clearing a restored backup, see reapply_erasures().';

alter table private.erasures enable row level security;
revoke all on private.erasures from public, anon, authenticated;

create function private.erasure_digest(salt uuid, address text, whole_mailbox boolean) returns text
language sql
immutable
set search_path = ''
as $$
  select encode(
    sha256(convert_to(
      salt || case
        when whole_mailbox then ' mailbox ' || private.mailbox_of(address)
        else ' address ' || lower(address)
      end,
      'UTF8'
    )),
    'hex'
  )
$$;

comment on function private.erasure_digest is
  'What stands for an address, or for the mailbox it reaches, in private.erasures.';

drop function public.erase_visitor(text);

create function public.erase_visitor(email text, whole_mailbox boolean default false) returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  address constant text := lower(btrim(erase_visitor.email));
  of_whole_mailbox constant boolean := coalesce(erase_visitor.whole_mailbox, false);
  known_salt constant uuid := coalesce(
    (select salt from private.erasures order by erased_on desc limit 1), gen_random_uuid()
  );
begin
  if address is null or address !~ '^[^\s@]+@[^\s@]+$' then
    raise exception 'erase_visitor needs one e-mail address' using errcode = '22023';
  end if;
  insert into private.erasures as known (salt, digest, whole_mailbox, erased_on)
  values (
    known_salt, private.erasure_digest(known_salt, address, of_whole_mailbox), of_whole_mailbox,
    (now() at time zone 'UTC')::date
  )
  on conflict on constraint erasures_pkey do update set erased_on = excluded.erased_on;
  return private.erase_address(address, of_whole_mailbox, 'infinity');
end;
$$;

comment on function public.erase_visitor is
  'Removes every row that bears this e-mail address, and the tracking of the sessions it was used in; with whole_mailbox also what bears another spelling of the same mailbox (tags, Gmail''s dots). Notes the erasure by digest. The account itself, if there is one, stays in auth.users. Answers the rows removed per table.';

create function public.list_erasures() returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(to_jsonb(known) order by known.erased_on, known.salt, known.digest), '[]'
  )
  from private.erasures as known
$$;

comment on function public.list_erasures is
  'Every erasure, by digest, to be kept outside of the database and handed to reapply_erasures() after a restore.';

create function public.reapply_erasures(list jsonb default '[]') returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  place record;
  known_addresses text[] := '{}';
  of_place text[];
  match record;
  erased jsonb;
  total jsonb := '{}';
begin
  if list is null or jsonb_typeof(list) <> 'array' then
    raise exception 'reapply_erasures needs the list that list_erasures() answered'
      using errcode = '22023';
  end if;
  insert into private.erasures as known (salt, digest, whole_mailbox, erased_on)
  select distinct on (listed.salt, listed.digest)
    listed.salt, listed.digest, listed.whole_mailbox, listed.erased_on
  from jsonb_to_recordset(list)
    as listed (salt uuid, digest text, whole_mailbox boolean, erased_on date)
  order by listed.salt, listed.digest, listed.erased_on desc
  on conflict on constraint erasures_pkey do update
    set erased_on = greatest(known.erased_on, excluded.erased_on);

  for place in select * from private.lead_tables() loop
    execute format('select array(select distinct lower(%I) from public.%I)', place.address_column, place.table_name)
      into of_place;
    known_addresses := known_addresses || of_place;
  end loop;
  known_addresses := known_addresses
    || array(select distinct lower(users.email) from auth.users where users.email is not null)
    || array(
      select distinct address
      from public.notification_outbox as message
      cross join lateral unnest(
        private.addresses_in(message.subject || E'\n' || message.body_text)
          || case when message.is_report then lower(message.recipient_email) end
          || lower(message.reply_to)
      ) as address
      where address is not null
    );

  for match in
    select distinct known.address, erasure.whole_mailbox, erasure.erased_on
    from (select distinct unnest(known_addresses) as address) as known
    cross join (select distinct salt, whole_mailbox from private.erasures) as kind
    join private.erasures as erasure
      on erasure.salt = kind.salt
      and erasure.whole_mailbox = kind.whole_mailbox
      and erasure.digest = private.erasure_digest(kind.salt, known.address, kind.whole_mailbox)
  loop
    -- Whoever came back after that day, came back.
    erased := private.erase_address(
      match.address, match.whole_mailbox, (match.erased_on + 1)::timestamp at time zone 'UTC'
    );
    total := (
      select jsonb_object_agg(key, value::bigint + coalesce((total ->> key)::bigint, 0))
      from jsonb_each_text(erased)
    );
  end loop;
  return total;
end;
$$;

comment on function public.reapply_erasures is
  'After a restore: removes again what stands in the list of erasures, its own and the one given, and was made until the day of the erasure. Answers the rows removed per table, {} when nothing matched.';

revoke all on function
  private.lead_tables, private.erase_address, private.erasure_digest,
  public.erase_visitor, public.list_erasures, public.reapply_erasures
  from public, anon, authenticated;
grant execute on function public.erase_visitor, public.list_erasures, public.reapply_erasures
  to service_role;
