import { minimumFillMs } from '@functions/_shared/domain/bot-signals.assumptions.ts';
import type { Email } from '@functions/_shared/email.ts';
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

test.each(everyRequest)(
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
  expect(mails[0]?.text).toContain('this mailbox is a disposable one');
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
