import {
  chooseTransport,
  createResendTransport,
  defaultDelivery,
  type Email,
  isPlainAddress,
} from '@functions/_shared/email.ts';
import { expect, test } from 'vitest';
import { directCall, fakeFetch, silence } from '../../../support/functions.ts';

const email: Email = {
  kind: 'report',
  to: 'ada@fan.example',
  replyTo: 'team@brand.example',
  subject: 'Your report',
  text: 'Hello',
  html: '<p>Hello</p>',
  idempotencyKey: 'row-1',
};

const resend = (answer: () => Response | Promise<Response>, timeoutMs?: number) => {
  const { fetch, requests } = fakeFetch(answer);
  const fromEmail = 'BrandBFF <hello@brand.example>';
  return {
    send: createResendTransport({
      apiKey: 're_secret',
      fromEmail,
      fetch,
      call: directCall(timeoutMs),
    }),
    requests,
  };
};

test('without a mail service the message is captured', async () => {
  const { fetch, requests } = fakeFetch(() => new Response());
  const env = { resendApiKey: undefined, fromEmail: 'x@y.example', mailProblem: undefined };
  const send = chooseTransport(env, fetch, directCall());
  expect(await send(email)).toBe('captured');
  expect(requests).toEqual([]);
});

test('Resend is chosen when its key is set', async () => {
  const { fetch, requests } = fakeFetch(() => Response.json({ id: '1' }));
  const env = { resendApiKey: 're_secret', fromEmail: 'x@y.example', mailProblem: undefined };
  const send = chooseTransport(env, fetch, directCall());
  expect(await send(email)).toBe('sent');
  expect(requests).toHaveLength(1);
});

test('Resend is not called while one of our own addresses is missing, and the message waits', async () => {
  const { fetch, requests } = fakeFetch(() => Response.json({ id: '1' }));
  const mailProblem = 'NOTIFY_EMAIL is not a working address';
  const env = { resendApiKey: 're_secret', fromEmail: 'x@y.example', mailProblem };
  await expect(chooseTransport(env, fetch, directCall())(email)).rejects.toThrow(mailProblem);
  expect(requests).toEqual([]);
});

test.each([
  ['report', 0.6],
  ['tool', 1],
  ['sourcing', 1],
])('Resend sends a %s while at most %d of the day’s e-mails are used up', async (kind, share) => {
  const shares: unknown[] = [];
  const { fetch } = fakeFetch(() => Response.json({ id: '1' }));
  const send = createResendTransport({
    apiKey: 're_secret',
    fromEmail: 'x@y.example',
    fetch,
    call: (exchange, importance) => {
      shares.push(importance);
      return exchange(1_000);
    },
  });
  await send({ ...email, kind });
  expect(shares).toEqual([{ ceilingShare: share }]);
});

test('Resend gets each outbox row once, addressed to exactly one person', async () => {
  const { send, requests } = resend(() => Response.json({ id: '1' }));
  expect(await send(email)).toBe('sent');
  expect(requests).toHaveLength(1);
  const [request] = requests;
  expect(request?.url).toBe('https://api.resend.com/emails');
  expect(request?.headers.get('authorization')).toBe('Bearer re_secret');
  expect(request?.headers.get('idempotency-key')).toBe('row-1');
  expect(request?.headers.get('user-agent')).toBeTruthy();
  expect(request?.body).toEqual({
    from: 'BrandBFF <hello@brand.example>',
    to: ['ada@fan.example'],
    reply_to: 'team@brand.example',
    subject: 'Your report',
    text: 'Hello',
    html: '<p>Hello</p>',
  });
});

test('Resend gets no fields that a message lacks', async () => {
  const { send, requests } = resend(() => Response.json({ id: '1' }));
  await send({ ...email, replyTo: null, html: null });
  expect(Object.keys(Object(requests[0]?.body))).toEqual(['from', 'to', 'subject', 'text']);
});

test("Resend's refusal is reported by name, since its message may repeat addresses", async () => {
  const { send } = resend(() =>
    Response.json(
      { statusCode: 422, name: 'validation_error', message: 'Invalid to: ada@fan.example' },
      { status: 422 },
    ),
  );
  await expect(send(email)).rejects.toThrow(
    /^The mail service answered 422 \(validation_error\)\.$/,
  );
});

test.each([
  [
    '429 (rate_limit_exceeded)',
    () => Response.json({ name: 'rate_limit_exceeded' }, { status: 429 }),
  ],
  ['500 (no error name)', () => new Response('<html>oops</html>', { status: 500 })],
  ['502 (no error name)', () => Response.json({ name: 'ada@fan.example' }, { status: 502 })],
])('Resend fails on %s', async (words, answer) => {
  await expect(resend(answer).send(email)).rejects.toThrow(`The mail service answered ${words}.`);
});

test('Resend fails when there is no response in time', async () => {
  await expect(resend(silence, 20).send(email)).rejects.toMatchObject({ reason: 'timeout' });
});

test.each(['ada@fan.example', 'a.b+tag@x.co', "o'neil@x.example", 'zoë@exämple.example', 'a@b'])(
  'isPlainAddress accepts %s',
  (address) => expect(isPlainAddress(address)).toBe(true),
);

test.each([
  'a,b@x.example',
  'a<victim@x.example>',
  '"a b"@x.example',
  'a(comment)@x.example',
  'a;b@x.example',
  'a@b@c.example',
  'a b@x.example',
  'a@x.example\r\nBcc: b@x.example',
  '<script>@x.example',
  '@x.example',
  'a@',
])('isPlainAddress rejects %j', (address) => expect(isPlainAddress(address)).toBe(false));

test.each([
  [undefined, undefined, 'captured'],
  ['re_secret', undefined, 'sent'],
  ['re_secret', 'NOTIFY_EMAIL is not a working address.', 'queued'],
])(
  'with the mail key %s and the problem %s a message is usually %s',
  (resendApiKey, mailProblem, delivery) => {
    expect(defaultDelivery({ resendApiKey, mailProblem })).toBe(delivery);
  },
);
