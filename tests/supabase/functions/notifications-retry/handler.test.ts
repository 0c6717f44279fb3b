import type { MailTransport } from '@functions/_shared/email.ts';
import type { Submissions } from '@functions/_shared/submissions.ts';
import { createHandler } from '@functions/notifications-retry/handler.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildMessage, createMemoryOutbox } from '../../../support/outbox.ts';
import { buildSubmissions } from '../../../support/submissions.ts';

const noon = new Date('2026-11-27T12:00:00Z');
const secretKey = 'sb_secret_of_this_test';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function build(sendMail: MailTransport = async () => 'sent', stored: Partial<Submissions> = {}) {
  const memory = createMemoryOutbox();
  const submissions = buildSubmissions(stored);
  const handle = createHandler({
    access: { publishableKeys: [secretKey], allowedOrigins: [] },
    notifyEmail: 'leads@brand.example',
    flagEmail: async () => null,
    outbox: memory.outbox,
    submissions,
    sendMail,
    now: () => noon,
  });
  const call = (body: unknown = {}, apikey = secretKey) =>
    handle(
      new Request('http://functions.local/notifications-retry', {
        method: 'POST',
        headers: { apikey },
        body: JSON.stringify(body),
      }),
    );
  const queue = (key: string, minutesAgo: number, overrides = {}) =>
    memory.outbox.add(
      buildMessage({ dedupeKey: key, subject: key, ...overrides }),
      new Date(noon.getTime() - minutesAgo * 60_000),
    );
  return { ...memory, submissions, call, queue };
}

test('notifications-retry delivers due messages, the longest waiting first, and no others', async () => {
  const subjects: string[] = [];
  const { call, queue, rows } = build(async ({ subject }) => {
    subjects.push(subject);
    return 'sent';
  });
  await queue('second', 1);
  await queue('first', 2);
  await queue('later', -5);
  expect(await (await call()).json()).toEqual({
    made: 0,
    tried: 2,
    delivered: 2,
    givenUp: 0,
    stoppedEarly: false,
  });
  expect(subjects).toEqual(['first', 'second']);
  expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent', 'queued']);
});

test('notifications-retry marks the submission of a lead that is delivered late', async () => {
  const { call, queue, submissions } = build();
  const relatedSubmissionId = 'c0ffee00-0000-4000-8000-000000000001';
  await queue('lead', 1, { kind: 'tool', replyTo: 'ada@fan.example', relatedSubmissionId });
  await queue('report', 1, { relatedSubmissionId });
  await call();
  expect(submissions.markNotified.mock.calls).toEqual([[relatedSubmissionId, 'ada@fan.example']]);
});

describe('notifications-retry for a row without a message', () => {
  const row = {
    id: 'c0ffee00-0000-4000-8000-000000000002',
    email: 'ada@fan.example',
    source: 'sourcing_tools_gate',
  };

  test('creates it once, under the key that the visitor’s own call would use', async () => {
    const findWithoutMessage = vi.fn<Submissions['findWithoutMessage']>(async () => [
      { event: 'tool_access', row },
    ]);
    const { call, rows, submissions } = build(async () => 'sent', { findWithoutMessage });
    expect(await (await call()).json()).toMatchObject({ made: 1, tried: 1, delivered: 1 });
    expect(await (await call()).json()).toMatchObject({ made: 0, tried: 0 });
    expect(rows).toMatchObject([
      {
        kind: 'sourcing',
        recipientEmail: 'leads@brand.example',
        replyTo: 'ada@fan.example',
        relatedSubmissionId: row.id,
        dedupeKey: `sourcing:tool_access:${row.id}`,
      },
    ]);
    expect(submissions.markSourcingNotified.mock.calls).toEqual([[row.id]]);
    // Ten minutes, after which the visitor's own call can no longer be in flight.
    expect(findWithoutMessage.mock.calls[0]).toEqual([new Date(noon.getTime() - 10 * 60_000), 25]);
  });

  test('makes the message of somebody who asked for the guide under its own key', async () => {
    const { call, rows, submissions } = build(async () => 'sent', {
      findWithoutMessage: async () => [
        { event: 'tool_access', row: { ...row, source: 'creator_guide' } },
      ],
    });
    expect(await (await call()).json()).toMatchObject({ made: 1, delivered: 1 });
    expect(rows).toMatchObject([
      {
        kind: 'sourcing',
        subject: 'New lead: requested the guide',
        replyTo: row.email,
        dedupeKey: `sourcing:guide:${row.id}`,
      },
    ]);
    expect(submissions.markSourcingNotified.mock.calls).toEqual([[row.id]]);
  });

  test('makes the message of an RFQ from its columns', async () => {
    const rfq = {
      id: row.id,
      user_email: row.email,
      product: 'Canvas tote',
      quantities: [500],
      target_price_usd: 2.4,
      materials: null,
      certifications: [],
      deadline: '2027-03-01',
      origin: 'portugal',
      picture_count: 0,
      created_at: '2026-11-27T11:00:00+00:00',
    };
    const { call, rows, submissions } = build(async () => 'sent', {
      findWithoutMessage: async () => [{ event: 'rfq', row: rfq }],
    });
    expect(await (await call()).json()).toMatchObject({ made: 1, delivered: 1 });
    expect(rows).toMatchObject([
      {
        kind: 'sourcing',
        subject: 'RFQ: Canvas tote, 500 pieces, Portugal, target $2.40',
        replyTo: row.email,
        dedupeKey: `sourcing:rfq:${row.id}`,
      },
    ]);
    expect(submissions.markSourcingNotified.mock.calls).toEqual([[row.id]]);
  });

  test('makes the message of a swag request from its columns', async () => {
    const swag = {
      id: row.id,
      user_email: row.email,
      contact_name: 'Ada',
      company: null,
      items: [{ piece: 'mug', color: 'white', units: 100 }],
      kits: null,
      needed_by: '2027-01-15',
      zip: null,
      logo_name: null,
      notes: null,
      created_at: '2026-11-27T11:00:00+00:00',
    };
    const { call, rows, submissions } = build(async () => 'sent', {
      findWithoutMessage: async () => [{ event: 'swag', row: swag }],
    });
    expect(await (await call()).json()).toMatchObject({ made: 1, delivered: 1 });
    expect(rows).toMatchObject([
      {
        kind: 'sourcing',
        subject: 'Swag request: 100 × Glazed mug, $640, by Jan 15, 2027',
        replyTo: row.email,
        dedupeKey: `sourcing:swag:${row.id}`,
      },
    ]);
    expect(submissions.markSourcingNotified.mock.calls).toEqual([[row.id]]);
  });

  test('names the row when it cannot be parsed, and does not block others', async () => {
    const muted = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { call, rows } = build(async () => 'sent', {
      findWithoutMessage: async () => [
        { event: 'quiz', row: { nothing: 'of use' } },
        { event: 'quiz', row: { id: row.id, user_email: row.email, top_countries: 'odd' } },
      ],
    });
    expect(await (await call()).json()).toMatchObject({ made: 1, delivered: 1 });
    expect(rows[0]?.subject).toBe('New lead whose details could not be read');
    expect(rows[0]?.bodyText).toContain(row.id);
    expect(muted).toHaveBeenCalledOnce();
  });
});

test('notifications-retry stops after three failures in a row and loses nothing', async () => {
  const sendMail = vi.fn<MailTransport>(async () => {
    throw new Error('The mail service answered 500.');
  });
  const { call, queue, rows } = build(sendMail);
  for (const key of ['a', 'b', 'c', 'd', 'e']) await queue(key, 1);
  expect(await (await call()).json()).toEqual({
    made: 0,
    tried: 3,
    delivered: 0,
    givenUp: 0,
    stoppedEarly: true,
  });
  expect(sendMail).toHaveBeenCalledTimes(3);
  expect(rows.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual([
    'queued 1',
    'queued 1',
    'queued 1',
    'queued 0',
    'queued 0',
  ]);
});

test('notifications-retry continues after one message that the mail service rejects', async () => {
  const { call, queue } = build(async ({ subject }) => {
    if (subject === 'refused') throw new Error('The mail service answered 422.');
    return 'sent';
  });
  await queue('refused', 3);
  await queue('good', 2);
  expect(await (await call()).json()).toMatchObject({ tried: 2, delivered: 1 });
});

test('notifications-retry reports how many were given up', async () => {
  const { call, queue, rows } = build(async () => {
    throw new Error('The mail service answered 422.');
  });
  await queue('worn out', 1);
  for (const row of rows) row.attempts = 7;
  expect(await (await call()).json()).toMatchObject({ tried: 1, givenUp: 1 });
  expect(rows[0]?.status).toBe('failed');
});

test('notifications-retry tries no more than the limit', async () => {
  const { call, queue } = build();
  for (const key of ['a', 'b', 'c']) await queue(key, 1);
  expect(await (await call({ limit: 2 })).json()).toMatchObject({ tried: 2 });
  expect((await call({ limit: 0 })).status).toBe(422);
  expect((await call({ limit: 101 })).status).toBe(422);
});

test('notifications-retry rejects callers without the secret key', async () => {
  const { call, queue, rows } = build();
  await queue('a', 1);
  expect((await call({}, 'sb_publishable_of_the_site')).status).toBe(401);
  expect(rows[0]?.status).toBe('queued');
});
