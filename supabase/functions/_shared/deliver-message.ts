import type { MailTransport } from './email.ts';
import type { Log } from './log.ts';
import {
  deliverFromOutbox,
  isDelivered,
  type Outbox,
  type OutboxRow,
  type OutboxStatus,
} from './outbox.ts';
import type { Submissions } from './submissions.ts';

/**
 * Tries once to deliver a message and marks the submission of a delivered lead as notified. Never
 * throws because of the mail service or the mark: a failure to mark must not tell the visitor that
 * the message failed.
 */
export async function deliverMessage(
  row: OutboxRow,
  deps: {
    outbox: Outbox;
    submissions: Submissions;
    sendMail: MailTransport;
    now: () => Date;
    log: Log;
  },
): Promise<OutboxStatus> {
  const status = await deliverFromOutbox(row, deps);
  if (isDelivered(status)) await markNotified(row, deps);
  return status;
}

async function markNotified(
  lead: OutboxRow,
  { log, submissions }: { log: Log; submissions: Submissions },
): Promise<void> {
  const { kind, relatedSubmissionId, replyTo } = lead;
  if (relatedSubmissionId === null) return;
  try {
    if (kind === 'sourcing') await submissions.markSourcingNotified(relatedSubmissionId);
    if (kind === 'tool' && replyTo !== null) {
      await submissions.markNotified(relatedSubmissionId, replyTo);
    }
  } catch (error) {
    log('error', 'notification_sent not set', {}, error);
  }
}
