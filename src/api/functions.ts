import type * as z from 'zod/mini';
import type { LazyModule } from '@/lazy/lazy-module.ts';
import { ApiError, unreachableMessage } from './api-error.ts';
import { getClient } from './client.ts';
import { lazyApiModule } from './lazy-api-module.ts';
import { recordRetryAfter } from './retry-after.ts';
import { visitorSessionId } from './visitor-session.ts';

const brokenAnswerMessage = 'Our server gave an answer we couldn’t read. Please try again.';

const errorBodySchema = lazyApiModule(() =>
  import('@functions/_shared/contracts/common.ts').then((m) => m.errorBodySchema),
);

/**
 * Calls an edge function and validates its answer with the contract, which loads while the function
 * works.
 * @throws ApiError with the function's own message, or with code `network`, `timeout` or
 *   `bad_answer`
 */
export async function callFunction<Schema extends z.ZodMiniType>(
  name: string,
  body: Record<string, unknown>,
  answerSchema: Pick<LazyModule<Schema>, 'load'>,
  { timeoutMs = 30_000, isInBackground = false }: CallOptions = {},
): Promise<z.infer<Schema>> {
  const [schema, { data, error, response }] = await Promise.all([
    answerSchema.load(),
    invoke(name, body, timeoutMs),
  ]);
  if (error === null) {
    const parsed = schema.safeParse(data);
    if (parsed.success) return parsed.data;
    throw new ApiError(brokenAnswerMessage, 'bad_answer');
  }
  if (isTimeout(error)) {
    throw new ApiError('This took too long. Please try again.', 'timeout', { cause: error });
  }
  if (response === undefined) throw new ApiError(unreachableMessage, 'network', { cause: error });
  const failure = await readFailure(response);
  if (failure.status === 429 && !isInBackground) recordRetryAfter(failure.retryAfterMs);
  throw failure;
}

type CallOptions = {
  timeoutMs?: number;
  /**
   * True if the visitor did not trigger the call just now, so the page must not announce a wait.
   */
  isInBackground?: boolean;
};

type Invocation = { data: unknown; error: unknown; response?: Response };

async function invoke(
  name: string,
  body: Record<string, unknown>,
  timeoutMs: number,
): Promise<Invocation> {
  try {
    const client = await getClient();
    // The functions' rate limits are per session.
    const headers = { 'x-session-id': visitorSessionId() };
    return await client.functions.invoke(name, { body, headers, timeout: timeoutMs });
  } catch (error) {
    return { data: null, error };
  }
}

function isTimeout(error: unknown): boolean {
  const cause = error instanceof Error && 'context' in error ? error.context : error;
  return cause instanceof Error && cause.name === 'AbortError';
}

async function readFailure(response: Response): Promise<ApiError> {
  const schema = await errorBodySchema.load();
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  const options = { status: response.status, retryAfterMs: parseRetryAfterMs(response) };
  if (!parsed.success) {
    return new ApiError(brokenAnswerMessage, `http_${response.status}`, options);
  }
  return new ApiError(parsed.data.error.message, parsed.data.error.code, options);
}

/**
 * Our functions send seconds. The header may also hold a date (HTTP allows it), which is ignored.
 */
function parseRetryAfterMs(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}
