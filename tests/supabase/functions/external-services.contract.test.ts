import { createChatJson } from '@functions/_shared/chat-json.ts';
import { createResendTransport } from '@functions/_shared/email.ts';
import {
  type CallService,
  createServiceCaller,
  type UsageStore,
} from '@functions/_shared/external-service.ts';
import {
  type ServiceName,
  servicePolicies,
} from '@functions/_shared/external-services.assumptions.ts';
import { createProfileService } from '@functions/fetch-tiktok-data/profile-service.ts';
import { createYouTubeLookup } from '@functions/fetch-tiktok-data/youtube-api.ts';
import { createOpenAiImages } from '@functions/generate-mockup/openai-images.ts';
import { createFirecrawlSearch } from '@functions/market-pricing/firecrawl.ts';
import { createLiveSchedule } from '@functions/tariff-lookup-live/live-schedule.ts';
import { createSpeak } from '@functions/text-to-voice/speak.ts';
import { createTranscribe } from '@functions/voice-to-text/transcribe.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type GoodAnswer, startContractServer } from '../../support/contract-server.ts';
import { noLog } from '../../support/functions.ts';
import { buildLink } from './fetch-tiktok-data/build-link.ts';

/** Every adapter against a server that behaves like the real one, in success and in failure. */

let server: Awaited<ReturnType<typeof startContractServer>>;

beforeAll(async () => {
  server = await startContractServer();
});
afterAll(() => server.close());

type Contract = {
  name: ServiceName;
  /** Makes one call with the adapter. */
  ask: (call: CallService) => Promise<unknown>;
  /** The request that reaches the service: method and path. */
  request: string;
  /** The header with its key. */
  key: [header: string, value: string] | undefined;
  good: GoodAnswer;
  result: unknown;
  /** The result of a busy service, where that is not an error. */
  busy?: unknown;
};

const openAi = (call: CallService) => ({
  fetch,
  call,
  apiKey: 'sk-secret',
  baseUrl: `${server.url}/v1/`,
});
const bearer = (key: string): Contract['key'] => ['authorization', `Bearer ${key}`];
const json = (body: unknown): GoodAnswer => ({
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const mp3 = new Uint8Array(800).fill(0x55);
mp3.set([0xff, 0xfb, 0x90, 0xc4]);

const contracts: Contract[] = [
  {
    name: 'chat',
    ask: (call) =>
      createChatJson({ ...openAi(call), model: 'small' })({
        instructions: 'Name a color.',
        data: { bio: 'red' },
        answer: { name: 'color', schema: { type: 'object' } },
      }),
    request: 'POST /v1/chat/completions',
    key: bearer('sk-secret'),
    good: json({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_790_000_000,
      model: 'small',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: '{"color":"red"}', refusal: null },
          finish_reason: 'stop',
        },
      ],
      usage: { prompt_tokens: 40, completion_tokens: 6, total_tokens: 46 },
    }),
    result: { color: 'red' },
  },
  {
    name: 'images',
    ask: (call) => createOpenAiImages({ ...openAi(call), model: 'draws' })('A mug.'),
    request: 'POST /v1/images/generations',
    key: bearer('sk-secret'),
    good: json({ created: 1_790_000_000, data: [{ b64_json: png }], usage: { total_tokens: 1 } }),
    result: `data:image/png;base64,${png}`,
  },
  {
    name: 'transcription',
    ask: (call) =>
      createTranscribe({ ...openAi(call), transcriptionModel: 'hears' })({
        bytes: new Uint8Array([82, 73, 70, 70]),
        container: 'wav',
      }),
    request: 'POST /v1/audio/transcriptions',
    key: bearer('sk-secret'),
    good: json({ text: ' Duty on socks ', usage: { type: 'duration', seconds: 2 } }),
    result: { status: 'heard', text: 'Duty on socks' },
    busy: { status: 'busy' },
  },
  {
    name: 'speech',
    ask: async (call) => {
      const spoken = await createSpeak({ ...openAi(call), speechModel: 'speaks' })('Hello', 'nova');
      return spoken.status === 'spoken' ? spoken.mp3.length : spoken;
    },
    request: 'POST /v1/audio/speech',
    key: bearer('sk-secret'),
    good: { contentType: 'audio/mpeg', body: mp3 },
    result: mp3.length,
    busy: { status: 'busy' },
  },
  {
    name: 'email',
    ask: (call) =>
      createResendTransport({
        apiKey: 're_secret',
        fromEmail: 'BrandBFF <hello@brand.example>',
        fetch,
        call,
        url: `${server.url}/emails`,
      })({
        kind: 'report',
        to: 'ana@fan.example',
        replyTo: null,
        subject: 'Your report',
        text: 'Hello',
        html: null,
        idempotencyKey: 'row-1',
      }),
    request: 'POST /emails',
    key: bearer('re_secret'),
    good: json({ id: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' }),
    result: 'sent',
  },
  {
    name: 'prices',
    ask: (call) =>
      createFirecrawlSearch({ apiKey: 'fc-secret', fetch, call, url: `${server.url}/v2/search` })(
        'mug',
      ),
    request: 'POST /v2/search',
    key: bearer('fc-secret'),
    good: json({
      success: true,
      data: {
        web: [
          {
            url: 'https://www.alibaba.com/mug',
            title: 'Mug',
            description: 'A mug',
            markdown: 'US$1.20 - 2.00',
            metadata: { statusCode: 200 },
          },
        ],
      },
      creditsUsed: 3,
    }),
    result: [{ url: 'https://www.alibaba.com/mug', title: 'Mug', markdown: 'US$1.20 - 2.00' }],
  },
  {
    name: 'profiles',
    ask: (call) =>
      createProfileService({ apiKey: 'pk-secret', fetch, call, url: `${server.url}/profile` })(
        buildLink('tiktok.com/@ana'),
      ),
    request: 'GET /profile?platform=tiktok&username=ana&url=https%3A%2F%2Fwww.tiktok.com%2F%40ana',
    key: bearer('pk-secret'),
    good: json({ data: { username: 'ana', followers: 1200 } }),
    result: expect.objectContaining({ username: 'ana', followers: 1200 }),
  },
  {
    name: 'youtube',
    ask: (call) =>
      createYouTubeLookup({
        apiKey: 'yt-secret',
        fetch,
        call,
        url: `${server.url}/youtube/v3/channels`,
      })(buildLink('youtube.com/@ana')),
    request: 'GET /youtube/v3/channels?part=snippet%2Cstatistics&maxResults=1&forHandle=%40ana',
    key: ['x-goog-api-key', 'yt-secret'],
    good: json({
      kind: 'youtube#channelListResponse',
      items: [
        {
          id: 'UC123',
          snippet: { title: 'Ana', description: '', customUrl: '@ana' },
          statistics: { subscriberCount: '1200', videoCount: '8', hiddenSubscriberCount: false },
        },
      ],
    }),
    result: expect.objectContaining({ username: 'ana', followers: 1200, posts: 8 }),
  },
  {
    name: 'tariff_schedule',
    ask: (call) =>
      createLiveSchedule({ fetch, call, url: `${server.url}/reststop/search` })('6109.10.00'),
    request: 'GET /reststop/search?keyword=6109.10.00',
    key: undefined,
    good: json([
      { htsno: '6109.10.00', general: '16.5%', special: 'Free (AU)', other: '90%', footnotes: [] },
    ]),
    result: { generalRateText: '16.5%', specialRateText: 'Free (AU)', otherRateText: '90%' },
  },
];

/** The real caller with the real policy of the service, except that waits take no time. */
function guard(name: ServiceName, timeLimitMs = 10_000) {
  const waits: number[] = [];
  const end = vi.fn<UsageStore['end']>(async () => undefined);
  const call = createServiceCaller({
    name,
    policy: { ...servicePolicies[name], timeLimitMs },
    usageStore: { begin: async () => 'go', end },
    nowMs: () => 0,
    sleep: async (ms) => void waits.push(ms),
    random: () => 0,
    log: noLog,
  });
  return { call, end, waits };
}

describe.each(contracts)('$name', (contract) => {
  const { name } = contract;
  const isFreeToRepeat = servicePolicies[name].retry === 'when_failed';

  async function failureOf(call: CallService): Promise<unknown> {
    const error = await contract.ask(call).then(
      (answer) => answer,
      (thrown: unknown) => thrown,
    );
    expect(String(error)).not.toMatch(/secret|ana@/);
    return error;
  }

  test('returns what the service says, after one call with its key', async () => {
    server.behave({ kind: 'good', answer: contract.good });
    const { call, end } = guard(name);
    expect(await contract.ask(call)).toEqual(contract.result);
    const [request, ...more] = server.requests();
    expect(more).toEqual([]);
    expect(`${request?.method} ${request?.path}`).toBe(contract.request);
    if (contract.key !== undefined) {
      const [header, value] = contract.key;
      expect(request?.headers[header]).toBe(value);
    }
    expect(`${request?.path}${request?.body}`).not.toContain('secret');
    expect(end).not.toHaveBeenCalled();
  });

  test('gives up on a slow service without a retry', async () => {
    server.behave({ kind: 'slow' });
    const { call, end } = guard(name, 80);
    expect(await failureOf(call)).toMatchObject({ reason: 'timeout' });
    expect(server.requests().length).toBeLessThanOrEqual(1);
    expect(end.mock.calls).toEqual([[name, false]]);
  });

  test('calls a busy service (429) three times, each after the requested wait', async () => {
    server.behave({ kind: 'status', status: 429, headers: { 'retry-after': '2' } });
    const { call, waits } = guard(name);
    const busy = contract.busy ?? { reason: 'status', status: 429, retryAfterSeconds: 2 };
    expect(await failureOf(call)).toMatchObject(busy);
    expect(server.requests()).toHaveLength(3);
    expect(waits).toEqual([2_000, 2_000]);
  });

  test('retries a broken service (500) only where that costs nothing twice', async () => {
    server.behave({ kind: 'status', status: 500 });
    const { call, end } = guard(name);
    expect(await failureOf(call)).toMatchObject({ reason: 'status', status: 500 });
    expect(server.requests()).toHaveLength(isFreeToRepeat ? 3 : 1);
    expect(end).toHaveBeenCalledWith(name, false);
  });

  test.each([
    ['cut off', '{"data": [{"b64'],
    ['a page', '<!doctype html><title>Bad gateway</title>'],
    ['nothing', ''],
    ['another shape', '"fine"'],
  ])('rejects a response that is %s', async (_, body) => {
    if (name === 'email') return expectAcceptedMail(body);
    server.behave({ kind: 'good', answer: { ...contract.good, body } });
    const { call } = guard(name);
    expect(await failureOf(call)).toMatchObject({ reason: 'shape' });
    expect(server.requests()).toHaveLength(1);
  });

  /** An accepted e-mail is sent, whatever the body says; a retry would send it twice. */
  async function expectAcceptedMail(body: string): Promise<void> {
    server.behave({ kind: 'good', answer: { ...contract.good, body } });
    expect(await contract.ask(guard(name).call)).toBe('sent');
    expect(server.requests()).toHaveLength(1);
  }

  test('rejects a response that breaks off', async () => {
    server.behave({ kind: 'truncated', answer: contract.good });
    const { call, end } = guard(name);
    expect(await failureOf(call)).toMatchObject({ reason: 'network' });
    expect(server.requests()).toHaveLength(isFreeToRepeat ? 3 : 1);
    expect(end).toHaveBeenCalledWith(name, false);
  });

  test('follows no redirect, which would carry the key and the bill along', async () => {
    server.behave({ kind: 'status', status: 307, headers: { location: server.url } });
    expect(await failureOf(guard(name).call)).toMatchObject({ reason: 'network' });
    expect(server.requests()).toHaveLength(isFreeToRepeat ? 3 : 1);
    expect(server.requests().map(({ path }) => path)).not.toContain('/');
  });

  test('is not called while its breaker is open or its day is used up', async () => {
    server.behave({ kind: 'good', answer: contract.good });
    for (const verdict of ['open', 'ceiling'] as const) {
      const call = createServiceCaller({
        name,
        policy: servicePolicies[name],
        usageStore: { begin: async () => verdict, end: async () => undefined },
        nowMs: () => 0,
        sleep: async () => undefined,
        random: () => 0,
        log: noLog,
      });
      expect(await failureOf(call)).toMatchObject({ reason: 'unavailable' });
    }
    expect(server.requests()).toEqual([]);
  });
});
