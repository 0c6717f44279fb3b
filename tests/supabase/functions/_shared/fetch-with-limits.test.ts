import { fetchWithLimits, ServiceError } from '@functions/_shared/fetch-with-limits.ts';
import { expect, test, vi } from 'vitest';
import { fakeFetch, silence } from '../../../support/functions.ts';

const limits = { timeoutMs: 1_000, maxBytes: 100 };
const url = 'https://service.example/';

const ask = (answer: () => Response | Promise<Response>, timeoutMs = limits.timeoutMs) =>
  fetchWithLimits(fakeFetch(answer).fetch, url, {}, { ...limits, timeoutMs });

test('fetchWithLimits returns status and text, also of failures', async () => {
  expect(await ask(() => new Response('hello'))).toMatchObject({
    status: 200,
    ok: true,
    text: 'hello',
  });
  expect(await ask(() => new Response('no', { status: 500 }))).toMatchObject({
    status: 500,
    ok: false,
    text: 'no',
  });
});

test('fetchWithLimits decodes characters that are split between packets', async () => {
  const bytes = new TextEncoder().encode('naïve €5');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  expect((await ask(() => new Response(body))).text).toBe('naïve €5');
});

test('fetchWithLimits times out when a service never responds', async () => {
  await expect(ask(silence, 20)).rejects.toMatchObject({ reason: 'timeout' });
});

test('fetchWithLimits times out when a body never ends', async () => {
  const stalled = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) });
  await expect(ask(() => new Response(stalled), 20)).rejects.toMatchObject({ reason: 'timeout' });
});

test('fetchWithLimits aborts the request on a timeout', async () => {
  const aborted = vi.fn();
  const listen = (_: string, init: RequestInit) => {
    init.signal?.addEventListener('abort', aborted);
    return silence();
  };
  await expect(fetchWithLimits(listen, url, {}, { ...limits, timeoutMs: 20 })).rejects.toThrow();
  expect(aborted).toHaveBeenCalledOnce();
});

test('fetchWithLimits rejects a response that is too large', async () => {
  await expect(ask(() => new Response('x'.repeat(101)))).rejects.toMatchObject({
    reason: 'too_large',
  });
});

test('fetchWithLimits reports an unreachable service without repeating the error', async () => {
  const failure = ask(() => Promise.reject(new TypeError('connect https://user:pw@host')));
  await expect(failure).rejects.toBeInstanceOf(ServiceError);
  await expect(failure).rejects.toMatchObject({
    reason: 'network',
    message: 'The service could not be reached.',
  });
});
