import { deliverFromOutbox } from '@functions/_shared/outbox.ts';
import { createOutbox } from '@functions/_shared/outbox-table.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noLog } from '../../../support/functions.ts';
import { buildMessage } from '../../../support/outbox.ts';
import { openServiceDatabase } from '../../../support/service-database.ts';

const noon = new Date('2026-11-27T12:00:00Z');
const later = new Date('2026-11-27T12:05:00Z');

let opened: Awaited<ReturnType<typeof openServiceDatabase>>;

beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  opened = await openServiceDatabase();
});
afterAll(() => opened.backend.close());
beforeEach(() => opened.backend.query('delete from public.notification_outbox'));

const outbox = () => createOutbox(opened.database);
const stored = async () => {
  const rows = await opened.backend.query<Record<string, unknown>>(
    'select * from public.notification_outbox order by created_at, dedupe_key',
  );
  return rows.map(
    (row): Record<string, unknown> => ({
      ...row,
      nextAttemptAt: new Date(String(row.next_attempt_at)),
      sentAt: row.sent_at === null ? null : new Date(String(row.sent_at)),
    }),
  );
};

describe('the outbox on the real table', () => {
  it('keeps a message whole', async () => {
    const message = buildMessage({
      kind: 'tool',
      replyTo: 'ada@fan.example',
      relatedSubmissionId: 'c0ffee00-0000-4000-8000-000000000001',
    });
    const { row, isNew } = await outbox().add(message, noon);
    const { dedupeKey, ...rest } = message;
    expect(isNew).toBe(true);
    expect(row).toEqual({ ...rest, id: row.id, status: 'queued', attempts: 0 });
    expect(await stored()).toMatchObject([
      { id: row.id, dedupe_key: dedupeKey, nextAttemptAt: noon, sentAt: null },
    ]);
  });

  it('keeps the same event once, even asked twice at the same time', async () => {
    const added = await Promise.all([
      outbox().add(buildMessage({ subject: 'First' }), noon),
      outbox().add(buildMessage({ subject: 'Second' }), noon),
    ]);
    expect(added.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    expect(added[0]?.row).toEqual(added[1]?.row);
    expect(await stored()).toHaveLength(1);
  });

  it('counts the messages of one kind for one address since a moment', async () => {
    const made = { dedupeKey: 'a' };
    await outbox().add(buildMessage(made), noon);
    await outbox().add(buildMessage({ dedupeKey: 'b', kind: 'tool' }), noon);
    await outbox().add(buildMessage({ dedupeKey: 'c', recipientEmail: 'bob@x.example' }), noon);
    const hour = 60 * 60 * 1000;
    const count = (since: Date) => outbox().countSince('report', 'ada@fan.example', since);
    expect(await count(new Date(Date.now() - hour))).toBe(1);
    expect(await count(new Date(Date.now() + hour))).toBe(0);
  });

  it('finds what is due, the longest waiting first', async () => {
    await outbox().add(buildMessage({ dedupeKey: 'second' }), new Date(noon.getTime() - 1_000));
    await outbox().add(buildMessage({ dedupeKey: 'first' }), new Date(noon.getTime() - 2_000));
    await outbox().add(buildMessage({ dedupeKey: 'not yet' }), later);
    const due = await outbox().findDue(noon, 5);
    const keys = new Map((await stored()).map((row) => [row.id, row.dedupe_key]));
    expect(due.map(({ id }) => keys.get(id))).toEqual(['first', 'second']);
    expect(await outbox().findDue(noon, 1)).toHaveLength(1);
    expect(await outbox().findDue(noon, 5, 'tool')).toEqual([]);
  });

  it('gives one attempt to one of several that want it', async () => {
    const { row } = await outbox().add(buildMessage(), noon);
    const claims = await Promise.all([1, 2, 3].map(() => outbox().claim(row, later)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await stored()).toMatchObject([{ attempts: 1, nextAttemptAt: later }]);
    expect(await outbox().findDue(noon, 5)).toEqual([]);
  });

  it.each(['sent', 'captured'] as const)('records a message that was %s', async (delivery) => {
    const { row } = await outbox().add(buildMessage(), noon);
    const deps = {
      outbox: outbox(),
      sendMail: async () => delivery,
      now: () => noon,
      log: noLog,
    };
    expect(await deliverFromOutbox(row, deps)).toBe(delivery);
    expect(await stored()).toMatchObject([
      { status: delivery, attempts: 1, sentAt: delivery === 'sent' ? noon : null },
    ]);
  });

  it('records a failure and that it was given up', async () => {
    const { row } = await outbox().add(buildMessage(), noon);
    await outbox().markFailed(row.id, 'The mail service answered 500.', false);
    expect(await stored()).toMatchObject([
      { status: 'queued', last_error: 'The mail service answered 500.' },
    ]);
    await outbox().markFailed(row.id, 'still', true);
    expect(await stored()).toMatchObject([{ status: 'failed', last_error: 'still' }]);
  });

  it('says which verb failed when the table refuses', async () => {
    // The embedded API prints the refused statement.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = outbox().add(buildMessage({ subject: 'two\nlines' }), noon);
    await expect(broken).rejects.toThrow(/^notification_outbox insert failed: /);
  });
});
