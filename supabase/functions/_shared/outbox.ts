import type { NotificationResponse } from './contracts/common.ts';
import type { Delivery, MailTransport } from './email.ts';
import { ServiceError } from './fetch-with-limits.ts';
import { HttpError } from './http.ts';
import type { Log } from './log.ts';

export type OutboxStatus = 'queued' | 'sent' | 'captured' | 'failed';

/** A message as it is put into the outbox. */
export type OutboxMessage = {
  /** 'tool', 'sourcing': a lead for ourselves; 'report': the visitor's own copy. */
  kind: string;
  recipientEmail: string;
  replyTo: string | null;
  subject: string;
  bodyText: string;
  bodyHtml: string | null;
  /** The same event asked for twice carries the same key and is kept once. */
  dedupeKey: string;
  relatedSubmissionId: string | null;
};

export type OutboxRow = Omit<OutboxMessage, 'dedupeKey'> & {
  id: string;
  status: OutboxStatus;
  /** Deliveries begun so far. */
  attempts: number;
};

/** A message in the outbox; new, or the one that already had its key. */
export type UpsertResult = { row: OutboxRow; isNew: boolean };

/**
 * Reports to one mailbox that a caller, or their network, may cause in a day. Anybody may type
 * anybody's address, so the database sends a mailbox no more than ten (limit_reports()) and tells
 * nobody when it strikes: that would tell how many reports others have sent there. One caller can use
 * up less than half of them, so nobody alone keeps its owner out.
 */
export const maxReportsToMailboxPerCaller = 4;

/**
 * One address has had its share of the day's e-mails: it could otherwise fill the outbox, and keep
 * everybody else's leads waiting for days. The page keeps the message and sends it again later.
 */
export function messageQuotaExceeded(): HttpError {
  return new HttpError(
    429,
    'too_many_messages',
    'Many messages came from your connection today. Please try again later.',
  );
}

/** The table notification_outbox, seen from a function. Every verb throws when it cannot be done. */
export type Outbox = {
  /**
   * Keeps a message, or finds the row that already has its key. Undefined for a report whose mailbox
   * has had all that it may get today.
   */
  add: (message: OutboxMessage, now: Date) => Promise<UpsertResult | undefined>;
  /**
   * Queued messages whose time has come, leads before reports and then the longest waiting first; of
   * one kind where it is named.
   */
  findDue: (now: Date, limit: number, kind?: string) => Promise<OutboxRow[]>;
  /**
   * Takes one attempt: true for exactly one of several that try at once. Until `nextAttemptAt`
   * nobody else finds the message due, so a process that dies loses nothing.
   */
  claim: (row: OutboxRow, nextAttemptAt: Date) => Promise<boolean>;
  /** Gives an attempt back that was taken and not made; due again at that time. */
  release: (row: OutboxRow, reason: string, nextAttemptAt: Date) => Promise<void>;
  markDelivered: (id: string, delivery: Delivery, at: Date) => Promise<void>;
  markFailed: (id: string, error: string, givenUp: boolean) => Promise<void>;
};

/** Waits after the first, second, … failed attempt, in minutes; afterwards the row is 'failed'. */
const retryAfterMinutes = [1, 5, 30, 120, 360, 720, 1440] as const;
export const maxAttempts = retryAfterMinutes.length + 1;

/** When an attempt that begins now may be repeated if it fails; `attempts` counts earlier ones. */
export function nextAttemptAt(attempts: number, now: Date): Date {
  const minutes = retryAfterMinutes[attempts] ?? 1440;
  return new Date(now.getTime() + minutes * 60_000);
}

/** A mail service that is left alone, or whose calls of the day are used up, is asked this much later. */
const releasedRetryMinutes = 15;

/**
 * Tries once to deliver a message of the outbox and records how it went. Never throws for the
 * mail service's sake: a failure leaves the row queued for later ('failed' after the last attempt).
 * Where the service was not even asked, the attempt does not count.
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

/** Earlier messages that are tried again with each request that finds the mail service working. */
const maxRetriesPerRequest = 3;

/**
 * Nobody calls us for the sake of a failed message, so each visitor brings some of them along.
 * Stops at the first that fails again; never throws, since the visitor's own message has gone.
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

/** The weakest of all: what the page may promise. A message given up is told as not yet sent. */
export function summarizeDelivery(
  statuses: readonly OutboxStatus[],
): NotificationResponse['delivery'] {
  if (!statuses.every(isDelivered)) return 'queued';
  return statuses.includes('captured') ? 'captured' : 'sent';
}
