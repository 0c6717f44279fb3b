import type { ServiceDatabase } from './database.ts';
import type { Outbox, OutboxRow, OutboxStatus } from './outbox.ts';

const columns =
  'id, kind, recipient_email, reply_to, subject, body_text, body_html, status, attempts, related_submission_id';

/**
 * The outbox in the database. Messages to the team go to the current `notifyEmail`, even if they
 * were written when another or none was set.
 */
export function createOutbox(
  database: ServiceDatabase,
  { notifyEmail }: { notifyEmail: string },
): Outbox {
  const table = () => database.from('notification_outbox');
  const toRow = (stored: StoredRow): OutboxRow => ({
    ...rowOf(stored),
    recipientEmail: stored.kind === 'report' ? stored.recipient_email : notifyEmail,
  });
  return {
    async add(message, now) {
      const inserted = await table()
        .upsert(
          {
            kind: message.kind,
            recipient_email: message.recipientEmail,
            reply_to: message.replyTo,
            subject: message.subject,
            body_text: message.bodyText,
            body_html: message.bodyHtml,
            dedupe_key: message.dedupeKey,
            related_submission_id: message.relatedSubmissionId,
            next_attempt_at: now.toISOString(),
          },
          // A plain insert would also work, but its failure would log the whole message.
          { onConflict: 'dedupe_key', ignoreDuplicates: true },
        )
        .select(columns);
      if (inserted.error !== null) throw failure('insert', inserted.error);
      const [made] = inserted.data;
      if (made !== undefined) return { row: toRow(made), isNew: true };

      const existing = await table()
        .select(columns)
        .eq('dedupe_key', message.dedupeKey)
        .maybeSingle();
      if (existing.error !== null) throw failure('select', existing.error);
      // Neither inserted nor existing: the trigger that counts reports dropped it.
      return existing.data === null ? undefined : { row: toRow(existing.data), isNew: false };
    },

    async findDue(now, limit, kind) {
      const due = table()
        .select(columns)
        .eq('status', 'queued')
        .lte('next_attempt_at', now.toISOString());
      const { data, error } = await (kind === undefined ? due : due.eq('kind', kind))
        .order('is_report')
        .order('next_attempt_at')
        .limit(limit);
      if (error !== null) throw failure('select', error);
      return data.map(toRow);
    },

    async claim(row, nextAttemptAt) {
      const { data, error } = await table()
        .update({
          attempts: row.attempts + 1,
          next_attempt_at: nextAttemptAt.toISOString(),
          recipient_email: row.recipientEmail,
        })
        .eq('id', row.id)
        .eq('status', 'queued')
        .eq('attempts', row.attempts)
        .select('id');
      if (error !== null) throw failure('update', error);
      return data.length === 1;
    },

    async release(row, reason, nextAttemptAt) {
      const { error } = await table()
        .update({
          attempts: row.attempts,
          last_error: reason,
          next_attempt_at: nextAttemptAt.toISOString(),
        })
        .eq('id', row.id)
        .eq('status', 'queued')
        .eq('attempts', row.attempts + 1);
      if (error !== null) throw failure('update', error);
    },

    async markDelivered(id, delivery, at) {
      const { error } = await table()
        .update({
          status: delivery,
          last_error: null,
          sent_at: delivery === 'sent' ? at.toISOString() : null,
        })
        .eq('id', id);
      if (error !== null) throw failure('update', error);
    },

    async markFailed(id, lastError, givenUp) {
      const { error } = await table()
        .update({ status: givenUp ? 'failed' : 'queued', last_error: lastError })
        .eq('id', id);
      if (error !== null) throw failure('update', error);
    },
  };
}

type StoredRow = {
  id: string;
  kind: string;
  recipient_email: string;
  reply_to: string | null;
  subject: string;
  body_text: string;
  body_html: string | null;
  status: string;
  attempts: number;
  related_submission_id: string | null;
};

function rowOf(stored: StoredRow): OutboxRow {
  return {
    id: stored.id,
    kind: stored.kind,
    recipientEmail: stored.recipient_email,
    replyTo: stored.reply_to,
    subject: stored.subject,
    bodyText: stored.body_text,
    bodyHtml: stored.body_html,
    status: toStatus(stored.status),
    attempts: stored.attempts,
    relatedSubmissionId: stored.related_submission_id,
  };
}

function toStatus(status: string): OutboxStatus {
  if (status === 'queued' || status === 'sent' || status === 'captured' || status === 'failed') {
    return status;
  }
  throw new Error(`notification_outbox holds an unknown status: ${status}`);
}

function failure(verb: string, error: { code: string; message: string }): Error {
  return new Error(`notification_outbox ${verb} failed: ${error.code} ${error.message}`);
}
