-- Everything made after this line is closed until a migration opens it.
-- Hosted Supabase grants every new table and function in schema public to anon and authenticated;
-- these statements take that back for objects made by the role that runs migrations.

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- PostgreSQL lets PUBLIC execute every new function. That default is global, so it cannot be
-- taken back for one schema only.
alter default privileges revoke execute on functions from public;

create schema private;
comment on schema private is 'Helpers of the database itself; never exposed through the API.';
revoke all on schema private from public;
