import { watch } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type DenoChild, endChild, startDeno } from './deno-process.ts';
import { projectRoot } from './settings.ts';
import { supervise } from './supervisor.ts';

/** The Deno process that runs supabase/functions. */
export type FunctionsProcess = {
  /** Forwards a request to its function; waits while the functions restart. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  close: () => Promise<void>;
};

type Running = { child: DenoChild; port: number; functions: string[] };

const functionsFolder = join(projectRoot, 'supabase/functions');

/**
 * Starts Deno, and restarts it when it stops unexpectedly; with `reload` also whenever a file of
 * the functions changes.
 */
export async function startFunctions(options: {
  environment: Record<string, string>;
  reload: boolean;
}): Promise<FunctionsProcess> {
  const host = supervise({
    name: 'functions',
    start: () => startHost(options.environment),
    end: ({ child }) => endChild(child),
  });
  let closed = false;
  await host.running();

  const restart = debounce(200, () => {
    host.restart().then(
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
      host.running().then(
        ({ port }) => forward(port, request, response),
        () => refuse(response, 'The functions are not running: see the terminal.'),
      );
    },
    async close() {
      closed = true;
      watcher?.close();
      await host.close();
    },
  };
}

async function startHost(environment: Record<string, string>): Promise<Running> {
  const { readyMessage, child } = await startDeno<{ port: number; functions: string[] }>({
    name: 'functions',
    script: join(projectRoot, 'supabase/local/functions-host.ts'),
    args: [functionsFolder],
    flags: ['--allow-net', '--allow-env', '--allow-read'],
    environment,
  });
  return { child, ...readyMessage };
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
  response.writeHead(503, {
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify({ error: { code: 'functions_unavailable', message } }));
}

function debounce(delayMs: number, run: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, delayMs);
  };
}
