import type { AccessPolicy } from '@functions/_shared/http.ts';
import { createJsonHandler, HttpError } from '@functions/_shared/http.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { access, functionRequest, siteKey } from '../../../support/functions.ts';

const schema = z.object({ name: z.string().check(z.minLength(1)), age: z.optional(z.number()) });

function build(options: {
  respond?: (input: z.infer<typeof schema>) => Promise<unknown>;
  access?: AccessPolicy;
  maxBodyBytes?: number;
}) {
  return createJsonHandler({
    access: options.access ?? access,
    request: schema,
    maxBodyBytes: options.maxBodyBytes,
    respond: options.respond ?? (async ({ name }) => ({ greeting: `Hello ${name}` })),
  });
}

function streamed(body: ReadableStream<Uint8Array>): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    headers: { apikey: siteKey },
    body,
    // Node requires this for a streamed body; the DOM types do not include it.
    ...{ duplex: 'half' },
  });
}

const errorOf = async (response: Response) => {
  const body: unknown = await response.json();
  return { status: response.status, body };
};

test('createJsonHandler responds to a good request with JSON', async () => {
  const response = await build({})(functionRequest({ name: 'Ada' }));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual({ greeting: 'Hello Ada' });
});

test('createJsonHandler passes on only what the schema accepts', async () => {
  const respond = vi.fn(async () => ({}));
  await build({ respond })(functionRequest({ name: 'Ada', extra: 'x' }));
  expect(respond.mock.calls).toEqual([
    [{ name: 'Ada' }, expect.any(Function), expect.any(Function)],
  ]);
});

describe('createJsonHandler on a preflight request', () => {
  const preflight = (origin: string) =>
    new Request('http://localhost/', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  test('allows POST with the headers of the Supabase client, without a key', async () => {
    const response = await build({})(preflight('https://site.example'));
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    expect(response.headers.get('access-control-expose-headers')).toBe('retry-after');
    const headers = response.headers.get('access-control-allow-headers');
    for (const header of ['authorization', 'apikey', 'content-type', 'x-session-id']) {
      expect(headers).toContain(header);
    }
  });

  test('allows only the listed origins when there is a list', async () => {
    const handler = build({
      access: { ...access, allowedOrigins: ['https://a.example', 'https://b.example'] },
    });
    const allowed = await handler(preflight('https://b.example'));
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://b.example');
    expect(allowed.headers.get('vary')).toBe('origin');
    const refused = await handler(preflight('https://evil.example'));
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('createJsonHandler with a list of origins', () => {
  const listed = build({ access: { ...access, allowedOrigins: ['https://a.example'] } });
  const from = (origin: string) =>
    functionRequest({ name: 'Ada' }, { headers: { apikey: siteKey, origin } });

  test('accepts the listed ones', async () => {
    const response = await listed(from('https://a.example'));
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://a.example');
  });

  test('accepts requests without an origin', async () => {
    expect((await listed(functionRequest({ name: 'Ada' }))).status).toBe(200);
  });

  test.each([
    'https://evil.example',
    'http://a.example',
    'https://a.example:8443',
    'https://a.example.evil.example',
    'https://A.EXAMPLE',
    'null',
  ])('rejects %s even with its key, and does no work', async (origin) => {
    const respond = vi.fn(async () => ({}));
    const refusing = build({
      respond,
      access: { ...access, allowedOrigins: ['https://a.example'] },
    });
    const response = await refusing(from(origin));
    expect(await errorOf(response)).toMatchObject({
      status: 403,
      body: { error: { code: 'origin_not_allowed' } },
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(respond).not.toHaveBeenCalled();
  });
});

test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('createJsonHandler rejects %s', async (method) => {
  const request = new Request('http://localhost/', { method, headers: { apikey: siteKey } });
  const response = await build({})(request);
  expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  expect(await errorOf(response)).toEqual({
    status: 405,
    body: { error: { code: 'method_not_allowed', message: 'Send this request with POST.' } },
  });
});

test.each([
  ['no key', {}],
  ['another key', { apikey: 'sb_publishable_other' }],
  ['an empty key', { apikey: '' }],
])('createJsonHandler with site keys rejects %s before it reads the body', async (_, headers) => {
  const respond = vi.fn();
  const response = await build({ respond })(functionRequest('not json', { headers }));
  expect(respond).not.toHaveBeenCalled();
  expect(await errorOf(response)).toMatchObject({
    status: 401,
    body: { error: { code: 'unauthorized' } },
  });
});

test('createJsonHandler with site keys accepts any key of the list', async () => {
  const handler = build({ access: { ...access, publishableKeys: ['old', siteKey] } });
  expect((await handler(functionRequest({ name: 'Ada' }))).status).toBe(200);
});

test.each<Record<string, string>>([{}, { apikey: '' }, { apikey: siteKey }])(
  'createJsonHandler with site keys rejects everybody when none is listed: %j',
  async (headers) => {
    const handler = build({ access: { ...access, publishableKeys: [] } });
    expect((await handler(functionRequest({ name: 'Ada' }, { headers }))).status).toBe(401);
  },
);

test('createJsonHandler with too large a body rejects it by content-length', async () => {
  const headers = { apikey: siteKey, 'content-length': '2000000' };
  const response = await build({})(functionRequest({ name: 'Ada' }, { headers }));
  expect(await errorOf(response)).toEqual({
    status: 413,
    body: {
      error: {
        code: 'body_too_large',
        message: 'This request is larger than 32 kB. Send less text or smaller pictures.',
      },
    },
  });
});

test('createJsonHandler with too large a body stops reading when it was not announced', async () => {
  let chunks = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  expect((await build({ maxBodyBytes: 4096 })(streamed(endless))).status).toBe(413);
  expect(chunks).toBeLessThan(10);
});

test('createJsonHandler with a body of exactly the limit accepts it', async () => {
  const body = JSON.stringify({ name: 'Ada' });
  const handler = build({ maxBodyBytes: body.length });
  expect((await handler(functionRequest(body))).status).toBe(200);
});

describe('createJsonHandler with a slow body', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Sends the beginning, and the rest after that many milliseconds. */
  function slow(afterMs: number) {
    const [head = '', tail = ''] = ['{"name":', '"Ada"}'];
    const cancel = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(head));
        setTimeout(() => {
          if (cancel.mock.calls.length > 0) return;
          controller.enqueue(new TextEncoder().encode(tail));
          controller.close();
        }, afterMs);
      },
      cancel,
    });
    return { request: streamed(body), cancel };
  }

  test.each([
    [11_000, undefined],
    // A recording of 2 MB at 256 kbit per second.
    [75_000, 2_100_000],
  ])('waits %d ms for the rest', async (afterMs, maxBodyBytes) => {
    const { cancel, request } = slow(afterMs - 1);
    const answer = build({ maxBodyBytes })(request);
    await vi.advanceTimersByTimeAsync(afterMs);
    expect((await answer).status).toBe(200);
    expect(cancel).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('stops reading at the time limit, and says what to do', async () => {
    const { cancel, request } = slow(3_600_000);
    const answer = build({})(request);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(cancel).toHaveBeenCalledOnce();
    expect(await errorOf(await answer)).toEqual({
      status: 408,
      body: {
        error: {
          code: 'body_too_slow',
          message: 'This request took too long to arrive. Check your connection and send it again.',
        },
      },
    });
  });
});

test('createJsonHandler rejects an aborted body without logging a failure of its own', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":"A')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  const log = vi.fn();
  expect(await errorOf(await build({})(streamed(broken), log))).toEqual({
    status: 400,
    body: {
      error: {
        code: 'body_incomplete',
        message: 'This request was cut off before it finished. Please send it again.',
      },
    },
  });
  expect(log).not.toHaveBeenCalled();
});

test.each(['', 'not json', '{"name":', '\u0000'])(
  'createJsonHandler rejects the text %j',
  async (text) => {
    expect(await errorOf(await build({})(functionRequest(text)))).toEqual({
      status: 400,
      body: { error: { code: 'invalid_json', message: 'This request isn’t valid JSON.' } },
    });
  },
);

test('createJsonHandler removes characters that no database can store', async () => {
  const response = await build({})(functionRequest('{"name":"A\\u0000d\\ud83e\\udde6a\\ud800"}'));
  expect(await response.json()).toEqual({ greeting: 'Hello Ad🧦a\ufffd' });
});

test('createJsonHandler names the invalid fields', async () => {
  const response = await build({})(functionRequest({ name: '', age: 'old' }));
  expect(await errorOf(response)).toEqual({
    status: 422,
    body: {
      error: {
        code: 'invalid_request',
        message: 'Please check: name, age.',
        fields: ['name', 'age'],
      },
    },
  });
});

test.each([[null], [[]], ['"text"'], [7]])(
  'createJsonHandler rejects the wrong shape %j',
  async (body) => {
    const response = await build({})(functionRequest(body));
    expect(response.status).toBe(422);
    expect((await errorOf(response.clone())).body).toMatchObject({
      error: { message: 'This request isn’t in the expected shape.' },
    });
  },
);

test('createJsonHandler responds with an HttpError of the function', async () => {
  const respond = async () => {
    throw new HttpError(429, 'slow_down', 'Please wait a minute.');
  };
  const response = await build({ respond })(functionRequest({ name: 'Ada' }));
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await errorOf(response)).toEqual({
    status: 429,
    body: { error: { code: 'slow_down', message: 'Please wait a minute.' } },
  });
});

test('createJsonHandler tells a throttled caller when to retry, and does no work', async () => {
  const respond = vi.fn(async () => ({}));
  for (const [wait, sentence] of [
    [0.2, 'a second'],
    [12.1, '13 seconds'],
  ] as const) {
    const handle = build({ respond, access: { ...access, throttle: async () => wait } });
    const response = await handle(functionRequest({ name: 'Ada' }));
    expect(response.headers.get('retry-after')).toBe(String(Math.ceil(wait)));
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await errorOf(response)).toEqual({
      status: 429,
      body: {
        error: {
          code: 'too_many_requests',
          message: `That was a lot at once. Please try again in ${sentence}.`,
        },
      },
    });
  }
  expect(respond).not.toHaveBeenCalled();
});

test('createJsonHandler throttles callers with a key, not preflights', async () => {
  const throttle = vi.fn(async () => 0);
  const handle = build({ access: { ...access, throttle } });
  await handle(new Request('http://localhost/', { method: 'OPTIONS' }));
  await handle(functionRequest({ name: 'Ada' }, { headers: { apikey: 'wrong' } }));
  expect(throttle).not.toHaveBeenCalled();
  expect((await handle(functionRequest({ name: 'Ada' }))).status).toBe(200);
  expect(throttle).toHaveBeenCalledOnce();
});

test('createJsonHandler logs any other failure and exposes none of it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const respond = async () => {
    throw new Error('password is hunter2');
  };
  const answer = await errorOf(await build({ respond })(functionRequest({ name: 'Ada' })));
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    error: { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
  });
  expect(error).toHaveBeenCalledOnce();
  expect(String(error.mock.calls[0])).toMatch(/^\{"level":"error","event":"unforeseen"/);
});
