import { ApiError, unreachableMessage } from './api-error.ts';
import { type Client, getClient } from './client.ts';

export type DatabaseAnswer<Data> = {
  data: Data;
  error: { message: string; code?: string; details?: string | null } | null;
  status: number;
};

/**
 * Runs one database statement.
 * @throws ApiError with code `network` when nothing answered, otherwise with the database's code
 */
export async function callDatabase<Data>(
  run: (client: Client) => PromiseLike<DatabaseAnswer<Data>>,
): Promise<Data> {
  let answer: DatabaseAnswer<Data>;
  try {
    answer = await run(await getClient());
  } catch (error) {
    throw new ApiError(unreachableMessage, 'network', { cause: error });
  }
  if (answer.error === null) return answer.data;
  // supabase-js reports status 0 when fetch itself failed.
  if (answer.status === 0) throw new ApiError(unreachableMessage, 'network');
  const { error, status } = answer;
  throw new ApiError(error.message, error.code ?? 'database', {
    status,
    retryAfterMs: status === 429 ? parseWaitMs(error.details) : undefined,
  });
}

/** The database's rate limits put the number of seconds to wait into the error's detail. */
function parseWaitMs(detail: string | null | undefined): number | undefined {
  return /^\d{1,6}$/.test(detail ?? '') ? Number(detail) * 1000 : undefined;
}
