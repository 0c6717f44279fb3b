import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { App } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { withHostedStatus } from './hosted-status.ts';
import { applyMigrations, applySeeds } from './migrations.ts';
import { printShort } from './refused-statement.ts';
import { createSerialQueue } from './serial-queue.ts';
import { type LocalSettings, memoryDatabase, projectRoot } from './settings.ts';
import { StartupError } from './startup-error.ts';
import { step } from './steps.ts';

/** A whole Supabase project: PostgREST and GoTrue in front of PGlite. */
export type Backend = {
  /** Handles /rest/v1 and /auth/v1 like a hosted project. */
  fetch: (request: Request) => Promise<Response>;
  query: <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
};

/** A backend in this thread. */
export type OwnBackend = Backend & {
  /** The whole current database, which can be opened again as `image`. */
  dumpImage: () => Promise<Blob>;
};

export type BackendOptions = Pick<
  LocalSettings,
  'dataDirectory' | 'publishableKey' | 'secretKey' | 'jwtSecret' | 'port'
> & {
  migrationsDirectory?: string;
  seedsDirectory?: string;
  /** A database to start from instead of an empty one; only for one in memory. */
  image?: Blob;
};

// Hosted projects always have these roles. Lite creates them at its first request, too late for
// migrations that refer to them.
const rolesSql = `
do $$ begin
  if to_regrole('anon') is null then create role anon nologin noinherit; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin noinherit; end if;
  if to_regrole('service_role') is null then
    create role service_role nologin noinherit bypassrls;
  end if;
end $$;
grant usage on schema auth to anon, authenticated, service_role;`;

/** PGlite's own, and a cache of a quarter of the usual size, which holds the whole database. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/**
 * Opens the database, applies migrations and seeds, and starts the API. Throws StartupError when
 * the data cannot be opened, MigrationError when a file fails.
 */
export async function openBackend(options: BackendOptions): Promise<OwnBackend> {
  const connection = await createPgliteConnection({
    url: options.dataDirectory,
    pgliteOptions: {
      startParams,
      ...(options.image ? { loadDataDir: options.image } : {}),
    },
  });
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => withHostedStatus(printShort(normalize(error)));
  keepRightsAsMigrated(connection);
  const app = new App({
    connection,
    auth: {
      enabled: true,
      site_url: `http://localhost:${options.port}`,
      publishable_key: options.publishableKey,
      secret_key: options.secretKey,
      jwt_secret: options.jwtSecret,
      email: { enable_confirmations: false },
    },
    options: { server: { admin: false } },
  });

  await step('Database', () => openDatabase(app, connection, options.dataDirectory));
  try {
    await step('Migrations', async () => {
      await connection.driver.exec(rolesSql);
      await applyMigrations(connection.driver, {
        directory: options.migrationsDirectory ?? join(projectRoot, 'supabase/migrations'),
      });
    });
    await step('Sample data', () =>
      applySeeds(connection.driver, {
        directory: options.seedsDirectory ?? join(projectRoot, 'supabase/seeds'),
      }),
    );
    await step('API', () => warmUp(app, options));
  } catch (error) {
    await connection.close();
    throw error;
  }

  // PGlite is one connection on which lite begins a transaction for every request. Two concurrent
  // requests would share one, and if one failed, the other would be rolled back after it was
  // reported as stored.
  const queue = createSerialQueue();
  return {
    async fetch(request) {
      const whole = await withBodyRead(request);
      return queue(() => app.fetch(whole));
    },
    query: async <Row>(sql: string, parameters?: unknown[]) =>
      (await queue(() => connection.driver.query<Row>(sql, parameters))).rows,
    dumpImage: () => connection.driver.dumpDataDir('none'),
    close: () => connection.close(),
  };
}

/**
 * Lite grants every table to every role at its first request, which leaves row security as the only
 * check. A hosted project has only the grants of the migrations, so this keeps those to reveal
 * missing or superfluous grants.
 */
function keepRightsAsMigrated(connection: PgliteConnection): void {
  // Private in the types only. It returns whether row security is on.
  Object.defineProperty(connection, 'ensureRlsContext', { value: async () => true });
}

async function openDatabase(app: App, connection: PgliteConnection, directory: string) {
  try {
    await connection.driver.waitReady;
    await app.ensureSystemSchema();
  } catch (error) {
    if (directory === memoryDatabase) throw error;
    throw new StartupError(
      `The database in ${directory} cannot be opened (${messageOf(error)}): run \`npm run db:reset\` to start afresh.`,
    );
  }
}

/** Lite reads the whole schema at its first request; better at startup than for a visitor. */
async function warmUp(app: App, options: BackendOptions): Promise<void> {
  await app.fetch(
    new Request(`http://localhost:${options.port}/rest/v1/factories?select=id&limit=1`, {
      headers: { apikey: options.secretKey },
    }),
  );
}

/** A slow sender must not block the others. */
async function withBodyRead(request: Request): Promise<Request> {
  return request.body === null ? request : new Request(request, { body: await request.blob() });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
