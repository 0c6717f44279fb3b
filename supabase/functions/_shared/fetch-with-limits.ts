import { readLimitedBytes, TooLargeError } from './read-limited.ts';

/** The one thing the adapters need of the outside; tests hand in their own. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type FetchLimits = {
  /** For the whole exchange, the body included, in milliseconds. */
  timeoutMs: number;
  /** Largest answer that is read, in bytes. */
  maxBytes: number;
};

type ResponseHead = { status: number; ok: boolean; headers: Headers };
export type LimitedResponse = ResponseHead & { text: string };
export type LimitedBytes = ResponseHead & { bytes: Uint8Array<ArrayBuffer> };

/** An outside service did not answer as it should; the message names no secret and no address. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly reason: 'timeout' | 'network' | 'too_large' | 'status' | 'shape' | 'unavailable',
    message: string,
    /** With reason 'status': which. */
    readonly status?: number,
    /** How long the service asked to be left alone. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** The failure that an answer of another status than 2xx is; `name` begins its sentence. */
export function statusError(name: string, { headers, status }: ResponseHead): ServiceError {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return new ServiceError(
    'status',
    `${name} answered ${status}.`,
    status,
    // A date instead of seconds is left to our own waits.
    Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined,
  );
}

/**
 * Asks an outside service, within a time and a size limit. Answers of any status are returned, but a
 * redirect is not followed unless `init` says so: it would carry the key along, and one call could
 * become many. Throws ServiceError when no answer came, or came too late or too large.
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

/** The same for answers that are no text. Throws ServiceError. */
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

/** Settles with the work, or rejects on abort even if the work itself never notices it. */
function orAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
