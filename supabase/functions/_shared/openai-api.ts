import type OpenAI from 'openai';
import type { CallService } from './external-service.ts';
import {
  type Fetch,
  fetchBytesWithLimits,
  ServiceError,
  statusError,
} from './fetch-with-limits.ts';

export type OpenAiService = {
  fetch: Fetch;
  /** Undefined for a server on the same machine, which needs none. */
  apiKey: string | undefined;
  /** Including the version, such as ".../v1"; any service with the same interface works. */
  baseUrl: string;
  call: CallService;
};

/**
 * Makes one call to an OpenAI-compatible service with its official client. The client is loaded
 * with the first call, because it is larger than the function around it. Limits and retries are our
 * own, so that they are the same for every service.
 * @param name used in messages, such as "The chat service"
 * @param maxBytes largest response that is read
 * @throws ServiceError
 */
export function askOpenAi<Answer>(
  { apiKey, baseUrl, call, fetch }: OpenAiService,
  { maxBytes, name }: { name: string; maxBytes: number },
  ask: (client: OpenAI) => Promise<Answer>,
): Promise<Answer> {
  return call(async (timeLeftMs) => {
    const { default: Client } = await import('openai');
    async function limitedFetch(url: string | URL | Request, init: RequestInit = {}) {
      const limits = { timeoutMs: timeLeftMs, maxBytes };
      const answer = await fetchBytesWithLimits(fetch, addressOf(url), init, limits);
      if (!answer.ok) throw statusError(name, answer);
      return new Response(answer.bytes, { status: answer.status, headers: answer.headers });
    }
    const client = new Client({
      apiKey: apiKey ?? 'none',
      baseURL: baseUrl.replace(/\/+$/, ''),
      ...(apiKey === undefined ? { defaultHeaders: { authorization: null } } : {}),
      organization: null,
      project: null,
      logLevel: 'off',
      maxRetries: 0,
      // Our own timeout fires first; the client's would hide its cause.
      timeout: 2 * timeLeftMs,
      // The client needs the Response class, and would otherwise fetch an empty response to find
      // it.
      fetch: Object.assign(limitedFetch, { Response }),
    });
    try {
      return await ask(client);
    } catch (error) {
      throw serviceErrorIn(error) ?? new ServiceError('shape', `${name} answered no JSON.`);
    }
  });
}

function addressOf(input: string | URL | Request): string {
  return input instanceof Request ? input.url : String(input);
}

/** The client wraps errors of its fetch. */
function serviceErrorIn(error: unknown): ServiceError | undefined {
  if (error instanceof ServiceError) return error;
  return error instanceof Error && error.cause instanceof ServiceError ? error.cause : undefined;
}
