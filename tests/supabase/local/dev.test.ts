import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { projectRoot } from '../../../supabase/local/settings.ts';

/** Starts and stops the development server as a developer does, in separate processes. */

const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function startDev(port: number, args = ['--throwaway']) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/dev.ts', ...args], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port), VITEST: undefined },
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { child, output: () => output };
}

async function untilSaid(
  text: string,
  { child, output }: ReturnType<typeof startDev>,
): Promise<void> {
  while (!output().includes(text)) {
    if (child.exitCode !== null) throw new Error(`stopped with ${child.exitCode}: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function childrenOf(pid: number | undefined): number[] {
  try {
    const lines = execFileSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' }).split('\n');
    return lines
      .map((line) => line.trim().split(/\s+/).map(Number))
      .flatMap(([parent, child]) => (parent === pid && child !== undefined ? [child] : []));
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function untilGone(pids: number[]): Promise<void> {
  while (pids.some(isRunning)) await new Promise((resolve) => setTimeout(resolve, 50));
}

// A new database, migrations and seeds take a minute on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 180_000 });

test('serves site, database and functions at one address until it is interrupted', async () => {
  const port = await freePort();
  const dev = startDev(port);
  const address = `http://localhost:${port}`;
  const headers = { apikey: 'sb_publishable_local_brandbff_backend' };
  // The site is there first, and what it asks for waits for the database.
  await untilSaid('shows the site', dev);
  expect(await (await fetch(address)).text()).toContain('<div id="root">');
  const found = await fetch(`${address}/rest/v1/rpc/search_tariff_lines`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"query":"socks"}',
  });
  expect(await found.json()).not.toEqual([]);
  await untilSaid('Ready in', dev);
  for (const step of ['Voice', 'Database', 'Migrations', 'Sample data', 'Functions', 'Site']) {
    expect(dev.output()).toMatch(new RegExp(`${step} +\\d+\\.\\d s`));
  }

  expect(
    (await fetch(`${address}/functions/v1/market-pricing`, { method: 'OPTIONS' })).status,
  ).toBe(204);
  expect(await (await fetch(`${address}/_outbox`)).text()).toContain('No e-mail yet');

  const children = childrenOf(dev.child.pid);
  expect(children.length).toBeGreaterThan(0);
  dev.child.kill('SIGINT');
  const [exitCode] = await once(dev.child, 'exit');
  expect(exitCode).toBe(0);
  await untilGone(children);
});

test('leaves no child process behind even when it is killed', async () => {
  const dev = startDev(await freePort());
  // At this point the functions are running; the rest of the start has no child process.
  await untilSaid('  Functions ', dev);
  const children = childrenOf(dev.child.pid);
  expect(children.length).toBeGreaterThan(0);
  dev.child.kill('SIGKILL');
  await untilGone(children);
});

test('says in one sentence that the port is busy, and exits with 1', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const dev = startDev(port);
  const [exitCode] = await once(dev.child, 'exit');
  server.close();

  expect(exitCode).toBe(1);
  expect(dev.output()).toContain(`Port ${port} is in use: stop what runs there`);
  expect(dev.output()).not.toContain('    at ');
});
