import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../../supabase/local/settings.ts';

/** Files of the site as `npm run dev` serves them, with the project's own vite.config.ts. */

const secret = 'must-stay-on-this-machine';
/** Not keys.json or data, because a developer's own files may be there. */
const stateFolder = join(projectRoot, 'supabase/.temp/site-server-test');
let server: ViteDevServer;
let address: string;

beforeAll(async () => {
  mkdirSync(join(stateFolder, 'data'), { recursive: true });
  for (const file of ['keys.json', 'keys.ts', 'data/base']) {
    writeFileSync(join(stateFolder, file), `export default '${secret}'`);
  }
  server = await createServer({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'silent',
  });
  await server.listen();
  const bound = server.httpServer?.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port');
  address = `http://127.0.0.1:${bound.port}`;
});

afterAll(async () => {
  await server.close();
  rmSync(stateFolder, { recursive: true, force: true });
});

const onDisk = `/@fs${projectRoot.replace(/\/$/, '')}`;
const queries = ['', '?import', '?raw', '?url', '?inline', '?import&raw', '?raw??'];

test('the state of the local backend is served at no address', async () => {
  for (const root of ['', onDisk, '/@id', '/src/..']) {
    for (const file of ['keys.json', 'keys.ts', 'data/base']) {
      for (const query of queries) {
        const path = `${root}/supabase/.temp/site-server-test/${file}${query}`;
        expect(await (await fetch(address + path)).text(), path).not.toContain(secret);
      }
    }
  }
});

test.each([
  '/package.json',
  '/vite.config.ts',
  '/supabase/config.toml?raw',
  '/supabase/seeds/60_knowledge.sql?raw',
  '/supabase/functions/health/index.ts',
  '/tests/supabase/local/site-server.test.ts',
  '/.git',
  '/.git?raw',
  '/.env.example?raw',
])('does not serve %s, which no page uses', async (path) => {
  for (const root of ['', onDisk]) {
    const response = await fetch(`${address}${root}${path}`);
    // An address without a file gets the page.
    if (response.status === 200) expect(await response.text(), path).toContain('<div id="root">');
    else expect(response.status, path).toBeGreaterThanOrEqual(400);
  }
});

test.each([
  '/src/main.tsx',
  '/supabase/functions/_shared/domain/brand.ts',
  '/node_modules/vite/dist/client/client.mjs',
  '/favicon.svg',
])('serves %s, which pages use', async (path) => {
  const response = await fetch(address + path);
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain('<div id="root">');
});

test('pages of another origin cannot read what is served', async () => {
  const headers = { origin: 'http://localhost:9999' };
  for (const path of ['/', '/src/main.tsx', '/favicon.svg']) {
    const response = await fetch(address + path, { headers });
    expect(response.headers.get('access-control-allow-origin'), path).toBeNull();
  }
});
