import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';

export type BackendSettings = {
  dataDirectory: string;
  port: number;
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
};

export type ToBackend = { id: number } & ({ open: BackendSettings } | { sql: string });
export type FromBackend = { id: number; rows?: Record<string, unknown>[]; error?: string };

/** The running database with its API. */
export type BackendChild = {
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  /** Kills it, as a power cut would. */
  kill: () => Promise<void>;
};

/** Keys for one run, and a free port of 127.0.0.1. */
export async function makeBackendSettings(dataDirectory: string): Promise<BackendSettings> {
  return {
    dataDirectory,
    port: await freePort(),
    publishableKey: `sb_publishable_${randomBytes(12).toString('hex')}`,
    secretKey: `sb_secret_${randomBytes(12).toString('hex')}`,
    jwtSecret: randomBytes(32).toString('hex'),
  };
}

/** Starts it and waits until it responds. */
export async function startBackend(settings: BackendSettings): Promise<BackendChild> {
  const child = fork(join(import.meta.dirname, 'backend-process.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  const ask = createAsker(child);
  await ask({ open: settings });
  return {
    query: (sql) => ask({ sql }),
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

type Question = { open: BackendSettings } | { sql: string };

function createAsker(child: ChildProcess) {
  const waiting = new Map<number, (reply: FromBackend) => void>();
  let last = 0;
  child.on('message', (reply: FromBackend) => waiting.get(reply.id)?.(reply));
  child.once('exit', () => {
    for (const [id, settle] of waiting) settle({ id, error: 'the backend has ended' });
  });
  return function ask(question: Question): Promise<Record<string, unknown>[]> {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ error, rows = [] }) => {
        waiting.delete(id);
        if (error === undefined) resolve(rows);
        else reject(new Error(error));
      });
      child.send({ id, ...question });
    });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address();
        const port = typeof address === 'object' && address !== null ? address.port : 0;
        probe.close(() => resolve(port));
      });
  });
}
