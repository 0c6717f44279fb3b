import type { ServiceDatabase } from '../_shared/database.ts';
import type { MissingMessages } from './handler.ts';

/** Counts the rows stored before a time that have no message to the team. */
export async function readMissingMessages(
  database: ServiceDatabase,
  storedBefore: Date,
): Promise<MissingMessages> {
  const { data, error } = await database
    .rpc('count_submissions_without_message', { stored_before: storedBefore.toISOString() })
    .single();
  if (error !== null) throw new Error(`count_submissions_without_message: ${error.message}`);
  // An aggregate over no rows has no oldest one, although the generated type says otherwise.
  const oldestAt: string | null = data.oldest_at;
  return { count: data.missing, oldestAt: oldestAt === null ? null : new Date(oldestAt) };
}
