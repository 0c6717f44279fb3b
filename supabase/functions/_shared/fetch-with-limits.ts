import { readLimitedBytes, TooLargeError } from './read-limited.ts';

/** The network as adapters see it; tests pass their own. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type FetchLimits = {
  /** For the whole exchange including the body, in milliseconds. */
  timeoutMs: number;
  /** The largest response that is read, in bytes. */
  maxBytes: number;
};

type ResponseHead = { status: number; ok: boolean; headers: Headers };
export type LimitedResponse = ResponseHead & { text: string };
export type LimitedBytes = ResponseHead & { bytes: Uint8Array<ArrayBuffer> };

/** An external service failed; the message contains no secret and no URL. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly reason: 'timeout' | 'network' | 'too_large' | 'status' | 'shape' | 'unavailable',
    message: string,
    /** The status, when the reason is 'status'. */
    readonly status?: number,
    /** The pause that the service asked for, in seconds. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** The error for a status other than 2xx; `name` begins its message. */
export function statusError(name: string, { headers, status }: ResponseHead): ServiceError {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return new ServiceError(
    'status',
    `${name} answered ${status}.`,
    status,
    // A date instead of seconds is ignored; our own waits apply.
    Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined,
  );
}

/**
 * Calls an external service within a time limit and a size limit. Returns responses of any status.
 * Does not follow redirects unless `init` says so, because they would send the key along and
 * multiply calls.
 *
 * @throws ServiceError when there is no response, or it is too late or too large
 */
export async function fetchWithLimits(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  limits: FetchLimits,
): Promise<LimitedResponse> {
  const { bytes, ...answer } = await fetchBytesWithLimits(fetch, url, init, limits);
  return { ...answer, text: new TextDecoder().decode(bytes) };
}

/** The same for binary responses. Throws ServiceError. */
export async function fetchBytesWithLimits(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  limits: FetchLimits,
): Promise<LimitedBytes> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limits.timeoutMs);
  try {
    return await orAbort(exchange(), controller.signal);
  } catch (error) {
    if (controller.signal.aborted) {
      throw new ServiceError('timeout', `No answer within ${limits.timeoutMs} ms.`);
    }
    if (error instanceof TooLargeError) throw new ServiceError('too_large', error.message);
    throw new ServiceError('network', 'The service could not be reached.');
  } finally {
    clearTimeout(timer);
  }

  async function exchange(): Promise<LimitedBytes> {
    const response = await fetch(url, { redirect: 'error', ...init, signal: controller.signal });
    const bytes = await readLimitedBytes(response, limits.maxBytes);
    return { status: response.status, ok: response.ok, headers: response.headers, bytes };
  }
}

/** Settles with the work, or rejects on abort even if the work ignores the signal. */
function orAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
