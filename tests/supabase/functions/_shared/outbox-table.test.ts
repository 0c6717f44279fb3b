import { deliverFromOutbox } from '@functions/_shared/outbox.ts';
import { createOutbox } from '@functions/_shared/outbox-table.ts';
import { maxReportsPerMailboxPerDay } from '@tests/support/outbox.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { noLog } from '../../../support/functions.ts';
import { buildMessage, keep } from '../../../support/outbox.ts';
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

const outbox = () => createOutbox(opened.database, { notifyEmail: 'leads@brand.example' });
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

test('the outbox on the real table stores a complete message', async () => {
  const message = buildMessage({
    kind: 'tool',
    recipientEmail: 'leads@brand.example',
    replyTo: 'ada@fan.example',
    relatedSubmissionId: 'c0ffee00-0000-4000-8000-000000000001',
  });
  const { row, isNew } = await keep(outbox(), message, noon);
  const { dedupeKey, ...rest } = message;
  expect(isNew).toBe(true);
  expect(row).toEqual({ ...rest, id: row.id, status: 'queued', attempts: 0 });
  expect(await stored()).toMatchObject([
    { id: row.id, dedupe_key: dedupeKey, nextAttemptAt: noon, sentAt: null },
  ]);
});

test('the outbox on the real table sends messages to the team to the current address', async () => {
  await keep(outbox(), buildMessage({ kind: 'tool', recipientEmail: 'old@brand.example' }), noon);
  await keep(outbox(), buildMessage({ kind: 'report', dedupeKey: 'report' }), noon);
  const due = await outbox().findDue(noon, 10);
  expect(due.map(({ kind, recipientEmail }) => [kind, recipientEmail])).toEqual([
    ['tool', 'leads@brand.example'],
    ['report', 'ada@fan.example'],
  ]);
});

test('the outbox on the real table stores an event once, even for concurrent requests', async () => {
  const added = await Promise.all([
    keep(outbox(), buildMessage({ subject: 'First' }), noon),
    keep(outbox(), buildMessage({ subject: 'Second' }), noon),
  ]);
  expect(added.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
  expect(added[0]?.row).toEqual(added[1]?.row);
  expect(await stored()).toHaveLength(1);
});

test('the outbox on the real table accepts ten reports a day per mailbox, in any spelling and concurrently', async () => {
  const writings = ['ada@gmail.com', 'A.da@gmail.com', 'ada+x@gmail.com', 'ada@googlemail.com'];
  const kept = await Promise.all(
    Array.from({ length: maxReportsPerMailboxPerDay + 6 }, (_, place) =>
      outbox().add(
        buildMessage({
          dedupeKey: `report:${place}`,
          recipientEmail: writings[place % writings.length] ?? '',
        }),
        noon,
      ),
    ),
  );
  expect(kept.filter((one) => one !== undefined)).toHaveLength(maxReportsPerMailboxPerDay);
  expect(await stored()).toHaveLength(maxReportsPerMailboxPerDay);
  // The stored message is found again, and others are not affected.
  const again = buildMessage({ dedupeKey: 'report:0', recipientEmail: 'ada@gmail.com' });
  expect(await outbox().add(again, noon)).toMatchObject({ isNew: false });
  const lead = buildMessage({ kind: 'tool', dedupeKey: 'lead', recipientEmail: 'ada@gmail.com' });
  expect(await outbox().add(lead, noon)).toMatchObject({ isNew: true });
  await opened.backend.query(
    "update public.notification_outbox set created_at = created_at - interval '1 day'",
  );
  const nextDay = buildMessage({ dedupeKey: 'tomorrow', recipientEmail: 'ada@gmail.com' });
  expect(await outbox().add(nextDay, noon)).toMatchObject({ isNew: true });
});

test.each([
  ['Ada@Fan.example', 'ada@fan.example'],
  ['ada+news@fan.example', 'ada@fan.example'],
  ['a.d.a@fan.example', 'a.d.a@fan.example'],
  ['a.d.a+x@GoogleMail.com', 'ada@gmail.com'],
  ['+ada@fan.example', '+ada@fan.example'],
])('the outbox on the real table counts %s as the mailbox %s', async (address, mailbox) => {
  await outbox().add(buildMessage({ recipientEmail: address }), noon);
  expect(await stored()).toMatchObject([{ recipient_email: address, recipient_mailbox: mailbox }]);
});

test('the outbox on the real table finds due messages, leads first and then the longest waiting', async () => {
  await outbox().add(buildMessage({ dedupeKey: 'second' }), new Date(noon.getTime() - 1_000));
  await outbox().add(buildMessage({ dedupeKey: 'first' }), new Date(noon.getTime() - 2_000));
  await outbox().add(buildMessage({ dedupeKey: 'not yet' }), later);
  await outbox().add(buildMessage({ kind: 'sourcing', dedupeKey: 'lead' }), noon);
  const due = await outbox().findDue(noon, 5);
  const keys = new Map((await stored()).map((row) => [row.id, row.dedupe_key]));
  expect(due.map(({ id }) => keys.get(id))).toEqual(['lead', 'first', 'second']);
  expect(await outbox().findDue(noon, 1)).toHaveLength(1);
  expect(await outbox().findDue(noon, 5, 'tool')).toEqual([]);
});

test('the outbox on the real table gives an attempt to one of several concurrent claims', async () => {
  const { row } = await keep(outbox(), buildMessage(), noon);
  const claims = await Promise.all([1, 2, 3].map(() => outbox().claim(row, later)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await stored()).toMatchObject([{ attempts: 1, nextAttemptAt: later }]);
  expect(await outbox().findDue(noon, 5)).toEqual([]);
});

test('the outbox on the real table releases an attempt that was not made', async () => {
  const { row } = await keep(outbox(), buildMessage(), noon);
  await outbox().claim(row, later);
  await outbox().release(row, 'The calls of this day are used up.', later);
  expect(await stored()).toMatchObject([
    {
      status: 'queued',
      attempts: 0,
      nextAttemptAt: later,
      last_error: 'The calls of this day are used up.',
    },
  ]);
});

test.each(['sent', 'captured'] as const)(
  'the outbox on the real table records a message that was %s',
  async (delivery) => {
    const { row } = await keep(outbox(), buildMessage(), noon);
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
  },
);

test('the outbox on the real table records a failure and the end of the retries', async () => {
  const { row } = await keep(outbox(), buildMessage(), noon);
  await outbox().markFailed(row.id, 'The mail service answered 500.', false);
  expect(await stored()).toMatchObject([
    { status: 'queued', last_error: 'The mail service answered 500.' },
  ]);
  await outbox().markFailed(row.id, 'still', true);
  expect(await stored()).toMatchObject([{ status: 'failed', last_error: 'still' }]);
});

test('the outbox on the real table reports which operation failed', async () => {
  // The embedded API prints the refused statement.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = outbox().add(buildMessage({ subject: 'two\nlines' }), noon);
  await expect(broken).rejects.toThrow(/^notification_outbox insert failed: /);
});
