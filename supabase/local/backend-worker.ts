/**
 * Runs the embedded database and its API in a separate thread, started by backend-thread.ts. PGlite
 * has no statement timeout, and a statement blocks its thread until it ends; in this thread it
 * blocks neither the site nor the shutdown.
 *
 * Opens the database that `workerData` describes, posts `opened` or `failed`, then answers each
 * message with one of the same id.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { type Backend, type BackendOptions, openBackend } from './backend.ts';
import { MigrationError } from './migrations.ts';
import { StartupError } from './startup-error.ts';

export type ToWorker = { id: number } & (
  | { kind: 'fetch'; request: PlainRequest }
  | { kind: 'query'; sql: string; parameters: unknown[] }
  | { kind: 'close' }
);

export type FromWorker =
  | { kind: 'opened' }
  /** `foreseen`: the developer needs the message but not the stack. */
  | { kind: 'failed'; message: string; stack: string; foreseen: boolean }
  /** A progress line of the start. */
  | { kind: 'progress'; line: string }
  | Answer;

export type Answer = { kind: 'answer'; id: number } & (
  | { response: PlainResponse }
  | { rows: unknown[] }
  | { closed: true }
  | { error: string }
);

/** A request that can be posted between threads. */
export type PlainRequest = {
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
};
export type PlainResponse = {
  status: number;
  statusText: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
};

const port = parentPort;
if (port === null) throw new Error('backend-worker.ts runs as a worker thread only');

function post(message: FromWorker): void {
  port?.postMessage(message);
}

// A worker's own output may arrive late; as messages, these lines arrive before `opened`.
console.info = (line: unknown) => post({ kind: 'progress', line: String(line) });

const options: BackendOptions = workerData;
try {
  const backend = await openBackend(options);
  port.on('message', (message: ToWorker) => {
    answer(backend, message).then(post, (error: unknown) =>
      post({ kind: 'answer', id: message.id, error: String(error) }),
    );
  });
  post({ kind: 'opened' });
} catch (error) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const foreseen = error instanceof StartupError || error instanceof MigrationError;
  post({ kind: 'failed', message, stack: stack ?? message, foreseen });
}

async function answer(backend: Backend, message: ToWorker): Promise<Answer> {
  const { id } = message;
  switch (message.kind) {
    case 'fetch': {
      const { url, ...init } = message.request;
      const response = await backend.fetch(new Request(url, init));
      return { kind: 'answer', id, response: await toPlainResponse(response) };
    }
    case 'query':
      return { kind: 'answer', id, rows: await backend.query(message.sql, message.parameters) };
    case 'close':
      await backend.close();
      return { kind: 'answer', id, closed: true };
  }
}

async function toPlainResponse(response: Response): Promise<PlainResponse> {
  return {
    status: response.status,
    statusText: response.statusText,
    // Several cookies are separate entries.
    headers: [...response.headers],
    body: response.body === null ? null : await response.arrayBuffer(),
  };
}
