import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { projectRoot } from './builds.ts';

export type LocalSite = {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to the first response. */
  startMs: number;
  close: () => Promise<void>;
};

const MAX_START_MS = 120_000;
const POLL_MS = 50;

/**
 * Runs the whole site on this machine in a separate process on a free port.
 * @param script the start script, relative to the project's root
 * @throws Error with its output when it exits before it responds
 */
export async function startLocalSite(script: string, args: readonly string[]): Promise<LocalSite> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port) },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed += text;
    });
  }
  const url = `http://localhost:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - startedAt > MAX_START_MS) {
      child.kill();
      throw new Error(`The site did not start:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {
    url,
    pid: child.pid ?? Number.NaN,
    startMs: performance.now() - startedAt,
    close: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { headers: { accept: 'text/html' } }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A free port of this machine. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
