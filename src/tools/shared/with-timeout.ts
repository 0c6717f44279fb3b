export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * Settles as `work` does, unless `limitMs` milliseconds pass first.
 * @throws TimeLimitError when the time is up; the work itself is left alone.
 */
export function withTimeout<T>(work: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TimeLimitError(`No answer within ${limitMs} ms`));
    }, limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
