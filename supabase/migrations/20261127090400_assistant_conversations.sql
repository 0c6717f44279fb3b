-- Conversations with the assistant. Kept only for people who are signed in, and only theirs.

create table public.ai_conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null
    check (char_length(title) between 1 and 60),
  status text not null default 'open'
    check (status in ('open', 'closed')),
  created_at timestamptz not null default now()
);

comment on table public.ai_conversations is
  'A signed-in person''s conversations with the assistant.';
comment on column public.ai_conversations.title is
  'The first 60 characters of what the person said first.';

create index ai_conversations_user_id_idx on public.ai_conversations (user_id, created_at desc);

alter table public.ai_conversations enable row level security;

create policy "People may read their own conversations" on public.ai_conversations
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People may start their own conversations" on public.ai_conversations
  for insert to authenticated
  with check (user_id = (select auth.uid()) and created_at = now());
create policy "People may change their own conversations" on public.ai_conversations
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

revoke all on public.ai_conversations from public, anon, authenticated;
grant select, insert (user_id, title, status), update (title, status)
  on public.ai_conversations to authenticated;
grant select, insert, update, delete on public.ai_conversations to service_role;

create table public.ai_messages (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references public.ai_conversations (id) on delete cascade,
  content text not null
    check (char_length(content) between 1 and 20000),
  role text not null
    check (role in ('user', 'assistant')),
  user_id uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  check ((role = 'assistant') = (user_id is null))
);

comment on table public.ai_messages is
  'What was said in a conversation, in the order of id. Messages are added, never changed.';
comment on column public.ai_messages.user_id is 'Null when the assistant speaks.';

create index ai_messages_conversation_id_idx on public.ai_messages (conversation_id, id);
create index ai_messages_user_id_idx on public.ai_messages (user_id) where user_id is not null;

alter table public.ai_messages enable row level security;

create policy "People may read the messages of their own conversations" on public.ai_messages
  for select to authenticated
  using (
    exists (
      select from public.ai_conversations as conversation
      where conversation.id = conversation_id
        and conversation.user_id = (select auth.uid())
    )
  );
create policy "People may add messages to their own conversations" on public.ai_messages
  for insert to authenticated
  with check (
    (user_id is null or user_id = (select auth.uid()))
    and created_at = now()
    and exists (
      select from public.ai_conversations as conversation
      where conversation.id = conversation_id
        and conversation.user_id = (select auth.uid())
    )
  );

revoke all on public.ai_messages from public, anon, authenticated;
grant select, insert (conversation_id, content, role, user_id)
  on public.ai_messages to authenticated;
grant select, insert, update, delete on public.ai_messages to service_role;
