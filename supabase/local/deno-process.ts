import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { denoBinary } from './deno-binary.ts';
import { terminalLine } from './function-log.ts';
import { projectRoot } from './settings.ts';
import { StartupError } from './startup-error.ts';

export type DenoChild = ChildProcessByStdio<Writable, Readable, Readable>;

export type DenoHost<Announcement> = {
  child: DenoChild;
  /** The JSON that it printed when it was ready. */
  readyMessage: Announcement;
};

type DenoProgram = {
  /** Used in messages: "the functions", "the voice server". */
  name: string;
  script: string;
  args?: string[];
  /** Permissions and other options of Deno. */
  flags: string[];
  environment: Readonly<Record<string, string>>;
};

/**
 * Packages come from the project's node_modules. This is a flag instead of a line in deno.json,
 * because that file is deployed with the functions, where no such folder exists.
 */
export const nodeModulesFlag = '--node-modules-dir=manual';

const startLimitMs = 60_000;

/**
 * Starts a Deno program that listens on a port of 127.0.0.1, prints `{"port": n}` once it does, and
 * ends when its standard input closes, so that it never outlives this process. Fetches nothing:
 * packages come from node_modules.
 * @throws StartupError
 */
export function startDeno<Announcement extends { port: number }>(
  program: DenoProgram,
): Promise<DenoHost<Announcement>> {
  const { args = [], environment, flags, name, script } = program;
  const child = spawn(
    denoBinary(),
    [
      'run',
      '--quiet',
      '--no-prompt',
      '--no-remote',
      nodeModulesFlag,
      ...flags,
      '--config',
      join(projectRoot, 'supabase/functions/deno.json'),
      script,
      ...args,
    ],
    {
      env: { ...environment, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' },
      stdio: ['pipe', 'pipe', 'pipe'],
      // A separate process group: Ctrl-C or a test runner that signals this process's group would
      // otherwise end the program before this process can mark the end as intended.
      detached: true,
    },
  );
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new StartupError(`The ${name} did not start within 60 s: see the messages above.`));
    }, startLimitMs);
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(new StartupError(`Deno cannot be started (${error.message}): run \`npm ci\` again.`));
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new StartupError(`The ${name} stopped with code ${code}: see the messages above.`));
    });
    let ready = false;
    createInterface({ input: child.stderr }).on('line', (line) => print(line, console.error));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (ready) return print(line, console.info);
      ready = true;
      clearTimeout(timer);
      const readyMessage: Announcement = JSON.parse(line);
      resolve({ child, readyMessage });
    });
  });
}

function print(line: string, write: (text: string) => void): void {
  const text = terminalLine(line);
  if (text !== null) write(text);
}

/** Ends the child and waits for its exit. */
export function endChild(child: DenoChild): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
