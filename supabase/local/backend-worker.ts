/**
 * The embedded database and its API in a thread of their own, started by backend-thread.ts. PGlite
 * knows no statement timeout, and a statement keeps its thread busy until it ends: here that holds
 * up neither the site nor the way to stop it.
 *
 * Opens what `workerData` names, says `opened` or `failed`, then answers each message with one of the
 * same id.
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
  /** `foreseen`: the message is for the developer, and the stack is not. */
  | { kind: 'failed'; message: string; stack: string; foreseen: boolean }
  /** A line of the start's progress. */
  | { kind: 'progress'; line: string }
  | Answer;

export type Answer = { kind: 'answer'; id: number } & (
  | { response: PlainResponse }
  | { rows: unknown[] }
  | { closed: true }
  | { error: string }
);

/** What can be posted from thread to thread. */
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

// A worker's own output arrives at some time; in a message it keeps its place before `opened`.
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
    // Several cookies are several entries.
    headers: [...response.headers],
    body: response.body === null ? null : await response.arrayBuffer(),
  };
}
