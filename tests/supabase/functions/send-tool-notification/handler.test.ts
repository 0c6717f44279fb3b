import type { Email, MailTransport } from '@functions/_shared/email.ts';
import { maxToMailboxPerCaller } from '@functions/_shared/outbox.ts';
import type { HasQuota } from '@functions/_shared/rate-limit.ts';
import { createHandler, type Dependencies } from '@functions/send-tool-notification/handler.ts';
import { describe, expect, test, vi } from 'vitest';
import { access, call } from '../../../support/functions.ts';
import {
  buildMessage,
  createMemoryOutbox,
  maxReportsPerMailboxPerDay,
} from '../../../support/outbox.ts';
import { buildSubmissions } from '../../../support/submissions.ts';
import { buildDetails, buildRequest } from './build-request.ts';

const submissionId = 'c0ffee00-0000-4000-8000-000000000001';
const noon = new Date('2026-11-27T12:00:00Z');

/** A function with working mail; the stored submission belongs to Ada. */
function setUp(overrides: Partial<Dependencies> = {}) {
  const { outbox, rows } = createMemoryOutbox();
  const mails: Email[] = [];
  const submissions = buildSubmissions({
    belongsTo: async (id, email) => id === submissionId && email === 'Ada@fan.example',
  });
  const deps: Dependencies = {
    access,
    notifyEmail: 'leads@brand.example',
    siteUrl: 'https://site.example',
    functionsUrl: 'https://api.example/functions/v1',
    bookingUrl: 'https://book.example',
    outbox,
    submissions,
    sendMail: async (email) => {
      mails.push(email);
      return 'sent';
    },
    defaultDelivery: 'captured',
    flagEmail: async () => null,
    now: () => noon,
    ...overrides,
  };
  return { handler: createHandler(deps), outbox, rows, mails, submissions };
}

const failFor =
  (kind: string): MailTransport =>
  async (email) => {
    if (email.kind === kind) throw new Error('The mail service answered 500.');
    return 'sent';
  };

const answered = (delivery: string) => ({ status: 200, body: { success: true, delivery } });
const muted = (method: 'warn' | 'error') =>
  vi.spyOn(console, method).mockImplementation(() => undefined);

test('send-tool-notification reports the lead to the team and sends the visitor their report', async () => {
  const { handler, mails, rows } = setUp();
  expect(await call(handler, buildRequest())).toEqual(answered('sent'));
  expect(mails.map(({ kind, to, replyTo }) => ({ kind, to, replyTo }))).toEqual([
    { kind: 'tool', to: 'leads@brand.example', replyTo: 'Ada@fan.example' },
    { kind: 'report', to: 'ada@fan.example', replyTo: null },
  ]);
  expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent']);
});

test('send-tool-notification gives a bot the same response, and mails neither the team nor the visitor', async () => {
  const { handler, mails, rows } = setUp();
  const form = { trap: 'https://casino.example' };
  expect(await call(handler, { ...buildRequest(), form })).toEqual(answered('captured'));
  expect([mails, rows]).toEqual([[], []]);
});

test('send-tool-notification tells the team, not the visitor, about an address that may not be reachable', async () => {
  const { handler, mails } = setUp({ flagEmail: async () => 'malformed' });
  await call(handler, buildRequest());
  const told = mails.map(({ kind, text }) => [kind, text.includes('Address check')]);
  expect(told).toEqual([
    ['tool', true],
    ['report', false],
  ]);
});

test('send-tool-notification stores both messages before sending any mail', async () => {
  const { outbox, rows } = createMemoryOutbox();
  const kept: number[] = [];
  const { handler } = setUp({
    outbox,
    sendMail: async () => {
      kept.push(rows.length);
      return 'sent';
    },
  });
  await call(handler, buildRequest());
  expect(kept).toEqual([2, 2]);
});

test('send-tool-notification reports when messages are only captured', async () => {
  const { handler, rows } = setUp({ sendMail: async () => 'captured' });
  expect(await call(handler, buildRequest())).toEqual(answered('captured'));
  expect(rows.map(({ status }) => status)).toEqual(['captured', 'captured']);
});

test('send-tool-notification is not a relay: an address in the request does not decide where the lead goes', async () => {
  const { handler, mails } = setUp();
  await call(handler, buildRequest({ recipientEmail: 'victim@other.example' }));
  expect(mails.map(({ to }) => to)).toEqual(['leads@brand.example', 'ada@fan.example']);
  expect(JSON.stringify(mails)).not.toContain('victim@other.example');
});

test.each([
  'a,victim@other.example',
  'a<victim@other.example>',
  '"x"@other.example',
  '<script>alert(1)</script>@x.example',
])('send-tool-notification sends nothing for the address %s', async (userEmail) => {
  const { handler, mails, rows } = setUp();
  const answer = await call(handler, buildRequest({ userEmail }));
  expect(answer).toMatchObject({ status: 422, body: { error: { fields: ['userEmail'] } } });
  expect([mails, rows]).toEqual([[], []]);
});

test('send-tool-notification lets no markup into any message', async () => {
  const { handler, mails } = setUp();
  const details = buildDetails({
    product_category: '<script>alert(1)</script>',
    made_in: '<b onclick=alert(2)>here</b>',
  });
  await call(handler, buildRequest({ details }));
  expect(mails).toHaveLength(2);
  for (const { html, subject } of mails) {
    expect(html).not.toMatch(/<script|<b /);
    expect(subject).not.toMatch(/[<\r\n]/);
  }
});

test('send-tool-notification sends once for two successive requests', async () => {
  const { handler, mails } = setUp();
  await call(handler, buildRequest({ timestamp: '2026-11-27T12:00:00.000Z' }));
  const again = buildRequest({ timestamp: '2026-11-27T12:00:00.400Z' });
  expect(await call(handler, again)).toEqual(answered('sent'));
  expect(mails).toHaveLength(2);
});

test('send-tool-notification sends once for two concurrent requests', async () => {
  const { handler, mails } = setUp();
  const request = buildRequest({ submissionId });
  await Promise.all([call(handler, request), call(handler, request)]);
  expect(mails).toHaveLength(2);
});

test('send-tool-notification sends again for other figures', async () => {
  const { handler, mails } = setUp();
  await call(handler, buildRequest());
  await call(handler, buildRequest({ details: buildDetails({ audience_size: 20_000 }) }));
  expect(mails).toHaveLength(4);
});

test.each(['sent', 'captured'] as const)(
  'send-tool-notification with a stored submission marks it once the lead was %s',
  async (delivery) => {
    const { handler, submissions, rows } = setUp({ sendMail: async () => delivery });
    await call(handler, buildRequest({ submissionId }));
    expect(submissions.markNotified.mock.calls).toEqual([[submissionId, 'Ada@fan.example']]);
    expect(rows.map(({ relatedSubmissionId }) => relatedSubmissionId)).toEqual([
      submissionId,
      submissionId,
    ]);
  },
);

test("send-tool-notification with another person's stored submission leaves it alone and still reports the lead", async () => {
  const { handler, submissions, mails, rows } = setUp();
  const request = buildRequest({ submissionId, userEmail: 'bob@fan.example' });
  expect(await call(handler, request)).toEqual(answered('sent'));
  expect(submissions.markNotified).not.toHaveBeenCalled();
  expect(mails).toHaveLength(2);
  expect(rows[0]?.relatedSubmissionId).toBeNull();
});

test('send-tool-notification with a stored submission does not mark it while the lead waits', async () => {
  muted('warn');
  const { handler, submissions } = setUp({ sendMail: failFor('tool') });
  expect(await call(handler, buildRequest({ submissionId }))).toEqual(answered('queued'));
  expect(submissions.markNotified).not.toHaveBeenCalled();
});

test('send-tool-notification with a stored submission marks it although the report waits', async () => {
  muted('warn');
  const { handler, submissions } = setUp({ sendMail: failFor('report') });
  expect(await call(handler, buildRequest({ submissionId }))).toEqual(answered('queued'));
  expect(submissions.markNotified).toHaveBeenCalledOnce();
});

test('send-tool-notification with a stored submission succeeds and logs it when the mark cannot be set', async () => {
  const error = muted('error');
  const submissions = buildSubmissions({
    belongsTo: async () => true,
    markNotified: async () => {
      throw new Error('database away');
    },
  });
  const { handler } = setUp({ submissions });
  expect(await call(handler, buildRequest({ submissionId }))).toEqual(answered('sent'));
  expect(error).toHaveBeenCalledOnce();
});

test('send-tool-notification when mail fails keeps both messages for later', async () => {
  muted('warn');
  const { handler, rows } = setUp({
    sendMail: async () => {
      throw new Error('No answer within 8000 ms.');
    },
  });
  expect(await call(handler, buildRequest())).toEqual(answered('queued'));
  for (const row of rows) {
    expect(row).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: 'No answer within 8000 ms.',
      nextAttemptAt: new Date('2026-11-27T12:01:00Z'),
    });
  }
});

test('send-tool-notification when mail fails sends waiting messages with the next request that finds the mail service working', async () => {
  muted('warn');
  let working = false;
  let now = noon;
  const { handler, rows, submissions } = setUp({
    now: () => now,
    sendMail: async () => {
      if (!working) throw new Error('down');
      return 'sent';
    },
  });
  await call(handler, buildRequest({ submissionId }));
  working = true;
  now = new Date('2026-11-27T12:02:00Z');
  await call(handler, buildRequest({ userEmail: 'bob@fan.example' }));
  expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent', 'sent']);
  expect(submissions.markNotified.mock.calls).toEqual([[submissionId, 'Ada@fan.example']]);
});

test('send-tool-notification when mail fails does not retry waiting messages', async () => {
  muted('warn');
  const sendMail = vi.fn<MailTransport>(async () => {
    throw new Error('down');
  });
  const { handler, outbox } = setUp({ sendMail });
  await outbox.add(buildMessage(), new Date('2026-11-27T11:00:00Z'));
  await call(handler, buildRequest());
  expect(sendMail).toHaveBeenCalledTimes(2);
});

test("send-tool-notification when mail fails responds to the visitor's own request although an earlier message cannot be read", async () => {
  const error = muted('error');
  const { outbox } = createMemoryOutbox();
  const findDue = async () => {
    throw new Error('database away');
  };
  const { handler } = setUp({ outbox: { ...outbox, findDue } });
  expect(await call(handler, buildRequest())).toEqual(answered('sent'));
  expect(error).toHaveBeenCalledOnce();
});

test('send-tool-notification responds with an error that the page can show when nothing can be stored', async () => {
  muted('error');
  const { outbox } = createMemoryOutbox();
  const add = async () => {
    throw new Error('database away');
  };
  const { handler, mails } = setUp({ outbox: { ...outbox, add } });
  expect(await call(handler, buildRequest())).toMatchObject({
    status: 500,
    body: { error: { code: 'internal' } },
  });
  expect(mails).toEqual([]);
});

describe('send-tool-notification after as many reports to one address as a day has', () => {
  /** As many reports to Ada as a day has, each with other figures. */
  async function setUpDayOfReports(overrides: Partial<Dependencies> = {}) {
    const server = setUp(overrides);
    for (let count = 0; count < maxReportsPerMailboxPerDay; count += 1) {
      expect((await call(server.handler, asking(1000 + count))).status).toBe(200);
    }
    return server;
  }
  const asking = (audience: number, userEmail = 'Ada@fan.example') =>
    buildRequest({ userEmail, details: buildDetails({ audience_size: audience }) });

  test('sends no other report, but one to others, and one again the next day', async () => {
    let now = noon;
    const { handler, mails } = await setUpDayOfReports({ now: () => now });
    const reports = () => mails.filter(({ kind }) => kind === 'report').length;
    await call(handler, asking(5000, 'ADA@fan.example'));
    expect(reports()).toBe(maxReportsPerMailboxPerDay);
    expect((await call(handler, asking(5000, 'bob@fan.example'))).status).toBe(200);
    now = new Date('2026-11-28T12:00:01Z');
    expect((await call(handler, asking(5000))).status).toBe(200);
    expect(reports()).toBe(maxReportsPerMailboxPerDay + 2);
  });

  test.each(['sent', 'captured'] as const)(
    'responds to another as to the first: %s',
    async (delivery) => {
      const { handler } = await setUpDayOfReports({ sendMail: async () => delivery });
      const next = await call(handler, asking(5000));
      expect(next).toEqual(answered(delivery));
      expect(next).toEqual(await call(handler, asking(5000, 'bob@fan.example')));
    },
  );

  test('still reports the next lead to the team and marks its submission', async () => {
    const { handler, mails, submissions } = await setUpDayOfReports();
    await call(handler, { ...asking(5000), submissionId });
    expect(mails.at(-1)).toMatchObject({ kind: 'tool', to: 'leads@brand.example' });
    expect(mails.at(-1)?.subject).toContain('5,000 followers');
    expect(submissions.markNotified.mock.calls).toEqual([[submissionId, 'Ada@fan.example']]);
  });

  test('keeps the next lead when mail fails', async () => {
    muted('warn');
    let working = true;
    const { handler, rows } = await setUpDayOfReports({
      sendMail: async () => {
        if (!working) throw new Error('down');
        return 'sent';
      },
    });
    working = false;
    expect(await call(handler, asking(5000))).toEqual(answered('queued'));
    expect(rows.at(-1)).toMatchObject({ kind: 'tool', status: 'queued' });
  });
});

describe('send-tool-notification for several reports of one caller to one mailbox', () => {
  /** A caller whose quota per recipient is counted. */
  function setUpCaller() {
    const taken = new Map<string, number>();
    const hasQuota: HasQuota = async (_service, recipient) => {
      if (recipient === undefined) return true;
      const count = (taken.get(recipient.name) ?? 0) + 1;
      taken.set(recipient.name, count);
      return count <= recipient.perDay;
    };
    return setUp({ access: { ...access, quota: () => hasQuota } });
  }
  const tooMany = {
    status: 429,
    body: {
      error: {
        code: 'too_many_reports',
        message:
          'You’ve sent this address 4 reports today, the most we send in a day. Your results stay on this page.',
      },
    },
  };
  /** The same mailbox in four spellings. */
  const spellings = [
    'ada.lovelace@gmail.com',
    'AdaLovelace@gmail.com',
    'adalovelace+shop@googlemail.com',
    'a.d.a.lovelace@gmail.com',
  ];
  const asking = (userEmail: string, audience = 1_000) =>
    buildRequest({ userEmail, details: buildDetails({ audience_size: audience }) });

  test('rejects the fifth in any spelling, and reports the lead to the team', async () => {
    const { handler, rows } = setUpCaller();
    for (const address of spellings) {
      expect((await call(handler, asking(address))).status).toBe(200);
    }
    expect(maxToMailboxPerCaller.report).toBe(spellings.length);
    expect(await call(handler, asking('ada.lovelace@gmail.com', 5_000))).toEqual(tooMany);
    expect(rows.at(-1)).toMatchObject({ kind: 'tool', status: 'sent' });
    expect((await call(handler, asking('bob@gmail.com'))).status).toBe(200);
  });

  test('leaves the owner of the mailbox more than half of the daily limit', () => {
    const shares = Object.values(maxToMailboxPerCaller);
    expect(shares.reduce<number>((sum, share) => sum + share, 0)).toBeLessThan(
      maxReportsPerMailboxPerDay / 2,
    );
  });

  test('gives a bot the same response', async () => {
    const { handler } = setUpCaller();
    const filledIn = { ...asking('ada@fan.example'), form: { trap: 'x' } };
    for (let count = 0; count < maxToMailboxPerCaller.report; count += 1) {
      expect(await call(handler, filledIn)).toEqual(answered('captured'));
    }
    expect(await call(handler, filledIn)).toEqual(tooMany);
  });
});

test.each([
  ['no address', { userEmail: undefined }],
  ['an address without an @', { userEmail: 'ada' }],
  ['another tool', { tool: 'mail-bomb' }],
  ['no results', { details: { ...buildDetails(), results: undefined } }],
  ['a negative audience', { details: buildDetails({ audience_size: -1 }) }],
  ['a timestamp that is none', { timestamp: 'yesterday' }],
  ['a submission id that is none', { submissionId: '1 or 1=1' }],
])('send-tool-notification rejects %s', async (_, wrong) => {
  const { handler, mails } = setUp();
  const answer = await call(handler, { ...buildRequest(), ...wrong });
  expect(answer).toMatchObject({ status: 422, body: { error: { code: 'invalid_request' } } });
  expect(mails).toEqual([]);
});

test('send-tool-notification puts the ideas of the same visitor into the report', async () => {
  const idea = {
    productName: 'Recipe card box',
    category: 'home-goods' as const,
    reasoning: 'Fits “recipes” in what you told us.',
    estimatedPrice: 32,
    marketFit: 'About 8 orders a month.',
  };
  const findIdeas = vi.fn(async () => [idea]);
  const { handler, mails } = setUp({ findIdeas });
  await call(handler, { ...buildRequest(), submissionId });
  expect(findIdeas).toHaveBeenCalledExactlyOnceWith(submissionId, 'Ada@fan.example');
  expect(mails.find(({ kind }) => kind === 'report')?.text).toContain('Recipe card box');
});

test('send-tool-notification sends the report without ideas when they cannot be found', async () => {
  const error = muted('error');
  const findIdeas = () => Promise.reject(new Error('connection lost'));
  const { handler, mails } = setUp({ findIdeas });
  expect(await call(handler, { ...buildRequest(), submissionId })).toEqual(answered('sent'));
  expect(mails).toHaveLength(2);
  expect(error).toHaveBeenCalledOnce();
});
