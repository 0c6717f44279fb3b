import { createServer } from 'node:net';
import type { Plugin } from 'vite';
import type { Backend, BackendOptions } from './backend.ts';
import { openBackendThread } from './backend-thread.ts';
import { type FunctionsProcess, startFunctions } from './functions-process.ts';
import { lockDataFolder } from './lock.ts';
import { backendMiddlewares } from './middleware.ts';
import { MigrationError } from './migrations.ts';
import { outboxPath } from './outbox-page.ts';
import { type LocalSettings, memoryDatabase } from './settings.ts';
import { StartupError } from './startup-error.ts';
import { seconds, step } from './steps.ts';
import { startVoiceServer, type VoiceProcess, wantsVoiceServer } from './voice/voice-process.ts';

/** What the site needs from a Vite server, development or preview. */
export type SiteServer = { close: () => Promise<void> };

type ServeOptions = {
  settings: LocalSettings;
  reloadFunctions: boolean;
  /**
   * Shows the site before database and functions have started, whose requests then wait. Otherwise
   * the first page finds all of them running.
   */
  isSiteFirst: boolean;
  /** Loads the engines of the voice server at once instead of with the first use. */
  preloadsVoice: boolean;
  startSite: (plugin: Plugin, settings: LocalSettings) => Promise<SiteServer>;
};

export const host = '127.0.0.1';

/**
 * Starts database, functions and site at one address, and stops all of them on Ctrl-C. If the start
 * fails, prints the reason in one sentence and exits with code 1.
 */
export async function serve(options: ServeOptions): Promise<void> {
  const closers: (() => Promise<void> | void)[] = [];
  let closing: Promise<void> | undefined;
  function closeAll(): Promise<void> {
    closing ??= (async () => {
      for (const close of closers.reverse()) await close();
    })();
    return closing;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      closeAll().finally(() => process.exit(0));
    });
  }
  try {
    await startAll(options, closers);
  } catch (error) {
    await closeAll();
    reportStartupFailure(error);
    process.exit(1);
  }
}

/** Prints what the developer can do; the stack only for unexpected errors. */
export function reportStartupFailure(error: unknown): void {
  const foreseen = error instanceof StartupError || error instanceof MigrationError;
  console.error(foreseen ? `\n${error.message}` : error);
}

async function startAll(
  { settings, reloadFunctions, isSiteFirst, preloadsVoice, startSite }: ServeOptions,
  closers: (() => Promise<void> | void)[],
): Promise<void> {
  const startedAt = performance.now();
  const address = `http://localhost:${settings.port}`;
  console.info(`Starting BrandBFF (PID ${process.pid})`);
  await assertPortIsFree(settings.port);
  if (settings.dataDirectory !== memoryDatabase) {
    closers.push(lockDataFolder(settings.stateDirectory));
  }

  let siteIsUp: () => void = () => undefined;
  const start = isSiteFirst
    ? new Promise<void>((resolve) => {
        siteIsUp = resolve;
      })
    : Promise.resolve();
  // In parallel: Deno does not need the database until the first request.
  const behindSite = start.then(() =>
    settleBoth(
      openBackendThread(databaseOptions(settings)).then((opened) => {
        closers.push(() => opened.close());
        return opened;
      }),
      startDenoParts({ settings, reloadFunctions }, closers),
    ),
  );
  if (!isSiteFirst) await behindSite;
  const site = await step('Site', () => startSite(backendPlugin(behindSite), settings));
  closers.push(() => site.close());
  siteIsUp();
  if (isSiteFirst) console.info(`  ${address} shows the site; its requests wait until Ready`);
  const [, { voice }] = await behindSite;

  console.info(`\nReady in ${seconds(performance.now() - startedAt)}
  Site    ${address}
  Outbox  ${address}${outboxPath}
  Stop with Ctrl-C\n`);

  // Only once the site is up, because loading keeps a processor busy for some seconds.
  if (preloadsVoice) voice?.warmUp();
}

/** The settings that the database thread needs. */
function databaseOptions({
  dataDirectory,
  publishableKey,
  secretKey,
  jwtSecret,
  port,
}: LocalSettings): BackendOptions {
  return { dataDirectory, publishableKey, secretKey, jwtSecret, port };
}

type DenoParts = { functions: FunctionsProcess; voice: VoiceProcess | undefined };

/** Starts the voice server and then the functions, which get its URL. */
async function startDenoParts(
  { settings, reloadFunctions }: Pick<ServeOptions, 'settings' | 'reloadFunctions'>,
  closers: (() => Promise<void> | void)[],
): Promise<DenoParts> {
  const voice = wantsVoiceServer(settings.environment)
    ? await step('Voice', tryStartVoice)
    : undefined;
  if (voice) closers.push(() => voice.close());
  const functions = await step('Functions', () =>
    startFunctions({
      environment: functionEnvironment(settings, voice),
      reload: reloadFunctions,
    }),
  );
  closers.push(() => functions.close());
  return { functions, voice };
}

/** Everything but speech works without it, so its failure must not prevent the start. */
async function tryStartVoice(): Promise<VoiceProcess | undefined> {
  try {
    return await startVoiceServer();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.warn(`${error.message} Going on without voice.`);
    return undefined;
  }
}

/** Waits for both even when one fails, so that the other can be closed. */
async function settleBoth<A, B>(a: Promise<A>, b: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([a, b]);
  return [await a, await b];
}

async function assertPortIsFree(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
      .once('error', (error: NodeJS.ErrnoException) =>
        reject(
          new StartupError(
            error.code === 'EADDRINUSE'
              ? `Port ${port} is in use: stop what runs there, or start with another, PORT=${port + 1} npm run dev.`
              : `Port ${port} cannot be opened (${error.code}): set PORT to another one.`,
          ),
        ),
      )
      .listen(port, host, () => probe.close(() => resolve()));
  });
}

function functionEnvironment(
  settings: LocalSettings,
  voice: VoiceProcess | undefined,
): Record<string, string> {
  const { VITE_BOOKING_URL, VITE_SITE_URL } = settings.environment;
  return {
    // E-mails link to the same addresses as the pages, unless the functions' own variables differ.
    ...(VITE_BOOKING_URL ? { BOOKING_URL: VITE_BOOKING_URL } : {}),
    SITE_URL: VITE_SITE_URL ?? `http://localhost:${settings.port}`,
    ALLOWED_ORIGINS: `http://localhost:${settings.port},http://${host}:${settings.port}`,
    ...settings.environment,
    ...(voice ? { VOICE_BASE_URL: voice.baseUrl } : {}),
    SUPABASE_URL: `http://${host}:${settings.port}`,
    SUPABASE_PUBLISHABLE_KEY: settings.publishableKey,
    SUPABASE_SECRET_KEY: settings.secretKey,
  };
}

/** @param behindSite the backend and the functions; requests wait until they have started */
function backendPlugin(behindSite: Promise<[Backend, DenoParts]>): Plugin {
  const backend = behindSite.then(([opened]) => opened);
  const functions = behindSite.then(([, parts]) => parts.functions);
  // startAll() reports a failed start; requests that wait for it go down with the site.
  for (const part of [backend, functions]) part.catch(() => undefined);
  const middlewares = backendMiddlewares(backend, functions);
  return {
    name: 'local-backend',
    configureServer: (server) => {
      for (const middleware of middlewares) server.middlewares.use(middleware);
    },
    configurePreviewServer: (server) => {
      for (const middleware of middlewares) server.middlewares.use(middleware);
    },
  };
}
