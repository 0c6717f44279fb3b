/** Too many jobs are waiting. */
export class QueueFullError extends Error {
  constructor() {
    super('Too many requests are waiting.');
  }
}

/** The client left before its job started. */
export class ClientGoneError extends Error {
  constructor() {
    super('Nobody waits for this answer any more.');
  }
}

export type JobQueue = <Result>(
  job: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/**
 * Runs one job at a time, in order of arrival; at most `maxWaiting` jobs wait. Rejects with
 * QueueFullError immediately, or with NobodyWaitsError when `signal` was aborted before the job
 * started; otherwise settles as the job does.
 */
export function createJobQueue({ maxWaiting }: { maxWaiting: number }): JobQueue {
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  return async function enqueue(job, signal) {
    if (unfinished > maxWaiting) throw new QueueFullError();
    unfinished += 1;
    const turn = last.then(() => {
      if (signal?.aborted) throw new ClientGoneError();
      return job();
    });
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      unfinished -= 1;
    }
  };
}
