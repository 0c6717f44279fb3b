import {
  createQuota,
  createThrottle,
  readCallerAddress,
  readCallerNetwork,
  type TakeTokens,
} from '@functions/_shared/rate-limit.ts';
import { describe, expect, test, vi } from 'vitest';
import { noLog } from '../../../support/functions.ts';

const limit = {
  caller: { burst: 2, perMinute: 6 },
  network: { burst: 4, perMinute: 12 },
  global: { burst: 600, perMinute: 600 },
};
const ceilings = {
  chat: 10,
  images: 10,
  transcription: 10,
  speech: 10,
  email: 10,
  prices: 10,
  profiles: 10,
  youtube: 10,
  tariff_schedule: null,
};

function build(takeTokens: TakeTokens, now = () => new Date('2026-11-27T12:00:00Z')) {
  return createThrottle({
    functionName: 'a-function',
    limit,
    takeTokens,
    secret: 'shh',
    now,
    trustedProxies: null,
  });
}

const request = (headers: Record<string, string>) =>
  new Request('http://functions.local', { headers });
const from = (address: string) => request({ 'x-forwarded-for': address });
const session = (id: string) => ({ 'x-session-id': id });

/** Buckets that never refill. */
function fullBuckets() {
  const left = new Map<string, number>();
  return vi.fn<TakeTokens>(async (buckets) => {
    for (const { key, limit } of buckets) {
      const tokens = left.get(key) ?? limit.burst;
      if (tokens === 0) return 10;
      left.set(key, tokens - 1);
    }
    return 0;
  });
}

const keysOf = (takeTokens: ReturnType<typeof fullBuckets>) =>
  takeTokens.mock.calls.map(([buckets]) => buckets.map(({ key }) => key));

test('a throttle accepts one caller up to the limit, and others independently', async () => {
  const throttle = build(fullBuckets());
  const waits = [];
  for (let i = 0; i < 3; i++) waits.push(await throttle(from('203.0.113.7'), noLog, 'all'));
  expect(waits).toEqual([0, 0, 10]);
  expect(await throttle(from('203.0.113.8'), noLog, 'all')).toBe(0);
});

test('a throttle limits a session across addresses', async () => {
  const throttle = build(fullBuckets());
  const ask = (address: string, id: string) =>
    throttle(request({ 'x-forwarded-for': address, ...session(id) }), noLog, 'all');
  const id = 'kx1-0123456789abcdef';
  expect(await ask('203.0.113.1', id)).toBe(0);
  expect(await ask('203.0.113.2', id)).toBe(0);
  expect(await ask('203.0.113.3', id)).toBe(10);
  expect(await ask('203.0.113.3', 'kx2-0123456789abcdef')).toBe(0);
});

test('a throttle takes from the global bucket last, so that a refused caller takes nothing from it', async () => {
  const takeTokens = fullBuckets();
  const caller = { 'x-forwarded-for': '203.0.113.7', ...session('kx1-0123456789abcdef') };
  await build(takeTokens)(request(caller), noLog, 'all');
  const digest = expect.stringMatching(/^a-function:[0-9a-f]{32}$/);
  expect(keysOf(takeTokens)).toEqual([[digest, digest, digest, 'a-function:everybody']]);
  expect(new Set(keysOf(takeTokens)[0]).size).toBe(4);
});

test.each(['', 'short', 'x'.repeat(129), 'kx1-0123456789abcde!', "kx1'; drop table"])(
  'a throttle does not accept %j as a session',
  async (id) => {
    const takeTokens = fullBuckets();
    await build(takeTokens)(request(session(id)), noLog, 'all');
    expect(keysOf(takeTokens)).toEqual([['a-function:everybody']]);
  },
);

test('a throttle charges only the requested buckets', async () => {
  const takeTokens = fullBuckets();
  const throttle = build(takeTokens);
  await throttle(from('203.0.113.7'), noLog, 'caller');
  await throttle(from('203.0.113.7'), noLog, 'global');
  const digest = expect.stringMatching(/^a-function:[0-9a-f]{32}$/);
  expect(keysOf(takeTokens)).toEqual([[digest, digest], ['a-function:everybody']]);
});

test('a throttle stores no address and no session, and a new digest every day', async () => {
  const takeTokens = fullBuckets();
  let day = '2026-11-27';
  const throttle = build(takeTokens, () => new Date(`${day}T12:00:00Z`));
  const caller = { 'x-forwarded-for': '203.0.113.7', ...session('kx1-0123456789abcdef') };
  await throttle(request(caller), noLog, 'all');
  day = '2026-11-28';
  await throttle(request(caller), noLog, 'all');
  const digests = keysOf(takeTokens).flatMap((keys) => keys.slice(0, 2));
  expect(new Set(digests).size).toBe(4);
  expect(digests.join()).not.toMatch(/203|kx1/);
});

test('a throttle limits all callers together', async () => {
  const allCallers = vi.fn<TakeTokens>(async () => 3);
  expect(await build(allCallers)(new Request('http://functions.local'), noLog, 'all')).toBe(3);
  expect(allCallers.mock.calls).toEqual([
    [[{ key: 'a-function:everybody', limit: { burst: 600, perMinute: 600 } }]],
  ]);
});

test('a throttle accepts the request when the buckets cannot be read, and logs it', async () => {
  const log = vi.fn();
  const throttle = build(async () => {
    throw new Error('no database');
  });
  expect(await throttle(from('203.0.113.7'), log, 'all')).toBe(0);
  expect(log.mock.calls).toEqual([['error', 'limit not checked', {}, expect.any(Error)]]);
});

describe('the quota of a paid service', () => {
  const noon = () => new Date('2026-11-27T12:00:00Z');
  const quota = (takeTokens: TakeTokens, images: number | null = 30) =>
    createQuota({
      dailyCeilings: { ...ceilings, images },
      takeTokens,
      secret: 'shh',
      now: noon,
      trustedProxies: null,
    });

  test('gives one address a tenth of a service’s calls at once, whatever its session', async () => {
    const takeTokens = fullBuckets();
    const ask = (address: string, id: string) =>
      quota(takeTokens)(request({ 'x-forwarded-for': address, ...session(id) }), noLog)('images');
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await ask('203.0.113.7', `kx${i}-0123456789abcdef`));
    expect(answers).toEqual([true, true, true, false]);
    expect(await ask('203.0.113.8', 'kx1-0123456789abcdef')).toBe(true);
  });

  test('refills over a day', async () => {
    const takeTokens = fullBuckets();
    await quota(takeTokens)(from('203.0.113.7'), noLog)('images');
    expect(takeTokens.mock.calls).toEqual([
      [
        [
          {
            key: expect.stringMatching(/^paid:images:[0-9a-f]{32}$/),
            limit: { burst: 3, perMinute: 3 / 1440 },
          },
          {
            key: expect.stringMatching(/^paid:images:[0-9a-f]{32}$/),
            limit: { burst: 6, perMinute: 6 / 1440 },
          },
        ],
      ],
    ]);
  });

  test('belongs to the session when no proxy reports the address', async () => {
    const ask = quota(fullBuckets())(request(session('kx1-0123456789abcdef')), noLog);
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await ask('images'));
    expect(answers).toEqual([true, true, true, false]);
  });

  test('is counted separately for each service', async () => {
    const ask = quota(fullBuckets(), 10)(from('203.0.113.7'), noLog);
    expect([await ask('images'), await ask('images'), await ask('chat')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test.each([null, 0])(
    'is not counted for services that cost nothing or are off: %s',
    async (ceiling) => {
      const takeTokens = fullBuckets();
      expect(await quota(takeTokens, ceiling)(from('203.0.113.7'), noLog)('images')).toBe(true);
      expect(takeTokens).not.toHaveBeenCalled();
    },
  );

  test('for one recipient is counted per caller and network, whatever the ceiling', async () => {
    const takeTokens = fullBuckets();
    const ask = (address: string, name: string) =>
      quota(takeTokens)(from(address), noLog)('tariff_schedule', { name, perDay: 2 });
    expect([
      await ask('203.0.113.7', 'ana@x.example'),
      await ask('203.0.113.8', 'ana@x.example'),
    ]).toEqual([true, true]);
    expect(await ask('203.0.113.9', 'ana@x.example')).toBe(false);
    expect(await ask('203.0.113.9', 'bob@x.example')).toBe(true);
    expect(await ask('198.51.100.1', 'ana@x.example')).toBe(true);
    expect(JSON.stringify(takeTokens.mock.calls)).not.toContain('ana');
    expect(takeTokens.mock.calls[0]?.[0][0]?.limit).toEqual({ burst: 2, perMinute: 2 / 1_440 });
  });

  test('is refused when it cannot be counted, and that is logged', async () => {
    const log = vi.fn();
    const broken = async () => {
      throw new Error('no database');
    };
    expect(await quota(broken)(from('203.0.113.7'), log)('images')).toBe(false);
    expect(log.mock.calls).toEqual([
      ['error', 'share not checked', { service: 'images' }, expect.any(Error)],
    ]);
  });
});

describe('readCallerAddress', () => {
  const read = (headers: Record<string, string>, trustedProxies: number | null = null) =>
    readCallerAddress(new Headers(headers), trustedProxies);

  test.each([
    [{}, null],
    [{ 'x-forwarded-for': '' }, null],
    [{ 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
    [{ 'x-forwarded-for': ' 6.6.6.6 , 203.0.113.7 ' }, '203.0.113.7'],
    [{ 'x-forwarded-for': '1.1.1.1', 'cf-connecting-ip': '203.0.113.7' }, '203.0.113.7'],
    [{ 'x-forwarded-for': '::ffff:203.0.113.7' }, '203.0.113.7'],
  ])('%j is %j', (headers, address) => {
    expect(read(headers)).toBe(address);
  });

  test('ignores hops before our own proxies', () => {
    const spoofed = {
      'cf-connecting-ip': '6.6.6.6',
      'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.1',
    };
    expect(read(spoofed, 2)).toBe('203.0.113.7');
    expect(read(spoofed, 1)).toBe('10.0.0.1');
    expect(read({ 'x-forwarded-for': '6.6.6.6' }, 2)).toBeNull();
  });

  test.each(['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:DB8:1:2::1', '2001:0db8:0001:0002::'])(
    '%s counts as its network',
    (address) => {
      expect(read({ 'x-forwarded-for': address })).toBe('2001:db8:1:2');
    },
  );

  test('expands a shortened address', () => {
    expect(read({ 'x-forwarded-for': '2001:db8::5' })).toBe('2001:db8:0:0');
    expect(read({ 'x-forwarded-for': '::1' })).toBe('0:0:0:0');
  });
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:DB8:1:2::1', '2001:db8:1::/48'],
  ['2001:0db8:0001:ffff::', '2001:db8:1::/48'],
  ['not an address', null],
  ['2001:db8:::1', null],
  ['', null],
])('readCallerNetwork %j belongs to %j', (address, network) => {
  expect(readCallerNetwork(new Headers({ 'x-forwarded-for': address }), null)).toBe(network);
});
