import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { denoBinary } from './deno-binary.ts';
import { projectRoot } from './settings.ts';
import { StartupError } from './startup-error.ts';

/** The Deno process that runs supabase/functions, and the way to it. */
export type FunctionsProcess = {
  /** Passes a request on to its function; waits while the functions are being reloaded. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  close: () => Promise<void>;
};

type Running = { child: ChildProcess; port: number; functions: string[] };

const functionsFolder = join(projectRoot, 'supabase/functions');
const startLimitMs = 60_000;

/** Starts Deno; with `reload` it starts anew whenever a file of the functions changes. */
export async function startFunctions(options: {
  environment: Record<string, string>;
  reload: boolean;
}): Promise<FunctionsProcess> {
  let current = spawnDeno(options.environment);
  let closed = false;
  await current;

  const restart = debounce(200, () => {
    const previous = current;
    current = previous
      .catch(() => undefined)
      .then(async (running) => {
        if (running) await end(running.child);
        return spawnDeno(options.environment);
      });
    current.then(
      ({ functions }) => console.info(`Functions reloaded: ${functions.join(', ')}`),
      (error: unknown) => closed || console.error(error instanceof Error ? error.message : error),
    );
  });
  const watcher = options.reload
    ? watch(functionsFolder, { recursive: true }, (_event, file) => {
        if (!closed && /\.(ts|json)$/.test(String(file))) restart();
      })
    : undefined;

  return {
    handle(request, response) {
      current.then(
        ({ port }) => forward(port, request, response),
        () => refuse(response, 'The functions are not running: see the terminal.'),
      );
    },
    async close() {
      closed = true;
      watcher?.close();
      const running = await current.catch(() => undefined);
      if (running) await end(running.child);
    },
  };
}

function spawnDeno(environment: Record<string, string>): Promise<Running> {
  const child = spawn(
    denoBinary(),
    [
      'run',
      '--quiet',
      '--no-prompt',
      '--no-remote',
      '--allow-net',
      '--allow-env',
      '--allow-read',
      '--config',
      join(functionsFolder, 'deno.json'),
      join(projectRoot, 'supabase/local/functions-host.ts'),
      functionsFolder,
    ],
    {
      env: { ...environment, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new StartupError('The functions did not start within 60 s: see the messages above.'));
    }, startLimitMs);
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(new StartupError(`Deno cannot be started (${error.message}): run \`npm ci\` again.`));
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new StartupError(`The functions stopped with code ${code}: see the messages above.`));
    });
    let ready = false;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (ready) return console.info(line);
      ready = true;
      clearTimeout(timer);
      const { port, functions }: { port: number; functions: string[] } = JSON.parse(line);
      resolve({ child, port, functions });
    });
  });
}

function forward(port: number, request: IncomingMessage, response: ServerResponse): void {
  const upstream = httpRequest(
    {
      host: '127.0.0.1',
      port,
      path: request.url,
      method: request.method,
      headers: request.headers,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  upstream.once('error', () => refuse(response, 'The function broke off before it answered.'));
  response.once('close', () => upstream.destroy());
  request.pipe(upstream);
}

function refuse(response: ServerResponse, message: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { code: 'functions_unavailable', message } }));
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function debounce(delayMs: number, run: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, delayMs);
  };
}
