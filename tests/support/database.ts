import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { afterAll } from 'vitest';
import { applyMigrations } from '../../supabase/local/migrations.ts';
import { filesIn, readOrBuildImage, shrinkDatabase } from './database-image.ts';

export type Role = 'anon' | 'authenticated' | 'service_role';

const supabaseDirectory = join(import.meta.dirname, '../../supabase');

/** The folder of the migrations that every test database is made from. */
export const migrationsDirectory = join(supabaseDirectory, 'migrations');

const hostedBaseFile = join(supabaseDirectory, 'local/hosted-base.sql');

/** Databases of the test file that runs: each takes more than 100 MB of a process that files share. */
const opened: PGlite[] = [];

afterAll(async () => {
  for (const db of opened.splice(0)) if (!db.closed) await db.close();
});

async function open(image?: Blob): Promise<PGlite> {
  const db = await PGlite.create(image === undefined ? {} : { loadDataDir: image });
  opened.push(db);
  return db;
}

let hostedBase: Promise<Blob> | undefined;
let migrated: Promise<Blob> | undefined;

/**
 * A fresh database in memory, like a hosted Supabase project with every migration applied and no
 * rows. Takes about half a second: take one per file where tests do not disturb each other.
 */
export async function createDatabase(): Promise<PGlite> {
  migrated ??= migrationIngredients().then((files) =>
    readOrBuildImage('migrated', files, () => imageOf(buildDatabase)),
  );
  return open(await migrated);
}

let withTariffs: Promise<Blob> | undefined;

/**
 * A fresh database with the rows of the tariff schedule, and of no other seed: only for tests that
 * read those rows.
 */
export async function createTariffDatabase(): Promise<PGlite> {
  withTariffs ??= Promise.all([migrationIngredients(), tariffSeeds()]).then((files) =>
    readOrBuildImage('tariffs', files.flat(), () => imageOf(buildTariffDatabase)),
  );
  return open(await withTariffs);
}

/** A second database with everything that is in the first one now. */
export async function copyDatabase(db: PGlite): Promise<PGlite> {
  return open(await db.dumpDataDir('none'));
}

/** A database that looks like a hosted Supabase project before its first migration. */
export async function createHostedBase(): Promise<PGlite> {
  hostedBase ??= readOrBuildImage('hosted-base', [hostedBaseFile], () => imageOf(buildHostedBase));
  return open(await hostedBase);
}

/**
 * Runs `work` as the API would for that role and person: in one transaction with the role and the
 * claims of its token set, kept when `work` succeeds and rolled back when it throws.
 *
 * @param userId the signed-in person; null for anon and the service role.
 */
export async function as<T>(
  db: PGlite,
  role: Role,
  userId: string | null,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const claims = userId === null ? { role } : { role, sub: userId };
    await tx.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)]);
    await tx.exec(`set local role ${role}`);
    return work(tx);
  });
}

/** Adds a person who can sign in; returns the id. */
export async function createUser(db: PGlite, email: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    'insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id',
    [email],
  );
  const [user] = rows;
  if (user === undefined) throw new Error('insert … returning gave no row');
  return user.id;
}

async function buildHostedBase(): Promise<PGlite> {
  const db = await open();
  await db.exec(await readFile(hostedBaseFile, 'utf8'));
  return db;
}

async function buildDatabase(): Promise<PGlite> {
  const db = await createHostedBase();
  await applyMigrations(db, { directory: migrationsDirectory });
  return db;
}

async function buildTariffDatabase(): Promise<PGlite> {
  const db = await createDatabase();
  for (const file of await tariffSeeds()) await db.exec(await readFile(file, 'utf8'));
  return db;
}

async function migrationIngredients(): Promise<string[]> {
  return [
    hostedBaseFile,
    join(supabaseDirectory, 'local/migrations.ts'),
    ...(await filesIn('supabase/migrations')),
  ];
}

async function tariffSeeds(): Promise<string[]> {
  const seeds = await filesIn('supabase/seeds');
  return seeds.filter((file) => /\/5\d_tariff_[^/]*\.sql$/.test(file));
}

async function imageOf(build: () => Promise<PGlite>): Promise<Blob> {
  const db = await build();
  await shrinkDatabase((sql) => db.exec(sql));
  const image = await db.dumpDataDir('none');
  await db.close();
  return image;
}
