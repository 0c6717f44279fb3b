import type { Outbox, OutboxMessage, OutboxRow, UpsertResult } from '@functions/_shared/outbox.ts';

/** The limit of limit_reports() in the database. */
export const maxReportsPerMailboxPerDay = 24;

export type StoredMessage = OutboxRow & {
  dedupeKey: string;
  createdAt: Date;
  nextAttemptAt: Date;
  lastError: string | null;
};

/** An outbox in memory with the guarantees of the real one. */
export function createMemoryOutbox() {
  const rows: StoredMessage[] = [];
  const find = (id: string) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (row === undefined) throw new Error(`No message ${id}`);
    return row;
  };
  const reportsOfLastDay = ({ recipientEmail }: OutboxMessage, now: Date) =>
    rows.filter(
      (row) =>
        row.kind === 'report' &&
        row.recipientEmail === recipientEmail &&
        now.getTime() - row.createdAt.getTime() < 24 * 60 * 60 * 1000,
    ).length;
  const outbox: Outbox = {
    async add(message, now) {
      const existing = rows.find(({ dedupeKey }) => dedupeKey === message.dedupeKey);
      if (existing !== undefined) return { row: { ...existing }, isNew: false };
      if (message.kind === 'report' && reportsOfLastDay(message, now) >= maxReportsPerMailboxPerDay)
        return undefined;
      const row: StoredMessage = {
        ...message,
        id: `row-${rows.length + 1}`,
        status: 'queued',
        attempts: 0,
        createdAt: now,
        nextAttemptAt: now,
        lastError: null,
      };
      rows.push(row);
      return { row: { ...row }, isNew: true };
    },
    findDue: async (now, limit, kind) =>
      rows
        .filter(({ status, nextAttemptAt }) => status === 'queued' && nextAttemptAt <= now)
        .filter((row) => kind === undefined || row.kind === kind)
        .sort(
          (a, b) =>
            Number(a.kind === 'report') - Number(b.kind === 'report') ||
            a.nextAttemptAt.getTime() - b.nextAttemptAt.getTime(),
        )
        .slice(0, limit)
        .map((row) => ({ ...row })),
    async claim({ id, attempts }, nextAttemptAt) {
      const row = find(id);
      if (row.status !== 'queued' || row.attempts !== attempts) return false;
      Object.assign(row, { attempts: attempts + 1, nextAttemptAt });
      return true;
    },
    async release({ id, attempts }, lastError, nextAttemptAt) {
      Object.assign(find(id), { attempts, lastError, nextAttemptAt });
    },
    async markDelivered(id, delivery) {
      Object.assign(find(id), { status: delivery, lastError: null });
    },
    async markFailed(id, lastError, givenUp) {
      Object.assign(find(id), { status: givenUp ? 'failed' : 'queued', lastError });
    },
  };
  return { outbox, rows };
}

/** Adds a message that must not be refused. */
export async function keep(
  outbox: Outbox,
  message: OutboxMessage,
  now: Date,
): Promise<UpsertResult> {
  const kept = await outbox.add(message, now);
  if (kept === undefined) throw new Error('The outbox kept nothing');
  return kept;
}

export function buildMessage(overrides: Partial<OutboxMessage> = {}): OutboxMessage {
  return {
    kind: 'report',
    recipientEmail: 'ada@fan.example',
    replyTo: null,
    subject: 'Your report',
    bodyText: 'Hello',
    bodyHtml: '<p>Hello</p>',
    dedupeKey: 'report:1',
    relatedSubmissionId: null,
    ...overrides,
  };
}
