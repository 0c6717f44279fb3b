import type { NotificationResponse } from './contracts/common.ts';
import type { Delivery, MailTransport } from './email.ts';
import { ServiceError } from './fetch-with-limits.ts';
import { HttpError } from './http.ts';
import type { Log } from './log.ts';
import { mailboxOf } from './mailbox.ts';
import type { Recipient } from './rate-limit.ts';

export type OutboxStatus = 'queued' | 'sent' | 'captured' | 'failed';

/** A message to be put into the outbox. */
export type OutboxMessage = {
  /** 'tool' and 'sourcing' are leads for the team; 'report' is the visitor's own copy. */
  kind: string;
  recipientEmail: string;
  replyTo: string | null;
  subject: string;
  bodyText: string;
  bodyHtml: string | null;
  /** Requests about the same event have the same key and are stored once. */
  dedupeKey: string;
  relatedSubmissionId: string | null;
};

export type OutboxRow = Omit<OutboxMessage, 'dedupeKey'> & {
  id: string;
  status: OutboxStatus;
  /** Delivery attempts so far. */
  attempts: number;
};

/** A message in the outbox: newly inserted, or the existing row with its key. */
export type UpsertResult = { row: OutboxRow; isNew: boolean };

/**
 * Messages per day that one caller, or their network, may send to one mailbox, each kind counted by
 * itself: an idea that was chosen does not take the place of a report. Anybody may type anybody's
 * address, so the database limits a mailbox to 24 in all (limit_reports()) and does not reveal
 * when it does, since that would show how many others have sent there. One caller can use less than
 * half of them, so nobody alone can lock out the owner.
 */
export const maxToMailboxPerCaller = { report: 4, rfq: 3, idea: 2, guide: 2 } as const;

export type MailboxMessage = keyof typeof maxToMailboxPerCaller;

/** What counts toward the caller's share of this kind of message to this address. */
export function mailboxQuota(message: MailboxMessage, address: string): Recipient {
  return { name: `${mailboxOf(address)}, ${message}`, perDay: maxToMailboxPerCaller[message] };
}

/**
 * One address has used its share of the day's e-mails. Without this limit it could fill the outbox
 * and delay everybody's leads for days. The page keeps the message and sends it again later.
 */
export function messageQuotaExceeded(): HttpError {
  return new HttpError(
    429,
    'too_many_messages',
    'Many messages came from your connection today. Please try again later.',
  );
}

/** The table notification_outbox. Every method throws when it fails. */
export type Outbox = {
  /**
   * Stores a message, or finds the row with its key. Undefined for a report to a mailbox that has
   * reached its daily limit.
   */
  add: (message: OutboxMessage, now: Date) => Promise<UpsertResult | undefined>;
  /**
   * Due messages, leads before reports and then the longest waiting first; of one kind if given.
   */
  findDue: (now: Date, limit: number, kind?: string) => Promise<OutboxRow[]>;
  /**
   * Claims one attempt: true for exactly one of several concurrent calls. Until `nextAttemptAt` the
   * message is not due for anybody else, so a crashed process loses nothing.
   */
  claim: (row: OutboxRow, nextAttemptAt: Date) => Promise<boolean>;
  /** Gives back a claimed attempt that was not made; the message is due again at that time. */
  release: (row: OutboxRow, reason: string, nextAttemptAt: Date) => Promise<void>;
  markDelivered: (id: string, delivery: Delivery, at: Date) => Promise<void>;
  markFailed: (id: string, error: string, givenUp: boolean) => Promise<void>;
};

/** Minutes to wait after each failed attempt; after the last one the row is 'failed'. */
const retryAfterMinutes = [1, 5, 30, 120, 360, 720, 1440] as const;
export const maxAttempts = retryAfterMinutes.length + 1;

/** When an attempt that begins now may be repeated if it fails; `attempts` counts earlier ones. */
export function nextAttemptAt(attempts: number, now: Date): Date {
  const minutes = retryAfterMinutes[attempts] ?? 1440;
  return new Date(now.getTime() + minutes * 60_000);
}

/**
 * Minutes until a message is tried again whose mail service was not called, because of its breaker
 * or ceiling.
 */
const releasedRetryMinutes = 15;

/**
 * Tries once to deliver a message of the outbox and records the outcome. Never throws because of
 * the mail service: a failed message stays queued for later ('failed' after the last attempt). If
 * the service was not called at all, the attempt does not count.
 */
export async function deliverFromOutbox(
  row: OutboxRow,
  deps: { outbox: Outbox; sendMail: MailTransport; now: () => Date; log: Log },
): Promise<OutboxStatus> {
  const { outbox, sendMail, now, log } = deps;
  if (row.status !== 'queued') return row.status;
  if (!(await outbox.claim(row, nextAttemptAt(row.attempts, now())))) return 'queued';
  let delivery: Delivery;
  try {
    delivery = await sendMail({
      kind: row.kind,
      to: row.recipientEmail,
      replyTo: row.replyTo,
      subject: row.subject,
      text: row.bodyText,
      html: row.bodyHtml,
      idempotencyKey: row.id,
    });
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    log('warn', 'email not sent', { kind: row.kind, outboxId: row.id }, error);
    if (error instanceof ServiceError && error.reason === 'unavailable') {
      await outbox.release(row, reason, new Date(now().getTime() + releasedRetryMinutes * 60_000));
      return 'queued';
    }
    const givenUp = row.attempts + 1 >= maxAttempts;
    await outbox.markFailed(row.id, reason, givenUp);
    return givenUp ? 'failed' : 'queued';
  }
  log('info', `email ${delivery}`, { kind: row.kind, outboxId: row.id });
  await outbox.markDelivered(row.id, delivery, now());
  return delivery;
}

/** The number of earlier messages that each request retries once the mail service works. */
const maxRetriesPerRequest = 3;

/**
 * Retries earlier messages along with a visitor's request, since no request comes for a failed one.
 * Stops at the first failure; never throws, because the visitor's own message was sent.
 */
export async function retryEarlierMessages(
  { outbox, now, log, kind }: { outbox: Outbox; now: () => Date; log: Log; kind?: string },
  deliver: (row: OutboxRow) => Promise<OutboxStatus>,
): Promise<void> {
  try {
    for (const row of await outbox.findDue(now(), maxRetriesPerRequest, kind)) {
      if (!isDelivered(await deliver(row))) return;
    }
  } catch (error) {
    log('error', 'earlier messages not retried', {}, error);
  }
}

export function isDelivered(status: OutboxStatus): boolean {
  return status === 'sent' || status === 'captured';
}

/**
 * The weakest of all outcomes, which is what the page may promise. A failed message counts as not
 * yet sent.
 */
export function summarizeDelivery(
  statuses: readonly OutboxStatus[],
): NotificationResponse['delivery'] {
  if (!statuses.every(isDelivered)) return 'queued';
  return statuses.includes('captured') ? 'captured' : 'sent';
}
