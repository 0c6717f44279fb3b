import {
  type CallVerdict,
  createServiceCaller,
  type UsageStore,
} from '@functions/_shared/external-service.ts';
import {
  type RetryRule,
  serviceNames,
  servicePolicies,
} from '@functions/_shared/external-services.assumptions.ts';
import { ServiceError } from '@functions/_shared/fetch-with-limits.ts';
import { expect, test, vi } from 'vitest';

const refused = (status: number, retryAfterSeconds?: number) =>
  new ServiceError('status', `It answered ${status}.`, status, retryAfterSeconds);
const broken = new ServiceError('network', 'It could not be reached.');
const late = new ServiceError('timeout', 'It is late.');

/**
 * A caller whose clock advances only while it waits, with a usage store that returns these
 * verdicts.
 */
function build(
  options: {
    verdicts?: CallVerdict[];
    retry?: RetryRule;
    random?: number;
    msPerCall?: number;
  } = {},
) {
  const { verdicts = [], retry = 'when_failed', random = 0, msPerCall = 0 } = options;
  let nowMs = 1_000;
  const waits: number[] = [];
  const log = vi.fn();
  const usageStore = {
    begin: vi.fn<UsageStore['begin']>(async () => verdicts.shift() ?? 'go'),
    end: vi.fn<UsageStore['end']>(async () => undefined),
  };
  const call = createServiceCaller({
    name: 'chat',
    policy: { timeLimitMs: 10_000, retry, dailyCeiling: 7 },
    usageStore,
    nowMs: () => nowMs,
    sleep: async (ms) => {
      waits.push(ms);
      nowMs += ms;
    },
    random: () => random,
    log,
  });
  /** Fails with each of these in turn, then succeeds. */
  const exchangeAfter = (...errors: unknown[]) =>
    vi.fn(async (_timeLeftMs: number) => {
      nowMs += msPerCall;
      const error = errors.shift();
      if (error !== undefined) throw error;
      return 'answer';
    });
  return { call, exchangeAfter, usageStore, log, waits };
}

test('a successful call counts against the ceiling and gets the whole time limit', async () => {
  const { call, exchangeAfter, usageStore } = build();
  const exchange = exchangeAfter();
  expect(await call(exchange)).toBe('answer');
  expect(usageStore.begin.mock.calls).toEqual([['chat', 7]]);
  expect(exchange.mock.calls).toEqual([[10_000]]);
  expect(usageStore.end).not.toHaveBeenCalled();
});

test('a successful call of low importance may use only a part of the ceiling', async () => {
  const { call, exchangeAfter, usageStore } = build();
  await call(exchangeAfter(), { ceilingShare: 0.6 });
  expect(usageStore.begin.mock.calls).toEqual([['chat', 4]]);
});

test('a successful call closes a half-open breaker', async () => {
  const { call, exchangeAfter, usageStore } = build({ verdicts: ['half_open'] });
  await call(exchangeAfter());
  expect(usageStore.end.mock.calls).toEqual([['chat', true]]);
});

test.each(['open', 'ceiling'] as const)(
  'does not call the service when the usage store says %s',
  async (verdict) => {
    const { call, exchangeAfter, usageStore } = build({ verdicts: [verdict] });
    const exchange = exchangeAfter();
    await expect(call(exchange)).rejects.toMatchObject({ reason: 'unavailable' });
    expect(exchange).not.toHaveBeenCalled();
    expect(usageStore.end).not.toHaveBeenCalled();
  },
);

test('does not call the service when calls cannot be counted, since they could cost without limit', async () => {
  const { call, exchangeAfter, usageStore } = build();
  const cause = new Error('no database');
  usageStore.begin.mockRejectedValue(cause);
  const exchange = exchangeAfter();
  await expect(call(exchange)).rejects.toMatchObject({ reason: 'unavailable', cause });
  expect(exchange).not.toHaveBeenCalled();
});

test.each([
  ['a broken connection', broken],
  ['500', refused(500)],
  ['502', refused(502)],
  ['503', refused(503)],
  ['429', refused(429)],
])(
  'a call that fails after %s is repeated twice, each time counted and recorded',
  async (_, error) => {
    const { call, exchangeAfter, usageStore } = build();
    const exchange = exchangeAfter(error, error, error, error);
    await expect(call(exchange)).rejects.toBe(error);
    expect(exchange).toHaveBeenCalledTimes(3);
    expect(usageStore.begin).toHaveBeenCalledTimes(3);
    expect(usageStore.end.mock.calls).toEqual(Array(3).fill(['chat', false]));
  },
);

test.each([
  ['lateness', late],
  ['an answer that makes no sense', new ServiceError('shape', 'No JSON.')],
  ['401', refused(401)],
  ['402', refused(402)],
])(
  'a call that fails after %s is not repeated, but counts as a failure of the service',
  async (_, error) => {
    const { call, exchangeAfter, usageStore } = build();
    await expect(call(exchangeAfter(error))).rejects.toBe(error);
    expect(usageStore.end.mock.calls).toEqual([['chat', false]]);
  },
);

test.each([
  ['400', refused(400)],
  ['413', refused(413)],
  ['422', refused(422)],
  ['an error of ours', new TypeError('undefined is not a function')],
])('a call that fails after %s does not count as a failure of the service', async (_, error) => {
  const { call, exchangeAfter, usageStore } = build();
  await expect(call(exchangeAfter(error))).rejects.toBe(error);
  expect(usageStore.end).not.toHaveBeenCalled();
});

test('a rejected request shows that the service is back', async () => {
  const { call, exchangeAfter, usageStore } = build({ verdicts: ['half_open'] });
  await expect(call(exchangeAfter(refused(400)))).rejects.toThrow();
  expect(usageStore.end.mock.calls).toEqual([['chat', true]]);
});

test("a failing call stops when the breaker opens meanwhile, and throws the service's error", async () => {
  const { call, exchangeAfter } = build({ verdicts: ['go', 'open'] });
  const exchange = exchangeAfter(broken, broken);
  await expect(call(exchange)).rejects.toMatchObject({ reason: 'network' });
  expect(exchange).toHaveBeenCalledTimes(1);
});

test('a failing call throws its own error even when the outcome cannot be recorded', async () => {
  const { call, exchangeAfter, usageStore, log } = build();
  usageStore.end.mockRejectedValue(new Error('no database'));
  await expect(call(exchangeAfter(late))).rejects.toBe(late);
  expect(log).toHaveBeenCalledOnce();
});

test.each([broken, refused(500), refused(502)])(
  'does not repeat what would cost money twice (case %#)',
  async (error) => {
    const { call, exchangeAfter, waits } = build({ retry: 'when_refused' });
    await expect(call(exchangeAfter(error))).rejects.toBe(error);
    expect(waits).toEqual([]);
  },
);

test.each([429, 503])('repeats after %d, which means that nothing was done', async (status) => {
  const { call, exchangeAfter } = build({ retry: 'when_refused' });
  expect(await call(exchangeAfter(refused(status)))).toBe('answer');
});

test('the wait doubles, plus as much again at random', async () => {
  for (const [random, waits] of [
    [0, [250, 500]],
    [0.5, [375, 750]],
  ] as const) {
    const built = build({ random });
    expect(await built.call(built.exchangeAfter(broken, broken))).toBe('answer');
    expect(built.waits).toEqual(waits);
  }
});

test('the wait is at least what the service asked for', async () => {
  const { call, exchangeAfter, waits } = build();
  await call(exchangeAfter(refused(429, 2)));
  expect(waits).toEqual([2_000]);
});

test('skips the wait when no time would be left for a response', async () => {
  const { call, exchangeAfter, waits } = build();
  await expect(call(exchangeAfter(refused(429, 9.5)))).rejects.toMatchObject({ status: 429 });
  expect(waits).toEqual([]);
});

test('wait and failed attempt reduce the time of the next attempt', async () => {
  const { call, exchangeAfter } = build({ msPerCall: 3_000 });
  const exchange = exchangeAfter(broken, broken);
  await call(exchange);
  expect(exchange.mock.calls).toEqual([[10_000], [6_750], [3_250]]);
});

test("every service has a time limit below its page's, and every paid one a ceiling", () => {
  for (const name of serviceNames) {
    const { dailyCeiling, timeLimitMs } = servicePolicies[name];
    expect(timeLimitMs).toBeLessThan(name === 'images' ? 60_000 : 30_000);
    if (name !== 'tariff_schedule') expect(dailyCeiling).toBeGreaterThan(0);
  }
});
