-- Creator profiles that are kept here, so that the tools work where no platform can be reached:
-- reference data, readable by all.

create table public.sample_profiles (
  platform text not null
    check (platform in ('TikTok', 'Instagram', 'YouTube')),
  handle text not null
    check (handle = lower(handle) and handle !~ '[@/[:space:]]' and char_length(handle) between 1 and 100),
  url text not null
    check (url ~ '^https://' and char_length(url) <= 2048),
  username text not null
    check (lower(username) = handle),
  display_name text
    check (char_length(display_name) between 1 and 200),
  followers bigint
    check (followers between 0 and 1000000000000000),
  likes bigint
    check (likes between 0 and 1000000000000000),
  posts integer
    check (posts >= 0),
  average_likes bigint
    check (average_likes between 0 and 1000000000000000),
  average_comments bigint
    check (average_comments between 0 and 1000000000000000),
  avatar_url text
    check (avatar_url ~ '^(https://|data:image/svg\+xml[;,])' and char_length(avatar_url) <= 16384),
  bio text
    check (char_length(bio) between 1 and 1000),
  is_sample boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (platform, handle)
);

comment on table public.sample_profiles is
  'Creator profiles kept here: made-up samples, and real ones for when their platform does not answer.';
comment on column public.sample_profiles.handle is
  'The username in lower case, without @; profiles are found by it.';
comment on column public.sample_profiles.likes is 'All likes the profile ever got.';
comment on column public.sample_profiles.average_likes is 'Likes of a post on average.';
comment on column public.sample_profiles.average_comments is 'Comments on a post on average.';
comment on column public.sample_profiles.is_sample is
  'Made up for demonstration: this row alone answers for the handle.';

-- A bare handle is looked for on every platform.
create index sample_profiles_handle_idx on public.sample_profiles (handle);

alter table public.sample_profiles enable row level security;

create policy "Everyone may read the sample profiles" on public.sample_profiles
  for select to anon, authenticated
  using (true);

revoke all on public.sample_profiles from public, anon, authenticated;
grant select on public.sample_profiles to anon, authenticated;
grant select, insert, update, delete on public.sample_profiles to service_role;
