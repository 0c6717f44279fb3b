import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Backend, BackendOptions } from './backend.ts';
import type { Answer, FromWorker, PlainResponse, ToWorker } from './backend-worker.ts';
import { createSerialQueue } from './serial-queue.ts';
import { memoryDatabase } from './settings.ts';
import { StartupError } from './startup-error.ts';
import { step } from './steps.ts';
import { supervise } from './supervisor.ts';

type ThreadOptions = BackendOptions & {
  /** The longest time that one request may keep the database busy, in milliseconds. */
  timeLimitMs?: number;
  /** The longest time that closing may take, in milliseconds; after that the thread is terminated. */
  closingLimitMs?: number;
};

type Question = ToWorker extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'id'>
    : never
  : never;
type Running = { child: Worker; ask: (question: Question) => Promise<Answer> };

/**
 * Hosted, statements end after 3 s for visitors and 8 s for others. This limit is only for
 * statements that would never end, so it must not trigger on a busy machine.
 */
const defaultTimeLimitMs = 15_000;
const defaultClosingLimitMs = 5_000;

/**
 * openBackend() in a separate thread. A request that keeps the database busy beyond the limit gets
 * the response of a hosted project's statement timeout; the thread is terminated and the database
 * reopened from its folder, as after a power cut. Waiting requests are then handled.
 *
 * Throws StartupError when the database cannot be opened.
 */
export async function openBackendThread({
  timeLimitMs = defaultTimeLimitMs,
  closingLimitMs = defaultClosingLimitMs,
  ...options
}: ThreadOptions): Promise<Backend> {
  const stuck = new WeakSet<Running>();
  const host = supervise<Running>({
    name: 'database',
    start: async () => {
      await makeCluster(options.dataDirectory);
      return startThread(options);
    },
    end: async (running) => {
      if (!stuck.has(running)) await closeDatabase(running, closingLimitMs);
      await running.child.terminate();
    },
  });
  await host.running();
  // The worker is sequential too; queueing here ensures that only one request is lost when it is
  // terminated.
  const queue = createSerialQueue();

  async function askWithTimeout(question: Question): Promise<Answer | 'too long'> {
    const running = await host.running();
    const answer = await within(timeLimitMs, running.ask(question));
    if (answer === 'too long') {
      console.warn(
        `A statement ran for more than ${timeLimitMs / 1000} s: the database is started again.`,
        ...(options.dataDirectory === memoryDatabase ? ['What it held in memory is gone.'] : []),
      );
      stuck.add(running);
      host.restart().catch((error: unknown) => console.error(error));
    }
    return answer;
  }

  return {
    async fetch(request) {
      const body = request.body === null ? null : await request.arrayBuffer();
      const { url, method } = request;
      const headers = [...request.headers];
      const plain = { url, method, headers, body };
      try {
        const answer = await queue(() => askWithTimeout({ kind: 'fetch', request: plain }));
        if (answer === 'too long') return refusal(500, '57014', tooLongMessage);
        if ('response' in answer) return toResponse(answer.response);
        return refusal(
          500,
          'XX000',
          'error' in answer ? answer.error : 'The database gave no answer.',
        );
      } catch {
        return refusal(503, '57P01', 'The database broke off or is not running: see the terminal.');
      }
    },
    async query<Row>(sql: string, parameters: unknown[] = []) {
      const answer = await queue(() => askWithTimeout({ kind: 'query', sql, parameters }));
      if (answer === 'too long') throw new Error(tooLongMessage);
      // The caller states the type of its rows, as with a database in its own thread.
      if ('rows' in answer) return answer.rows as Row[];
      throw new Error('error' in answer ? answer.error : 'The database gave no answer.');
    },
    close: () => host.close(),
  };
}

/** The message of PostgreSQL. */
const tooLongMessage = 'canceling statement due to statement timeout';

/**
 * Makes an empty database in a thread of its own where the folder has none: the memory that this
 * takes, half a gigabyte, goes back with the thread. If it fails, opening the database says why.
 */
async function makeCluster(directory: string): Promise<void> {
  if (directory === memoryDatabase || existsSync(join(directory, 'PG_VERSION'))) return;
  await step('New database', async () => {
    const maker = new Worker(new URL('./new-cluster-worker.mjs', import.meta.url), {
      execArgv: [],
      workerData: directory,
    });
    maker.on('error', () => undefined);
    await once(maker, 'exit');
  });
}

function startThread(options: BackendOptions): Promise<Running> {
  const child = new Worker(new URL('./backend-worker.mjs', import.meta.url), {
    execArgv: [],
    workerData: options,
  });
  const waiting = new Map<
    number,
    { resolve: (answer: Answer) => void; reject: (why: Error) => void }
  >();
  let last = 0;

  return new Promise((resolve, reject) => {
    child.on('message', (message: FromWorker) => {
      if (message.kind === 'progress') console.info(message.line);
      if (message.kind === 'opened') resolve({ child, ask });
      if (message.kind === 'failed') {
        reject(message.foreseen ? new StartupError(message.message) : new Error(message.stack));
        void child.terminate();
      }
      if (message.kind === 'answer') {
        waiting.get(message.id)?.resolve(message);
        waiting.delete(message.id);
      }
    });
    // The exit that follows is reported to those who wait.
    child.on('error', (error) => console.error(error));
    child.once('exit', (code) => {
      const ended = new Error(`The database's thread ended with code ${code}.`);
      reject(ended);
      for (const { reject: refuse } of waiting.values()) refuse(ended);
      waiting.clear();
    });
  });

  function ask(question: Question): Promise<Answer> {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      child.postMessage({ ...question, id });
    });
  }
}

/** The data is safe without closing, but the next start is faster with it. */
async function closeDatabase({ ask }: Running, closingLimitMs: number): Promise<void> {
  await within(
    closingLimitMs,
    ask({ kind: 'close' }).catch(() => undefined),
  );
}

async function within<Result>(
  limitMs: number,
  work: Promise<Result>,
): Promise<Result | 'too long'> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<'too long'>((resolve) => {
    timer = setTimeout(() => resolve('too long'), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function toResponse({ body, ...init }: PlainResponse): Response {
  // A response with a bodiless status rejects even an empty body.
  return new Response(body?.byteLength ? body : null, init);
}

/** In the format of PostgREST's errors. */
function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status });
}
