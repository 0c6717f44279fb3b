import { createJsonHandler } from '@functions/_shared/http.ts';
import {
  type Bucket,
  costlyVisitorLimit,
  createQuota,
  createThrottle,
  ownEngineLimit,
  type TakeTokens,
  visitorLimit,
} from '@functions/_shared/rate-limit.ts';
import { access, functionRequest, noLog, siteKey } from '@tests/support/functions.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

const requestsOfOneNetwork = 1_800;
const visitor = '2001:db8:ffff::7';

/** Buckets like those of the database, but without refill. */
function stillBuckets(): TakeTokens {
  const left = new Map<string, number>();
  return async (buckets) => {
    const tokensIn = ({ key, limit }: Bucket) => left.get(key) ?? limit.burst;
    if (buckets.some((bucket) => tokensIn(bucket) === 0)) return 10;
    for (const bucket of buckets) left.set(bucket.key, tokensIn(bucket) - 1);
    return 0;
  };
}

const counting = () => ({
  takeTokens: stillBuckets(),
  secret: 'shh',
  now: () => new Date('2026-11-29T12:00:00Z'),
  trustedProxies: null,
});

/** The address of the nth household in a provider's block. */
const household = (block: string, n: number) => `${block}:${n.toString(16)}::1`;
/** The nth address in a provider's IPv4 block. */
const ipv4Neighbor = (n: number) => `203.0.113.${n % 256}`;

function headersFrom(address: string) {
  return { apikey: siteKey, 'cf-connecting-ip': address };
}

describe.each([
  ['a function of our own engine', ownEngineLimit],
  ['a function with a paid service behind it', visitorLimit],
  ['a costly function', costlyVisitorLimit],
])('%s', (_, limit) => {
  const build = (maxBodyBytes: number) => {
    const handle = createJsonHandler({
      access: { ...access, throttle: createThrottle({ functionName: 'f', limit, ...counting() }) },
      request: z.object({ name: z.string() }),
      maxBodyBytes,
      respond: async ({ name }) => ({ greeting: `Hello ${name}` }),
    });
    return async (address: string, body: unknown) =>
      (await handle(functionRequest(body, { headers: headersFrom(address) }))).status;
  };

  test.each([
    ['one /48 of IPv6', (n: number) => household('2001:db8:1', n), { name: 'Ada' }, 1_024],
    ['one /48 with bad bodies', (n: number) => household('2001:db8:1', n), {}, 1_024],
    ['one /48 where bodies are large', (n: number) => household('2001:db8:1', n), {}, 1_024 ** 2],
    ['one /24 of IPv4', ipv4Neighbor, { name: 'Ada' }, 1_024],
  ])('accepts a visitor after 1,800 requests from %s', async (_source, addressOf, body, size) => {
    const ask = build(size);
    for (let n = 0; n < requestsOfOneNetwork; n += 1) await ask(addressOf(n), body);
    expect(await ask(addressOf(requestsOfOneNetwork), body)).toBe(429);
    expect(await ask(visitor, { name: 'Ada' })).toBe(200);
  });
});

test('one network leaves most of a paid service’s day to the others', async () => {
  const dailyCeilings = {
    chat: null,
    images: 100,
    transcription: null,
    speech: null,
    email: null,
    prices: null,
    profiles: null,
    youtube: null,
    tariff_schedule: null,
  };
  const quota = createQuota({ dailyCeilings, ...counting() });
  let asked = 0;
  for (let n = 0; n < 100; n += 1) {
    const request = new Request('http://functions.local', {
      headers: headersFrom(household('2001:db8:1', n)),
    });
    if (await quota(request, noLog)('images')) asked += 1;
  }
  expect(asked).toBe(20);
});
