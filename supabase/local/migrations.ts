import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The part of a database connection that running SQL files needs. PGlite has this shape. */
export type SqlDatabase = {
  /** Runs one or more statements. */
  exec(sql: string): Promise<unknown>;
  /** Runs one statement with parameters. */
  query(sql: string, params?: unknown[]): Promise<{ rows: unknown[] }>;
};

export type AppliedFile = { file: string; durationMs: number };

export type RunOptions = {
  /** The folder whose `.sql` files are run, in the order of their names. */
  directory: string;
  /** Called after each file that was run. */
  onApplied?: (applied: AppliedFile) => void;
};

/** An SQL file that cannot be run. The message names the file, the reason and what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError';
  readonly file: string;

  constructor(file: string, reason: string, advice: string, options?: ErrorOptions) {
    super(`${file}: ${reason} ${advice}`, options);
    this.file = file;
  }
}

type SqlFile = { file: string; sql: string; hash: string };
type Migration = SqlFile & { version: string; name: string };

const migrationFileName = /^(\d{14})_([a-z0-9_]+)\.sql$/;

/**
 * Brings the database up to date: runs every migration that is not in its history, each in its own
 * transaction, and records it where the Supabase CLI keeps its history
 * (`supabase_migrations.schema_migrations`), with a hash of the file.
 *
 * @returns the files that were run, in order; empty when there was nothing to do.
 * @throws MigrationError when a file fails (it is rolled back, earlier files stay applied), is
 *   misnamed, shares its version with another, or was changed or removed after it was applied.
 */
export async function applyMigrations(
  db: SqlDatabase,
  { directory, onApplied }: RunOptions,
): Promise<AppliedFile[]> {
  const migrations = (await readSqlFiles(directory)).map(parseMigration);
  rejectDuplicateVersions(migrations);
  await createHistory(db);
  const history = await readHistory(db, 'schema_migrations', 'version', 'content_hash');
  rejectRemoved(migrations, history);

  const applied: AppliedFile[] = [];
  for (const migration of migrations) {
    if (history.has(migration.version)) {
      rejectChanged(migration, history.get(migration.version) ?? null);
      continue;
    }
    const durationMs = await runFile(db, migration, () =>
      db.query(
        `insert into supabase_migrations.schema_migrations (version, name, statements, content_hash)
         values ($1, $2, array[$3], $4)`,
        [migration.version, migration.name, migration.sql, migration.hash],
      ),
    );
    applied.push({ file: migration.file, durationMs });
    onApplied?.({ file: migration.file, durationMs });
  }
  return applied;
}

/**
 * Runs every seed file that is new or has changed since its last run, each in its own transaction.
 * Seeds must be repeatable: delete and insert, or upsert.
 *
 * @returns the files that were run, in order; empty when there was nothing to do or no such folder.
 * @throws MigrationError when a file fails; it is rolled back, earlier files stay applied.
 */
export async function applySeeds(
  db: SqlDatabase,
  { directory, onApplied }: RunOptions,
): Promise<AppliedFile[]> {
  const seeds = await readSqlFiles(directory);
  await createHistory(db);
  const history = await readHistory(db, 'seed_files', 'path', 'hash');

  const applied: AppliedFile[] = [];
  for (const seed of seeds) {
    if (history.get(seed.file) === seed.hash) continue;
    const durationMs = await runFile(db, seed, () =>
      db.query(
        `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
         on conflict (path) do update set hash = excluded.hash`,
        [seed.file, seed.hash],
      ),
    );
    applied.push({ file: seed.file, durationMs });
    onApplied?.({ file: seed.file, durationMs });
  }
  return applied;
}

async function readSqlFiles(directory: string): Promise<SqlFile[]> {
  const files = (await listDirectory(directory)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      // A checkout on Windows may have CRLF line ends, which do not count as a change.
      const sql = (await readFile(join(directory, file), 'utf8')).replaceAll('\r\n', '\n');
      return { file, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function listDirectory(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function parseMigration(sqlFile: SqlFile): Migration {
  const [, version, name] = migrationFileName.exec(sqlFile.file) ?? [];
  if (version === undefined || name === undefined) {
    throw new MigrationError(
      sqlFile.file,
      'the name is not that of a migration.',
      'Rename it to <14-digit timestamp>_<name>.sql, with small letters, digits and underscores.',
    );
  }
  return { ...sqlFile, version, name };
}

function rejectDuplicateVersions(migrations: Migration[]): void {
  migrations.forEach((migration, index) => {
    const previous = migrations[index - 1];
    if (previous?.version !== migration.version) return;
    throw new MigrationError(
      migration.file,
      `the timestamp is also that of ${previous.file}.`,
      'Give one of them a later timestamp.',
    );
  });
}

function rejectRemoved(migrations: Migration[], history: Map<string, string | null>): void {
  const known = new Set(migrations.map((migration) => migration.version));
  for (const version of history.keys()) {
    if (known.has(version)) continue;
    throw new MigrationError(
      `${version}_*.sql`,
      'this migration was applied to the database but its file is gone.',
      'Bring the file back, or start the database afresh with `npm run db:reset`.',
    );
  }
}

/** A row without a hash was recorded by the Supabase CLI and cannot be compared. */
function rejectChanged(migration: Migration, recordedHash: string | null): void {
  if (recordedHash === null || recordedHash === migration.hash) return;
  throw new MigrationError(
    migration.file,
    'the file was changed after it was applied to the database.',
    'Undo the change and add a new migration, or start the database afresh with `npm run db:reset`.',
  );
}

async function createHistory(db: SqlDatabase): Promise<void> {
  await db.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key,
      statements text[],
      name text
    );
    alter table supabase_migrations.schema_migrations add column if not exists content_hash text;
    create table if not exists supabase_migrations.seed_files (
      path text primary key,
      hash text not null
    );
  `);
}

async function readHistory(
  db: SqlDatabase,
  table: 'schema_migrations' | 'seed_files',
  keyColumn: string,
  hashColumn: string,
): Promise<Map<string, string | null>> {
  const { rows } = await db.query(
    `select ${keyColumn} as key, ${hashColumn} as hash
     from supabase_migrations.${table} order by ${keyColumn}`,
  );
  return new Map(rows.filter(isHistoryRow).map((row) => [row.key, row.hash]));
}

function isHistoryRow(row: unknown): row is { key: string; hash: string | null } {
  return typeof row === 'object' && row !== null && 'key' in row && 'hash' in row;
}

/** Runs one file and records it in one transaction; returns the duration in ms. */
async function runFile(
  db: SqlDatabase,
  { file, sql }: SqlFile,
  record: () => Promise<unknown>,
): Promise<number> {
  const startedAt = performance.now();
  await db.exec('begin');
  try {
    await db.exec(sql);
    await record();
    await db.exec('commit');
  } catch (error) {
    await db.exec('rollback');
    throw new MigrationError(
      file,
      `${messageOf(error)}${describeLine(error, sql)}.`,
      'Nothing of this file was kept: correct it and start again.',
      { cause: error },
    );
  }
  return performance.now() - startedAt;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** PostgreSQL counts characters from 1 over the whole text. */
function describeLine(error: unknown, sql: string): string {
  if (!(error instanceof Error) || !('position' in error)) return '';
  const position = Number(error.position);
  if (!Number.isInteger(position) || position < 1) return '';
  return ` (line ${sql.slice(0, position - 1).split('\n').length})`;
}
