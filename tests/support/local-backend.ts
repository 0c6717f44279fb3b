import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import WebSocket from 'ws';
import { type Backend, openBackend } from '../../supabase/local/backend.ts';
import { type FunctionsProcess, startFunctions } from '../../supabase/local/functions-process.ts';
import { backendMiddlewares } from '../../supabase/local/middleware.ts';
import { type LocalSettings, memoryDatabase, readSettings } from '../../supabase/local/settings.ts';
import { filesIn, readOrBuildImage, shrinkDatabase } from './database-image.ts';

/** The embedded database with its API and the sample data, in this process and in memory. */
export async function openMemoryBackend(
  overrides: Partial<LocalSettings> = {},
): Promise<{ backend: Backend; settings: LocalSettings }> {
  const settings = readSettings({ dataDirectory: memoryDatabase, ...overrides });
  return { backend: await withoutProgress(() => openFromImage(settings)), settings };
}

/** Migrating and seeding takes seconds, so only the first test file does it. */
async function openFromImage(settings: LocalSettings): Promise<Backend> {
  const ingredients = await Promise.all(
    ['supabase/migrations', 'supabase/seeds', 'supabase/local'].map(filesIn),
  );
  const image = await readOrBuildImage('backend', ingredients.flat(), async () => {
    const backend = await openBackend(settings);
    await shrinkDatabase((sql) => backend.query(sql));
    const dumped = await backend.dumpImage();
    await backend.close();
    return dumped;
  });
  return openBackend({ ...settings, image });
}

export type ServedBackend = {
  url: string;
  settings: LocalSettings;
  backend: Backend;
  close: () => Promise<void>;
};

/** Database, API and the functions on Deno behind one address, like the development server. */
export async function serveMemoryBackend(): Promise<ServedBackend> {
  const server = createServer();
  const port = await listen(server);
  const url = `http://127.0.0.1:${port}`;
  const { backend, settings } = await openMemoryBackend({ port });
  const functions = await startFunctions({
    environment: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: settings.publishableKey,
      SUPABASE_SECRET_KEY: settings.secretKey,
      SITE_URL: 'https://www.example.com',
    },
    reload: false,
  });
  mount(server, backend, functions);
  return {
    url,
    settings,
    backend,
    async close() {
      server.closeAllConnections();
      server.close();
      await functions.close();
      await backend.close();
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(isInternetAddress(address) ? address.port : 0);
    });
  });
}

function isInternetAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

function mount(server: Server, backend: Backend, functions: FunctionsProcess): void {
  const middlewares = backendMiddlewares(Promise.resolve(backend), Promise.resolve(functions));
  server.on('request', (request, response) => {
    let index = 0;
    function next(error?: unknown): void {
      const middleware = middlewares[index++];
      if (error === undefined && middleware) {
        middleware(request, response, next);
        return;
      }
      response.writeHead(error === undefined ? 404 : 500);
      response.end();
    }
    next();
  });
}

async function withoutProgress<Result>(work: () => Promise<Result>): Promise<Result> {
  const silenced = vi.spyOn(console, 'info').mockImplementation(() => {});
  try {
    return await work();
  } finally {
    silenced.mockRestore();
  }
}

let sites = 0;

/** Stubs the browser APIs that src/api uses, for tests in Node. */
export function stubBrowser(options: { fetch: typeof fetch; storage?: Storage }): void {
  vi.stubGlobal('fetch', options.fetch);
  // supabase-js requires one even without subscriptions; Node 20 has none.
  vi.stubGlobal('WebSocket', WebSocket);
  sites += 1;
  const localStorage = options.storage ?? memoryStorage();
  // Where supabase-js stores a session, and where pages look for one.
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', {
    // A separate origin for each test, because supabase-js warns when two clients share one.
    location: { origin: `http://site-${sites}.localhost` },
    localStorage,
  });
  vi.stubGlobal('document', { referrer: 'https://example.org/somewhere' });
  vi.stubGlobal('navigator', {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });
}

export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => values.delete(key),
    setItem: (key, value) => values.set(key, value),
  };
}
