import { minimumFillMs } from '@functions/_shared/domain/bot-signals.assumptions.ts';
import { guideChapters } from '@functions/_shared/domain/guide.ts';
import type { Email } from '@functions/_shared/email.ts';
import type { HasQuota } from '@functions/_shared/rate-limit.ts';
import {
  createHandler,
  type Dependencies,
} from '@functions/send-sourcing-tool-notification/handler.ts';
import { expect, test, vi } from 'vitest';
import { access, call } from '../../../support/functions.ts';
import { buildMessage, createMemoryOutbox } from '../../../support/outbox.ts';
import { buildSubmissions } from '../../../support/submissions.ts';
import { everyRequest, requests } from './build-request.ts';

const noon = new Date('2026-11-27T12:00:00Z');

function setUp(overrides: Partial<Dependencies> = {}) {
  const { outbox, rows } = createMemoryOutbox();
  const mails: Email[] = [];
  const handler = createHandler({
    access,
    notifyEmail: 'leads@brand.example',
    siteUrl: 'https://site.example',
    outbox,
    submissions: buildSubmissions(),
    sendMail: async (email) => {
      mails.push(email);
      return 'sent';
    },
    defaultDelivery: 'captured',
    flagEmail: async () => null,
    now: () => noon,
    ...overrides,
  });
  return { handler, outbox, rows, mails };
}

const answered = (delivery: string) => ({ status: 200, body: { success: true, delivery } });
const muted = (method: 'warn' | 'error') =>
  vi.spyOn(console, method).mockImplementation(() => undefined);

/** The events that are reported to the team alone. */
const teamOnly = everyRequest.filter(
  ({ type }) => !['rfq', 'swag', 'idea', 'guide'].includes(type),
);

test.each(teamOnly)(
  'send-sourcing-tool-notification reports $type to the team and to nobody else',
  async (request) => {
    const { handler, mails, rows } = setUp();
    expect(await call(handler, request)).toEqual(answered('sent'));
    expect(mails.map(({ kind, to, replyTo }) => ({ kind, to, replyTo }))).toEqual([
      { kind: 'sourcing', to: 'leads@brand.example', replyTo: 'Ada@fan.example' },
    ]);
    expect(rows.map(({ status }) => status)).toEqual(['sent']);
  },
);

test.each([{ trap: 'https://casino.example' }, { filledInMs: minimumFillMs - 1 }])(
  'send-sourcing-tool-notification gives a bot the same response, and notifies nobody: %o',
  async (form) => {
    const { handler, mails, rows } = setUp();
    expect(await call(handler, { ...requests.quiz, form })).toEqual(answered('captured'));
    expect([mails, rows]).toEqual([[], []]);
  },
);

test('send-sourcing-tool-notification gives a bot the same response even when its daily messages are used up', async () => {
  const { handler } = setUp({ access: { ...access, quota: () => async () => false } });
  const form = { trap: 'https://casino.example' };
  const [script, person] = [
    await call(handler, { ...requests.quiz, form }),
    await call(handler, requests.quiz),
  ];
  expect(script).toMatchObject({ status: 429, body: { error: { code: 'too_many_messages' } } });
  expect(script).toEqual(person);
});

test.each([{}, { trap: '', filledInMs: minimumFillMs }])(
  'send-sourcing-tool-notification treats a form without signals as a person’s: %o',
  async (form) => {
    const { handler, mails } = setUp();
    await call(handler, { ...requests.quiz, form });
    expect(mails).toHaveLength(1);
  },
);

test('send-sourcing-tool-notification mentions an address that may not be reachable, and accepts it', async () => {
  const { handler, mails } = setUp({ flagEmail: async () => 'disposable' });
  expect(await call(handler, requests.tool_access)).toEqual(answered('sent'));
  expect(mails[0]?.text).toContain('this is a disposable mailbox');
});

test('send-sourcing-tool-notification stores the message before sending it', async () => {
  const { outbox, rows } = createMemoryOutbox();
  const kept: number[] = [];
  const { handler } = setUp({
    outbox,
    sendMail: async () => {
      kept.push(rows.length);
      return 'captured';
    },
  });
  expect(await call(handler, requests.quiz)).toEqual(answered('captured'));
  expect(kept).toEqual([1]);
});

test('send-sourcing-tool-notification reports an address that mail could misread, without a reply-to', async () => {
  const { handler, mails } = setUp();
  const email = 'a,victim@other.example';
  expect(await call(handler, { ...requests.tool_access, email })).toEqual(answered('sent'));
  expect(mails).toMatchObject([{ to: 'leads@brand.example', replyTo: null }]);
  expect(mails[0]?.text).toContain(email);
});

test('send-sourcing-tool-notification sends the same event once, for concurrent and later requests', async () => {
  const { handler, mails } = setUp();
  await Promise.all([call(handler, requests.strategy), call(handler, requests.strategy)]);
  expect(await call(handler, requests.strategy)).toEqual(answered('sent'));
  expect(mails).toHaveLength(1);
});

test('send-sourcing-tool-notification keeps a message that could not be sent and sends it with a later one', async () => {
  muted('warn');
  let working = false;
  let now = noon;
  const { handler, rows } = setUp({
    now: () => now,
    sendMail: async () => {
      if (!working) throw new Error('down');
      return 'sent';
    },
  });
  expect(await call(handler, requests.quiz)).toEqual(answered('queued'));
  expect(rows).toMatchObject([{ status: 'queued', attempts: 1, lastError: 'down' }]);
  working = true;
  now = new Date('2026-11-27T12:02:00Z');
  await call(handler, requests.strategy);
  expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent']);
});

test('send-sourcing-tool-notification leaves waiting messages of other tools to their own function', async () => {
  const { handler, outbox, rows } = setUp();
  await outbox.add(buildMessage({ kind: 'tool' }), new Date('2026-11-27T11:00:00Z'));
  await call(handler, requests.quiz);
  expect(rows.map(({ kind, status }) => [kind, status])).toEqual([
    ['tool', 'queued'],
    ['sourcing', 'sent'],
  ]);
});

test('send-sourcing-tool-notification responds with an error when nothing can be stored', async () => {
  muted('error');
  const { outbox } = createMemoryOutbox();
  const add = async () => {
    throw new Error('database away');
  };
  const { handler, mails } = setUp({ outbox: { ...outbox, add } });
  expect(await call(handler, requests.quiz)).toMatchObject({ status: 500 });
  expect(mails).toEqual([]);
});

test.each([
  ['another type', { ...requests.quiz, type: 'mail-bomb' }],
  ['no address', { ...requests.quiz, email: undefined }],
  ['an address without an @', { ...requests.quiz, email: 'ada' }],
  ['the data of another type', { ...requests.quiz, data: requests.strategy.data }],
  ['a score above 100', { ...requests.quiz, data: { ...requests.quiz.data, readinessScore: 101 } }],
  [
    'a message without end',
    {
      ...requests['map-intro'],
      data: { ...requests['map-intro'].data, message: 'x'.repeat(5001) },
    },
  ],
])('send-sourcing-tool-notification rejects %s', async (_, wrong) => {
  const { handler, rows } = setUp();
  expect(await call(handler, wrong)).toMatchObject({
    status: 422,
    body: { error: { code: 'invalid_request' } },
  });
  expect(rows).toEqual([]);
});

test('send-sourcing-tool-notification reports an RFQ to the team and sends the visitor a copy', async () => {
  const { handler, mails, rows } = setUp();
  const submissionId = 'c0ffee00-0000-4000-8000-000000000001';
  const request = { ...requests.rfq, submissionId };
  expect(await call(handler, request)).toEqual(answered('sent'));
  expect(mails.map(({ kind, to, replyTo }) => ({ kind, to, replyTo }))).toEqual([
    { kind: 'sourcing', to: 'leads@brand.example', replyTo: 'Ada@fan.example' },
    { kind: 'report', to: 'ada@fan.example', replyTo: null },
  ]);
  expect(rows.map(({ dedupeKey }) => dedupeKey)).toEqual([
    `sourcing:rfq:${submissionId}`,
    `copy:sourcing:rfq:${submissionId}`,
  ]);
  expect(await call(handler, request)).toEqual(answered('sent'));
  expect(mails).toHaveLength(2);
});

test('send-sourcing-tool-notification says in the copy of an RFQ what happens next, and passes no links on', async () => {
  const { handler, mails } = setUp();
  const notes = 'See https://evil.example/offer or evil.example, write to me@evil.example';
  await call(handler, { ...requests.rfq, data: { ...requests.rfq.data, notes } });
  const copy = mails.find(({ kind }) => kind === 'report');
  expect(copy?.subject).toBe('BrandBFF has your request for quotation');
  expect(copy?.text).toContain('three quotes to compare. A quote takes 48 hours on average.');
  expect(copy?.text).toContain('Canvas tote');
  expect(copy?.text).toContain('in the RFQ generator on https://site.example.');
  expect(copy?.text).not.toContain('evil.example');
  expect(mails.find(({ kind }) => kind === 'sourcing')?.text).toContain(notes);
});

test('send-sourcing-tool-notification tells the team of an RFQ even when the address gets no further copy', async () => {
  const { handler, mails } = setUp({
    access: { ...access, quota: () => async (_name, mailbox) => mailbox === undefined },
  });
  expect(await call(handler, requests.rfq)).toMatchObject({
    status: 429,
    body: { error: { code: 'too_many_reports' } },
  });
  expect(mails.map(({ kind }) => kind)).toEqual(['sourcing']);
});

test('send-sourcing-tool-notification counts copies of requests and of ideas by themselves', async () => {
  const taken = new Map<string, number>();
  const hasQuota: HasQuota = async (_service, recipient) => {
    if (recipient === undefined) return true;
    taken.set(recipient.name, (taken.get(recipient.name) ?? 0) + 1);
    return (taken.get(recipient.name) ?? 0) <= recipient.perDay;
  };
  const { handler } = setUp({ access: { ...access, quota: () => hasQuota } });
  const tooMany = (copies: number) => ({
    status: 429,
    body: {
      error: {
        code: 'too_many_reports',
        message: `We have it. This address has already had ${copies} copies today, the most we send in a day, so we didn’t send another.`,
      },
    },
  });
  for (let count = 0; count < 2; count += 1) {
    expect((await call(handler, requests.idea)).status).toBe(200);
  }
  expect(await call(handler, requests.idea)).toEqual(tooMany(2));
  for (let count = 0; count < 3; count += 1) {
    expect((await call(handler, requests.rfq)).status).toBe(200);
  }
  expect(await call(handler, requests.rfq)).toEqual(tooMany(3));
});

test.each(['a,victim@other.example', 'a<victim@other.example>'])(
  'send-sourcing-tool-notification accepts no RFQ from %s, which a copy cannot reach',
  async (email) => {
    const { handler, rows } = setUp();
    expect(await call(handler, { ...requests.rfq, email })).toMatchObject({ status: 422 });
    expect(rows).toEqual([]);
  },
);

test.each([
  { product: '' },
  { quantities: [] },
  { quantities: [0] },
  { quantities: [1, 2, 3, 4] },
  { target_price_usd: 0 },
  { certifications: ['none-such'] },
  { delivery_term: 'XYZ' },
  { deadline: 'soon' },
  { origin: 'atlantis' },
  { notes: 'x'.repeat(2001) },
])('send-sourcing-tool-notification refuses an RFQ with %o', async (change) => {
  const { handler, rows } = setUp();
  const data = { ...requests.rfq.data, ...change };
  expect(await call(handler, { ...requests.rfq, data })).toMatchObject({ status: 422 });
  expect(rows).toEqual([]);
});

test('send-sourcing-tool-notification mails a chosen idea to the visitor, without links, and tells the team', async () => {
  const { handler, mails, rows } = setUp();
  const data = { ...requests.idea.data, marketFit: 'Buy at www.evil.example today.' };
  const submissionId = 'c0ffee00-0000-4000-8000-000000000001';
  expect(await call(handler, { ...requests.idea, data, submissionId })).toEqual(answered('sent'));
  expect(mails.map(({ kind, to, subject }) => ({ kind, to, subject }))).toEqual([
    {
      kind: 'sourcing',
      to: 'leads@brand.example',
      subject: 'Product idea chosen: Recipe card box, about $32',
    },
    { kind: 'report', to: 'ada@fan.example', subject: 'The product idea you chose' },
  ]);
  expect(mails[1]?.text).toContain('https://site.example/brand-vision#calculator');
  expect(mails[1]?.text).not.toContain('evil.example');
  // It has no row in the tables of the forms.
  expect(rows.map(({ relatedSubmissionId }) => relatedSubmissionId)).toEqual([null, null]);
});

test('send-sourcing-tool-notification reports a swag request to the team and sends the visitor a copy', async () => {
  const { handler, mails, rows } = setUp();
  const submissionId = 'c0ffee00-0000-4000-8000-000000000001';
  const notes = 'Like on www.evil.example';
  const request = {
    ...requests.swag,
    submissionId,
    data: { ...requests.swag.data, notes },
  };
  expect(await call(handler, request)).toEqual(answered('sent'));
  expect(mails.map(({ kind, to, replyTo }) => ({ kind, to, replyTo }))).toEqual([
    { kind: 'sourcing', to: 'leads@brand.example', replyTo: 'Ada@fan.example' },
    { kind: 'report', to: 'ada@fan.example', replyTo: null },
  ]);
  expect(
    rows.map(({ dedupeKey, relatedSubmissionId }) => [dedupeKey, relatedSubmissionId]),
  ).toEqual([
    [`sourcing:swag:${submissionId}`, submissionId],
    [`copy:sourcing:swag:${submissionId}`, submissionId],
  ]);
  expect(mails[0]?.text).toContain(notes);
  expect(mails[1]?.subject).toBe('BrandBFF has your swag request');
  expect(mails[1]?.text).toContain('500 × Steel tumbler, Navy: $11.04 each, $5,520');
  expect(mails[1]?.text).toContain('Your logo stayed on your device.');
  expect(mails[1]?.text).toContain('in the swag catalog on https://site.example.');
  expect(mails[1]?.text).not.toContain('evil.example');
  expect(await call(handler, request)).toEqual(answered('sent'));
  expect(mails).toHaveLength(2);
});

test('send-sourcing-tool-notification counts the copy of a swag request as one of a request for quotation', async () => {
  const asked: (string | undefined)[] = [];
  const hasQuota: HasQuota = async (_service, recipient) => {
    asked.push(recipient?.name);
    return true;
  };
  const { handler } = setUp({ access: { ...access, quota: () => hasQuota } });
  await call(handler, requests.swag);
  expect(asked).toEqual([undefined, 'ada@fan.example, rfq']);
});

test.each([
  { contact_name: '' },
  { items: [] },
  { items: [{ piece: 'sword', color: 'navy', units: 100 }] },
  { items: [{ piece: 'mug', color: 'plaid', units: 100 }] },
  { items: [{ piece: 'mug', color: 'navy', units: 0 }] },
  { items: [{ piece: 'mug', color: 'navy', units: 100_001 }] },
  { items: Array.from({ length: 13 }, () => ({ piece: 'mug', color: 'navy', units: 100 })) },
  { kits: 0 },
  { needed_by: 'soon' },
  { zip: '1234' },
  { notes: 'x'.repeat(2001) },
])('send-sourcing-tool-notification refuses a swag request with %o', async (change) => {
  const { handler, rows } = setUp();
  const data = { ...requests.swag.data, ...change };
  expect(await call(handler, { ...requests.swag, data })).toMatchObject({ status: 422 });
  expect(rows).toEqual([]);
});

test('send-sourcing-tool-notification sends the guide to whoever asked for it, and tells the team', async () => {
  const { handler, mails, rows } = setUp();
  const submissionId = 'c0ffee00-0000-4000-8000-000000000001';
  expect(await call(handler, { ...requests.guide, submissionId })).toEqual(answered('sent'));
  expect(mails.map(({ kind, to, subject }) => ({ kind, to, subject }))).toEqual([
    { kind: 'sourcing', to: 'leads@brand.example', subject: 'New lead: requested the guide' },
    {
      kind: 'report',
      to: 'ada@fan.example',
      subject: 'Your copy of The Creator’s Brand Building Guide',
    },
  ]);
  const [, copy] = mails;
  expect(copy?.text).toContain('https://site.example/creators-brand-building-guide.pdf');
  expect(copy?.text).toContain('https://site.example/guide');
  for (const { title, takeaway } of guideChapters) {
    expect(copy?.text).toContain(`${title}. ${takeaway}`);
  }
  // The lead's row, which is marked once the team has the message.
  expect(rows.map(({ relatedSubmissionId }) => relatedSubmissionId)).toEqual([
    submissionId,
    submissionId,
  ]);
  expect(await call(handler, { ...requests.guide, submissionId })).toEqual(answered('sent'));
  expect(mails).toHaveLength(2);
});

test('send-sourcing-tool-notification sends the guide without links where the site’s address is not set', async () => {
  const { handler, mails } = setUp({ siteUrl: undefined });
  await call(handler, requests.guide);
  expect(mails[1]?.text).toContain(guideChapters[0].takeaway);
  expect(mails[1]?.text).not.toMatch(/https?:|undefined/);
});

test('send-sourcing-tool-notification counts the guide by itself, and tells the team of every request', async () => {
  const hasQuota: HasQuota = async (_service, recipient) => recipient === undefined;
  const { handler, mails } = setUp({ access: { ...access, quota: () => hasQuota } });
  expect(await call(handler, requests.guide)).toMatchObject({
    status: 429,
    body: { error: { code: 'too_many_reports' } },
  });
  expect(mails.map(({ kind }) => kind)).toEqual(['sourcing']);
});

test.each([{ source: 'sourcing_tools_gate' }, {}])(
  'send-sourcing-tool-notification refuses a request for the guide with %o',
  async (data) => {
    const { handler, rows } = setUp();
    expect(await call(handler, { ...requests.guide, data })).toMatchObject({ status: 422 });
    expect(rows).toEqual([]);
  },
);
