import { ApiError } from './api-error.ts';
import { callDatabase, type DatabaseAnswer } from './call.ts';
import type { Client } from './client.ts';

/**
 * Stores a row that brings its own id: sent again with it, after an answer that got lost on its
 * way, it counts as stored.
 * @throws ApiError when the row could not be stored.
 */
export async function insertOnce(
  insert: (client: Client) => PromiseLike<DatabaseAnswer<null>>,
): Promise<void> {
  try {
    await callDatabase(insert);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

/** The id is the only unique column of the tables that visitors send to. */
function isAlreadyThere(error: unknown): boolean {
  return error instanceof ApiError && error.code === uniqueViolation;
}

/** PostgreSQL's own code. */
const uniqueViolation = '23505';
