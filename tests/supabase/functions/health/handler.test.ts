import {
  createHandler,
  type MissingMessages,
  type OutboxBacklog,
  type ServiceStatus,
} from '@functions/health/handler.ts';
import type { ScheduledJob } from '@functions/health/schedules.ts';
import { expect, test, vi } from 'vitest';

const noon = new Date('2026-11-27T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(noon.getTime() - minutes * 60_000);
const emptyBacklog: OutboxBacklog = { queued: 0, failed: 0, oldestQueuedAt: null };
const noneMissing: MissingMessages = { count: 0, oldestAt: null };

type Breaker = ServiceStatus['breaker'];

async function ask(
  options: {
    backlog?: OutboxBacklog | Error;
    missing?: MissingMessages;
    /** The breaker of e-mail, which is on, and of chat, which is off. */
    breakers?: [email: Breaker, chat: Breaker];
    problems?: string[];
    schedules?: ScheduledJob[];
    apikey?: string;
    method?: string;
  } = {},
) {
  const {
    backlog = emptyBacklog,
    missing = noneMissing,
    schedules = [],
    breakers: [emailBreaker, chatBreaker] = ['closed', 'closed'],
    apikey,
    method = 'GET',
  } = options;
  const handle = createHandler({
    ownerKeys: ['sb_secret_test', 'sb_secret_of_the_schedule'],
    adapters: {
      email: { on: true, dailyCeiling: 500 },
      chat: { on: false, dailyCeiling: 2_000 },
    },
    problems: options.problems ?? [],
    readMissingMessages: async () => missing,
    readSchedules: async () => schedules,
    readServices: async () => [
      { service: 'email', callsToday: 12, breaker: emailBreaker },
      { service: 'chat', callsToday: 0, breaker: chatBreaker },
    ],
    readBacklog: async () => {
      if (backlog instanceof Error) throw backlog;
      return backlog;
    },
    now: () => noon,
  });
  const response = await handle(
    new Request('http://functions.local/health', { method, headers: apikey ? { apikey } : {} }),
  );
  const text = await response.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, body };
}

test('tells anybody whether the backend works, and nothing more', async () => {
  const backlog = { queued: 4, failed: 2, oldestQueuedAt: minutesAgo(3) };
  for (const apikey of [undefined, 'sb_publishable_test']) {
    expect(await ask({ backlog, apikey })).toEqual({
      status: 200,
      body: { status: 'ok', database: 'up' },
    });
  }
});

test('tells the bearer of the secret key about the backlog and the services', async () => {
  const backlog = { queued: 4, failed: 2, oldestQueuedAt: minutesAgo(3.5) };
  expect(await ask({ backlog, apikey: 'sb_secret_test', method: 'POST' })).toEqual({
    status: 200,
    body: {
      status: 'ok',
      database: 'up',
      databaseMs: 0,
      outbox: { queued: 4, failed: 2, oldestQueuedMinutes: 3 },
      submissions: { withoutMessage: 0, oldestMinutes: null },
      schedules: [],
      problems: [],
      adapters: {
        email: { on: true, dailyCeiling: 500, callsToday: 12, breaker: 'closed' },
        chat: { on: false, dailyCeiling: 2_000, callsToday: 0, breaker: 'closed' },
      },
    },
  });
});

test('accepts every secret key of the project', async () => {
  for (const apikey of ['sb_secret_test', 'sb_secret_of_the_schedule']) {
    expect((await ask({ apikey })).body).toHaveProperty('adapters');
  }
});

test.each([
  [60, 'ok'],
  [61, 'degraded'],
])('with mail waiting for %d minutes it is %s', async (minutes, status) => {
  const backlog = { queued: 1, failed: 0, oldestQueuedAt: minutesAgo(minutes) };
  expect((await ask({ backlog })).body).toMatchObject({ status });
});

test('is degraded while form rows have no message to the team', async () => {
  const missing = { count: 2, oldestAt: minutesAgo(25) };
  expect((await ask({ missing, apikey: 'sb_secret_test' })).body).toMatchObject({
    status: 'degraded',
    submissions: { withoutMessage: 2, oldestMinutes: 25 },
  });
});

test('is degraded by a configuration error, which only the owner sees', async () => {
  const problems = ['RESEND_API_KEY is set, but NOTIFY_EMAIL is not a working address.'];
  expect((await ask({ problems, apikey: 'sb_secret_test' })).body).toMatchObject({
    status: 'degraded',
    problems,
  });
  expect((await ask({ problems })).body).toEqual({ status: 'degraded', database: 'up' });
});

test.each<[Breaker, Breaker, string]>([
  ['closed', 'closed', 'ok'],
  ['half_open', 'closed', 'ok'],
  ['open', 'closed', 'degraded'],
  ['closed', 'open', 'ok'],
])(
  'with the breaker of e-mail %s and that of a disabled service %s it is %s',
  async (email, chat, status) => {
    const { body } = await ask({ breakers: [email, chat], apikey: 'sb_secret_test' });
    expect(body).toMatchObject({ status, adapters: { email: { breaker: email } } });
  },
);

test.each([
  ['notifications-retry', 30, 'succeeded', false],
  ['notifications-retry', 31, 'succeeded', true],
  ['notifications-retry', 1, 'failed', true],
  ['retention', 32 * 24 * 60, 'succeeded', false],
  ['retention', 32 * 24 * 60 + 1, 'succeeded', true],
])(
  '%s, last run %d minutes ago and %s: overdue is %s',
  async (name, minutes, lastStatus, overdue) => {
    const schedules = [{ name, lastRunAt: minutesAgo(minutes), lastStatus }];
    expect((await ask({ schedules, apikey: 'sb_secret_test' })).body).toMatchObject({
      status: overdue ? 'degraded' : 'ok',
      schedules: [{ name, lastRunAt: minutesAgo(minutes).toISOString(), lastStatus, overdue }],
    });
  },
);

test('is ok while a new schedule has not run yet', async () => {
  const schedules = [{ name: 'retention', lastRunAt: null, lastStatus: null }];
  expect((await ask({ schedules })).body).toMatchObject({ status: 'ok' });
});

test('responds 503 without a reason when the database is unavailable', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await ask({ backlog: new Error('connection to 10.0.0.3 refused') })).toEqual({
    status: 503,
    body: { status: 'down', database: 'down' },
  });
  expect(logged).toHaveBeenCalledOnce();
  expect(String(logged.mock.calls[0])).not.toContain('10.0.0.3');
});

test('rejects other methods', async () => {
  expect((await ask({ method: 'DELETE' })).status).toBe(405);
});

test('queries the database once for all requests within five seconds', async () => {
  let now = noon;
  const readBacklog = vi.fn(async () => emptyBacklog);
  const handle = createHandler({
    ownerKeys: ['sb_secret_test', 'sb_secret_of_the_schedule'],
    adapters: {},
    problems: [],
    readMissingMessages: async () => noneMissing,
    readSchedules: async () => [],
    readServices: async () => [],
    readBacklog,
    now: () => now,
  });
  const get = () => handle(new Request('http://functions.local/health'));
  await Promise.all([get(), get(), get()]);
  now = new Date(noon.getTime() + 4_999);
  await get();
  expect(readBacklog).toHaveBeenCalledTimes(1);
  now = new Date(noon.getTime() + 5_000);
  expect((await get()).status).toBe(200);
  expect(readBacklog).toHaveBeenCalledTimes(2);
});
