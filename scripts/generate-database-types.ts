/**
 * Writes supabase/functions/_shared/database.types.ts from the migrations: applies them to a
 * throwaway database and describes its public schema in the format of supabase-js. Run it with `npm
 * run db:types` after every change of the schema.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { applyMigrations } from '../supabase/local/migrations.ts';

const supabaseDirectory = join(import.meta.dirname, '../supabase');

/** The path of the generated types. */
export const databaseTypesFile = join(supabaseDirectory, 'functions/_shared/database.types.ts');

type Column = {
  relation: string;
  name: string;
  type: string;
  nullable: boolean;
  has_default: boolean;
  computed: boolean;
};
type Relationship = {
  relation: string;
  name: string;
  columns: string[];
  one_to_one: boolean;
  referenced_relation: string;
  referenced_columns: string[];
};
type Argument = { name: string; type: string; default_value: string | null };
type SqlFunction = {
  name: string;
  args: Argument[];
  returns: string;
  returns_set: boolean;
  returns_relation: string | null;
  /** The columns of `returns table (…)`; empty for other functions. */
  returns_columns: { name: string; type: string }[];
};

/** Describes the public schema of a database with all migrations applied. */
export async function generateDatabaseTypes(db: PGlite): Promise<string> {
  const columns = await readColumns(db);
  const relationships = await readRelationships(db);
  const functions = await readFunctions(db);
  const relations = [...new Set(columns.map((column) => column.relation))];

  const tables = relations.map((relation) =>
    describeTable(
      relation,
      columns.filter((column) => column.relation === relation),
      relationships.filter((relationship) => relationship.relation === relation),
    ),
  );

  return `// Made by \`npm run db:types\` from supabase/migrations. Change those, not this file.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${tables.join('\n')}
    };
    Views: { [_ in never]: never };
    Functions: {
${functions.map(describeFunction).join('\n')}
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type PublicTables = Database['public']['Tables'];

/** A row as it is read. */
export type Tables<Name extends keyof PublicTables> = PublicTables[Name]['Row'];
/** A row as it is inserted. */
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]['Insert'];
/** The changes an update may make to a row. */
export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name]['Update'];
`;
}

async function readColumns(db: PGlite): Promise<Column[]> {
  const { rows } = await db.query<Column>(`
    select
      c.relname as relation,
      a.attname as name,
      format_type(a.atttypid, null) as type,
      not a.attnotnull as nullable,
      a.atthasdef or a.attidentity <> '' as has_default,
      a.attgenerated <> '' or a.attidentity = 'a' as computed
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname collate "C", a.attname collate "C"
  `);
  return rows;
}

/** Foreign keys inside the public schema; those to auth.users are not part of the API. */
async function readRelationships(db: PGlite): Promise<Relationship[]> {
  const { rows } = await db.query<Relationship>(`
    select
      c.conrelid::regclass::text as relation,
      c.conname as name,
      columns_of.names as columns,
      exists (
        select from pg_index i
        where i.indrelid = c.conrelid and i.indisunique and i.indpred is null
          and i.indkey::int2[] <@ c.conkey
      ) as one_to_one,
      c.confrelid::regclass::text as referenced_relation,
      referenced.names as referenced_columns
    from pg_constraint c
    join pg_class target
      on target.oid = c.confrelid and target.relnamespace = 'public'::regnamespace
    cross join lateral (
      select array_agg(a.attname::text order by k.position) as names
      from unnest(c.conkey) with ordinality as k(number, position)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number
    ) as columns_of
    cross join lateral (
      select array_agg(a.attname::text order by k.position) as names
      from unnest(c.confkey) with ordinality as k(number, position)
      join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number
    ) as referenced
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    order by c.conname collate "C"
  `);
  return rows;
}

async function readFunctions(db: PGlite): Promise<SqlFunction[]> {
  const { rows } = await db.query<SqlFunction>(`
    select
      p.proname as name,
      coalesce(arguments.list, '[]') as args,
      format_type(p.prorettype, null) as returns,
      p.proretset as returns_set,
      relation.relname as returns_relation,
      coalesce(returned.list, '[]') as returns_columns
    from pg_proc p
    join pg_type t on t.oid = p.prorettype
    left join pg_class relation on relation.oid = t.typrelid and relation.relkind in ('r', 'p')
    cross join lateral (
      select json_agg(
        json_build_object(
          'name', p.proargnames[a.number],
          'type', format_type(a.type, null),
          'default_value', pg_get_function_arg_default(p.oid, a.number::int)
        )
        order by p.proargnames[a.number] collate "C"
      ) as list
      from unnest(p.proargtypes::oid[]) with ordinality as a(type, number)
    ) as arguments
    cross join lateral (
      select json_agg(
        json_build_object('name', p.proargnames[a.number], 'type', format_type(a.type, null))
        order by p.proargnames[a.number] collate "C"
      ) as list
      from unnest(p.proallargtypes, p.proargmodes) with ordinality as a(type, mode, number)
      where a.mode = 't'
    ) as returned
    where p.pronamespace = 'public'::regnamespace
      and p.prokind = 'f'
      and t.typname not in ('trigger', 'event_trigger')
    order by p.proname collate "C"
  `);
  return rows;
}

function describeTable(name: string, columns: Column[], relationships: Relationship[]): string {
  const insertable = (column: Column) =>
    column.computed
      ? `${column.name}?: never;`
      : `${column.name}${column.has_default || column.nullable ? '?' : ''}: ${valueType(column)};`;
  const updatable = (column: Column) =>
    column.computed ? `${column.name}?: never;` : `${column.name}?: ${valueType(column)};`;

  return `      ${name}: {
        Row: {
${indent(columns.map((column) => `${column.name}: ${valueType(column)};`))}
        };
        Insert: {
${indent(columns.map(insertable))}
        };
        Update: {
${indent(columns.map(updatable))}
        };
        Relationships: [${relationships.map(describeRelationship).join('')}];
      };`;
}

function describeRelationship(relationship: Relationship): string {
  return `
          {
            foreignKeyName: '${relationship.name}';
            columns: ${tuple(relationship.columns)};
            isOneToOne: ${relationship.one_to_one};
            referencedRelation: '${relationship.referenced_relation}';
            referencedColumns: ${tuple(relationship.referenced_columns)};
          },
        `;
}

function describeFunction(sqlFunction: SqlFunction): string {
  const { name, args, returns_set, returns_relation } = sqlFunction;
  const described = args.map(({ name: argument, type, default_value }) => {
    const optional = default_value === null ? '' : '?';
    const nullable = default_value?.startsWith('NULL') ? ' | null' : '';
    return `${argument}${optional}: ${scriptType(type)}${nullable};`;
  });
  const argsType = described.length === 0 ? 'never' : `{\n${indent(described)}\n        }`;
  const returned =
    returns_relation === null
      ? describeReturned(sqlFunction)
      : `Database['public']['Tables']['${returns_relation}']['Row']`;
  const options =
    returns_relation === null
      ? ''
      : `
        SetofOptions: {
          from: '*';
          to: '${returns_relation}';
          isOneToOne: ${!returns_set};
          isSetofReturn: ${returns_set};
        };`;
  return `      ${name}: {
        Args: ${argsType};
        Returns: ${returned}${returns_set ? '[]' : ''};${options}
      };`;
}

function describeReturned({ returns, returns_columns }: SqlFunction): string {
  if (returns_columns.length === 0) return scriptType(returns);
  const columns = returns_columns.map(({ name, type }) => `${name}: ${scriptType(type)};`);
  return `{\n${indent(columns)}\n        }`;
}

function valueType(column: Column): string {
  return `${scriptType(column.type)}${column.nullable ? ' | null' : ''}`;
}

/**
 * The type that supabase-js returns for a PostgreSQL type; `unknown` for types that nobody reads.
 */
function scriptType(type: string): string {
  if (type.endsWith('[]')) return `${scriptType(type.slice(0, -2))}[]`;
  switch (type) {
    case 'smallint':
    case 'integer':
    case 'bigint':
    case 'real':
    case 'double precision':
    case 'numeric':
      return 'number';
    case 'text':
    case 'character varying':
    case 'uuid':
    case 'date':
    case 'timestamp with time zone':
      return 'string';
    case 'boolean':
      return 'boolean';
    case 'json':
    case 'jsonb':
      return 'Json';
    case 'void':
      return 'undefined';
    default:
      return 'unknown';
  }
}

function tuple(names: string[]): string {
  return `[${names.map((name) => `'${name}'`).join(', ')}]`;
}

function indent(lines: string[]): string {
  return lines.map((line) => `          ${line}`).join('\n');
}

async function main(): Promise<void> {
  const db = await PGlite.create();
  await db.exec(await readFile(join(supabaseDirectory, 'local/hosted-base.sql'), 'utf8'));
  await applyMigrations(db, { directory: join(supabaseDirectory, 'migrations') });
  await writeFile(databaseTypesFile, await generateDatabaseTypes(db));
  await db.close();
}

const [, script] = process.argv;
if (script !== undefined && import.meta.url === pathToFileURL(script).href) await main();
