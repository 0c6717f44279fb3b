import type { ServiceDatabase } from '../_shared/database.ts';
import type { OutboxBacklog } from './handler.ts';

/** Counts the mail that waits and the mail that was given up. */
export async function readOutboxBacklog(database: ServiceDatabase): Promise<OutboxBacklog> {
  const count = (status: 'queued' | 'failed') =>
    database
      .from('notification_outbox')
      .select('id', { count: 'exact', head: true })
      .eq('status', status);
  const [queued, failed, oldest] = await Promise.all([
    count('queued'),
    count('failed'),
    database
      .from('notification_outbox')
      .select('created_at')
      .eq('status', 'queued')
      .order('created_at')
      .limit(1),
  ]);
  const error = queued.error ?? failed.error ?? oldest.error;
  if (error !== null) throw new Error(`notification_outbox select failed: ${error.message}`);
  const [first] = oldest.data ?? [];
  return {
    queued: queued.count ?? 0,
    failed: failed.count ?? 0,
    oldestQueuedAt: first === undefined ? null : new Date(first.created_at),
  };
}
