import type { ServiceDatabase } from '../_shared/database.ts';
import type { MissingMessages } from './handler.ts';

/** How many rows stored before that time have no message to the team, from the real tables. */
export async function readMissingMessages(
  database: ServiceDatabase,
  storedBefore: Date,
): Promise<MissingMessages> {
  const { data, error } = await database
    .rpc('count_submissions_without_message', { stored_before: storedBefore.toISOString() })
    .single();
  if (error !== null) throw new Error(`count_submissions_without_message: ${error.message}`);
  // An aggregate without rows has no oldest, whatever the generated type says.
  const oldestAt: string | null = data.oldest_at;
  return { count: data.missing, oldestAt: oldestAt === null ? null : new Date(oldestAt) };
}
