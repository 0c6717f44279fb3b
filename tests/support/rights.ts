/** All rights of anon and authenticated in our schemas, one per line. */
export const rightsSql = `
  with roles (role) as (values ('anon'), ('authenticated')),
  schemas as (select oid, nspname from pg_namespace where nspname in ('public', 'private')),
  relations as (
    select c.oid, c.relkind, schemas.nspname || '.' || c.relname as name
    from pg_class c join schemas on schemas.oid = c.relnamespace
  )
  select role || ' schema ' || nspname || ' ' || action as line
  from roles, schemas, unnest(array['usage', 'create']) as action
  where has_schema_privilege(role, schemas.oid, action)
  union all
  select role || ' table ' || name || ' ' || action
  from roles, relations,
    unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as action
  where relkind in ('r', 'p', 'v', 'm', 'f') and has_table_privilege(role, relations.oid, action)
  union all
  select role || ' column ' || name || '.' || attname || ' ' || action
  from roles, relations join pg_attribute a on a.attrelid = relations.oid and a.attnum > 0,
    unnest(array['select', 'insert', 'update', 'references']) as action
  where relkind in ('r', 'p', 'v', 'm', 'f') and not a.attisdropped
    and has_column_privilege(role, relations.oid, a.attnum, action)
  union all
  select role || ' sequence ' || name || ' ' || action
  from roles, relations, unnest(array['usage', 'select', 'update']) as action
  where relkind = 'S' and has_sequence_privilege(role, relations.oid, action)
  union all
  select role || ' function ' || p.oid::regprocedure
  from roles, pg_proc p join schemas on schemas.oid = p.pronamespace
  where has_function_privilege(role, p.oid, 'execute')
  union all
  select 'default ' || schemas.nspname || ' ' || d.defaclobjtype::text || ' ' || a.privilege_type || ' ' || role
  from roles, pg_default_acl d join schemas on schemas.oid = d.defaclnamespace, aclexplode(d.defaclacl) as a
  where a.grantee = role::regrole
  order by 1`;
