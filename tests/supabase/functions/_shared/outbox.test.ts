import type { MailTransport } from '@functions/_shared/email.ts';
import { ServiceError } from '@functions/_shared/fetch-with-limits.ts';
import { createLog } from '@functions/_shared/log.ts';
import { deliverFromOutbox, maxAttempts, nextAttemptAt } from '@functions/_shared/outbox.ts';
import { expect, test, vi } from 'vitest';
import { buildMessage, createMemoryOutbox, keep } from '../../../support/outbox.ts';

const noon = new Date('2026-11-27T12:00:00Z');
const minutesAfterNoon = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

async function setUp(sendMail: MailTransport) {
  const { outbox, rows } = createMemoryOutbox();
  const { row } = await keep(outbox, buildMessage(), noon);
  const deps = { outbox, sendMail, now: () => noon, log: createLog({}) };
  return { deps, row, rows, outbox };
}

const failing: MailTransport = async () => {
  throw new Error('The mail service answered 500.');
};

const silenceWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

test.each(['sent', 'captured'] as const)(
  'deliverFromOutbox records that a message was %s',
  async (delivery) => {
    const { deps, row, rows } = await setUp(async () => delivery);
    expect(await deliverFromOutbox(row, deps)).toBe(delivery);
    expect(rows[0]).toMatchObject({ status: delivery, attempts: 1, lastError: null });
  },
);

test("deliverFromOutbox sends the row's content under the row's id", async () => {
  const sendMail = vi.fn<MailTransport>(async () => 'sent');
  const { deps, row } = await setUp(sendMail);
  await deliverFromOutbox(row, deps);
  expect(sendMail.mock.calls).toEqual([
    [
      {
        kind: 'report',
        to: 'ada@fan.example',
        replyTo: null,
        subject: 'Your report',
        text: 'Hello',
        html: '<p>Hello</p>',
        idempotencyKey: row.id,
      },
    ],
  ]);
});

test('deliverFromOutbox keeps a message queued when the mail service fails, with the reason', async () => {
  const warn = silenceWarnings();
  const { deps, row, rows } = await setUp(failing);
  expect(await deliverFromOutbox(row, deps)).toBe('queued');
  expect(rows[0]).toMatchObject({
    status: 'queued',
    attempts: 1,
    lastError: 'The mail service answered 500.',
    nextAttemptAt: minutesAfterNoon(1),
  });
  expect(String(warn.mock.calls[0])).not.toContain('ada@');
});

test('deliverFromOutbox counts no attempt when the mail service was not called', async () => {
  silenceWarnings();
  const { deps, rows, outbox } = await setUp(async () => {
    throw new ServiceError('unavailable', 'The calls of this day are used up.');
  });
  for (let round = 0; round <= maxAttempts; round += 1) {
    const [due] = await outbox.findDue(minutesAfterNoon(1e6), 1);
    if (due === undefined) throw new Error('The message is no longer due');
    expect(await deliverFromOutbox(due, deps)).toBe('queued');
  }
  expect(rows[0]).toMatchObject({
    status: 'queued',
    attempts: 0,
    lastError: 'The calls of this day are used up.',
    nextAttemptAt: minutesAfterNoon(15),
  });
});

test('deliverFromOutbox gives up after the last attempt', async () => {
  silenceWarnings();
  const { deps, rows, outbox } = await setUp(failing);
  const farAhead = minutesAfterNoon(1e6);
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    const [due] = await outbox.findDue(farAhead, 1);
    if (due === undefined) throw new Error('The message is no longer due');
    expect(await deliverFromOutbox(due, deps)).toBe('queued');
  }
  const [last] = await outbox.findDue(farAhead, 1);
  if (last === undefined) throw new Error('The message is no longer due');
  expect(await deliverFromOutbox(last, deps)).toBe('failed');
  expect(rows[0]).toMatchObject({ status: 'failed', attempts: maxAttempts });
  expect(await outbox.findDue(farAhead, 1)).toEqual([]);
});

test('deliverFromOutbox sends once when called twice at the same time', async () => {
  const sendMail = vi.fn<MailTransport>(async () => 'sent');
  const { deps, row } = await setUp(sendMail);
  const statuses = await Promise.all([deliverFromOutbox(row, deps), deliverFromOutbox(row, deps)]);
  expect(sendMail).toHaveBeenCalledOnce();
  expect(statuses.sort()).toEqual(['queued', 'sent']);
});

test('deliverFromOutbox ignores a message that is no longer queued', async () => {
  const sendMail = vi.fn<MailTransport>(async () => 'sent');
  const { deps, row } = await setUp(sendMail);
  expect(await deliverFromOutbox({ ...row, status: 'captured' }, deps)).toBe('captured');
  expect(sendMail).not.toHaveBeenCalled();
});

test('nextAttemptAt waits longer each time, at most a day', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 7, 100].map(
    (attempts) => (nextAttemptAt(attempts, noon).getTime() - noon.getTime()) / 60_000,
  );
  expect(waits).toEqual([1, 5, 30, 120, 360, 720, 1440, 1440, 1440]);
});
