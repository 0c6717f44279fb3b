import {
  createThrottle,
  readCallerAddress,
  type TakeToken,
} from '@functions/_shared/rate-limit.ts';
import { describe, expect, it, vi } from 'vitest';

const limit = { burst: 2, perMinute: 6 };

function build(takeToken: TakeToken, now = () => new Date('2026-11-27T12:00:00Z')) {
  return createThrottle({ functionName: 'a-function', limit, takeToken, secret: 'shh', now });
}

const from = (address: string) =>
  new Request('http://functions.local', { headers: { 'x-forwarded-for': address } });

/** Buckets without a clock: empty once they gave what they hold. */
function fullBuckets() {
  const left = new Map<string, number>();
  return vi.fn<TakeToken>(async (key, { burst }) => {
    const tokens = left.get(key) ?? burst;
    left.set(key, Math.max(tokens - 1, 0));
    return tokens > 0 ? 0 : 10;
  });
}

describe('a throttle', () => {
  it('lets one caller in as often as the limit says, and another all the same', async () => {
    const throttle = build(fullBuckets());
    const waits = [];
    for (let i = 0; i < 3; i++) waits.push(await throttle(from('203.0.113.7')));
    expect(waits).toEqual([0, 0, 10]);
    expect(await throttle(from('203.0.113.8'))).toBe(0);
  });

  it('keeps no address, and another digest every day', async () => {
    const takeToken = fullBuckets();
    let day = '2026-11-27';
    const throttle = build(takeToken, () => new Date(`${day}T12:00:00Z`));
    await throttle(from('203.0.113.7'));
    day = '2026-11-28';
    await throttle(from('203.0.113.7'));
    const keys = takeToken.mock.calls.map(([key]) => key);
    const callers = keys.filter((key) => !key.endsWith(':everybody'));
    expect(new Set(callers).size).toBe(2);
    for (const key of callers) {
      expect(key).toMatch(/^a-function:[0-9a-f]{32}$/);
      expect(key).not.toContain('203');
    }
  });

  it('holds all callers together to a limit of their own', async () => {
    const throttle = build(async (key) => (key === 'a-function:everybody' ? 3 : 0));
    expect(await throttle(from('203.0.113.7'))).toBe(3);
    expect(await throttle(new Request('http://functions.local'))).toBe(3);
  });

  it('lets the request in when the buckets cannot be asked, and says so in the log', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const throttle = build(async () => {
      throw new Error('no database');
    });
    expect(await throttle(from('203.0.113.7'))).toBe(0);
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('readCallerAddress', () => {
  const read = (headers: Record<string, string>) => readCallerAddress(new Headers(headers));

  it.each([
    [{}, null],
    [{ 'x-forwarded-for': '' }, null],
    [{ 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
    [{ 'x-forwarded-for': ' 203.0.113.7 , 10.0.0.1' }, '203.0.113.7'],
    [{ 'x-forwarded-for': '1.1.1.1', 'cf-connecting-ip': '203.0.113.7' }, '203.0.113.7'],
    [{ 'x-forwarded-for': '::ffff:203.0.113.7' }, '::ffff:203.0.113.7'],
  ])('%j is %j', (headers, address) => {
    expect(read(headers)).toBe(address);
  });

  it.each(['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:DB8:1:2::1', '2001:0db8:0001:0002::'])(
    '%s counts as its network',
    (address) => {
      expect(read({ 'x-forwarded-for': address })).toBe('2001:db8:1:2');
    },
  );

  it('fills the gap of a shortened address', () => {
    expect(read({ 'x-forwarded-for': '2001:db8::5' })).toBe('2001:db8:0:0');
    expect(read({ 'x-forwarded-for': '::1' })).toBe('0:0:0:0');
  });
});
