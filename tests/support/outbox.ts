import type { Outbox, OutboxMessage, OutboxRow } from '@functions/_shared/outbox.ts';

export type KeptMessage = OutboxRow & {
  dedupeKey: string;
  createdAt: Date;
  nextAttemptAt: Date;
  lastError: string | null;
};

/** An outbox that keeps its rows in memory, with the promises of the real one. */
export function createMemoryOutbox() {
  const rows: KeptMessage[] = [];
  const find = (id: string) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (row === undefined) throw new Error(`No message ${id}`);
    return row;
  };
  const outbox: Outbox = {
    async add(message, now) {
      const existing = rows.find(({ dedupeKey }) => dedupeKey === message.dedupeKey);
      if (existing !== undefined) return { row: { ...existing }, isNew: false };
      const row: KeptMessage = {
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
    countSince: async (kind, recipientEmail, since) =>
      rows.filter(
        (row) =>
          row.kind === kind && row.recipientEmail === recipientEmail && row.createdAt >= since,
      ).length,
    findDue: async (now, limit, kind) =>
      rows
        .filter(({ status, nextAttemptAt }) => status === 'queued' && nextAttemptAt <= now)
        .filter((row) => kind === undefined || row.kind === kind)
        .sort((a, b) => a.nextAttemptAt.getTime() - b.nextAttemptAt.getTime())
        .slice(0, limit)
        .map((row) => ({ ...row })),
    async claim({ id, attempts }, nextAttemptAt) {
      const row = find(id);
      if (row.status !== 'queued' || row.attempts !== attempts) return false;
      Object.assign(row, { attempts: attempts + 1, nextAttemptAt });
      return true;
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
