import { readLimitedBytes, TooLargeError } from './read-limited.ts';

/** The one thing the adapters need of the outside; tests hand in their own. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type FetchLimits = {
  /** For the whole exchange, the body included, in milliseconds. */
  timeoutMs: number;
  /** Largest answer that is read, in bytes. */
  maxBytes: number;
};

export type LimitedResponse = { status: number; ok: boolean; text: string };
export type LimitedBytes = { status: number; ok: boolean; bytes: Uint8Array<ArrayBuffer> };

/** An outside service did not answer as it should; the message names no secret and no address. */
export class ServiceError extends Error {
  constructor(
    readonly reason: 'timeout' | 'network' | 'too_large' | 'status' | 'shape',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Asks an outside service, within a time and a size limit. Answers of any status are returned;
 * throws ServiceError when none came, or came too late or too large.
 */
export async function fetchWithLimits(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  limits: FetchLimits,
): Promise<LimitedResponse> {
  const { bytes, ok, status } = await fetchBytesWithLimits(fetch, url, init, limits);
  return { status, ok, text: new TextDecoder().decode(bytes) };
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
    const response = await fetch(url, { ...init, signal: controller.signal });
    const bytes = await readLimitedBytes(response, limits.maxBytes);
    return { status: response.status, ok: response.ok, bytes };
  }
}

/** Settles with the work, or rejects on abort even if the work itself never notices it. */
function orAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
