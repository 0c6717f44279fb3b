import type { Handler } from '@functions/_shared/http.ts';
import { withRequestLog } from '@functions/_shared/request-log.ts';
import { describe, expect, test, vi } from 'vitest';

/** Collects the lines that are logged from now on. */
function collectLines(): unknown[] {
  const lines: unknown[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) =>
      lines.push(JSON.parse(String(line))),
    );
  }
  return lines;
}

/** Serves one request with a handler that takes 12.4 ms; returns its log lines. */
async function serve(handler: Handler, method = 'POST') {
  const lines = collectLines();
  const times = [100, 112.4];
  const served = withRequestLog('kira-chat', handler, {
    nowMs: () => times.shift() ?? 0,
    newRequestId: () => 'r-1',
  });
  const url = 'http://functions.local/?email=ana@fan.example';
  const response = await served(new Request(url, { method }));
  return { response, lines };
}

test.each([
  [200, 'ok'],
  [204, 'ok'],
  [422, 'refused'],
  [429, 'refused'],
  [500, 'failed'],
  [503, 'failed'],
])('a response of %d is logged as one line with the outcome %s', async (status, outcome) => {
  const { lines, response } = await serve(async () => new Response(null, { status }));
  expect(response.headers.get('x-request-id')).toBe('r-1');
  expect(lines).toEqual([
    {
      level: 'info',
      requestId: 'r-1',
      function: 'kira-chat',
      event: 'request',
      status,
      outcome,
      ms: 12,
    },
  ]);
});

test('lines written during a request carry its id', async () => {
  const { lines } = await serve(async (_request, log) => {
    log?.('warn', 'fallback');
    return new Response();
  });
  expect(lines).toMatchObject([{ event: 'fallback', requestId: 'r-1' }, { event: 'request' }]);
});

test('a preflight is not logged', async () => {
  expect((await serve(async () => new Response(), 'OPTIONS')).lines).toEqual([]);
});

test.each(['POST', 'OPTIONS', 'GET'])('sets nosniff on responses to %s', async (method) => {
  for (const status of [200, 204, 405, 429, 500]) {
    const { response } = await serve(async () => new Response(null, { status }), method);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
  const { response } = await serve(() => Promise.reject(new Error('broken')), method);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  vi.restoreAllMocks();
});

describe('a burst of requests within ten seconds', () => {
  /** A function with a fake clock. */
  function serveMany() {
    const lines = collectLines();
    const clock = { nowMs: 0 };
    let handler: Handler = async () => new Response();
    const served = withRequestLog('kira-chat', (...asked) => handler(...asked), {
      nowMs: () => clock.nowMs,
      newRequestId: () => 'r-1',
    });
    return {
      clock,
      lines,
      async ask(count: number, answer: Handler) {
        handler = answer;
        for (let asked = 0; asked < count; asked += 1) {
          await served(new Request('http://functions.local/', { method: 'POST' }));
        }
      },
    };
  }
  const answerOf =
    (status: number): Handler =>
    async () =>
      new Response(null, { status });

  test('is logged up to the limit, and the next line counts the rest', async () => {
    const { ask, clock, lines } = serveMany();
    await ask(150, answerOf(200));
    await ask(50, answerOf(429));
    expect(lines).toHaveLength(20);
    clock.nowMs = 10_000;
    await ask(2, answerOf(200));
    expect(lines).toHaveLength(22);
    expect(lines[20]).toMatchObject({ event: 'request', leftOut: 180 });
    expect(lines[21]).not.toHaveProperty('leftOut');
  });

  test('always logs warnings, errors and failed requests', async () => {
    const { ask, lines } = serveMany();
    await ask(100, answerOf(200));
    lines.length = 0;
    await ask(1, async (_request, log) => {
      log?.('warn', 'email not sent');
      log?.('error', 'limit not checked');
      return new Response();
    });
    await ask(1, answerOf(503));
    expect(lines).toMatchObject([
      { level: 'warn', event: 'email not sent' },
      { level: 'error', event: 'limit not checked' },
      { event: 'request', outcome: 'failed' },
    ]);
  });

  test('counts other info lines, too', async () => {
    const { ask, lines } = serveMany();
    await ask(30, async (_request, log) => {
      log?.('info', 'email sent');
      return new Response();
    });
    expect(lines).toHaveLength(20);
  });
});

test('a throwing handler gives a plain 500 without the reason', async () => {
  const { lines, response } = await serve(() =>
    Promise.reject(new Error('cannot mail ana@fan.example')),
  );
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    error: { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
  });
  expect(lines).toMatchObject([
    { level: 'error', event: 'unforeseen', error: 'Error: cannot mail [email]' },
    { outcome: 'failed', status: 500 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('ana');
});
