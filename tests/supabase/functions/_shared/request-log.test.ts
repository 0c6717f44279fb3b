import type { Handler } from '@functions/_shared/http.ts';
import { withRequestLog } from '@functions/_shared/request-log.ts';
import { expect, test, vi } from 'vitest';

/** Serves one request with a handler that takes 12.4 ms; answers the lines it left. */
async function serve(handler: Handler, method = 'POST') {
  const lines: unknown[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) =>
      lines.push(JSON.parse(String(line))),
    );
  }
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
])('an answer of %d leaves one line with the outcome %s', async (status, outcome) => {
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

test('lines that are written meanwhile name the same request', async () => {
  const { lines } = await serve(async (_request, log) => {
    log?.('warn', 'fallback');
    return new Response();
  });
  expect(lines).toMatchObject([{ event: 'fallback', requestId: 'r-1' }, { event: 'request' }]);
});

test('a preflight leaves no line', async () => {
  expect((await serve(async () => new Response(), 'OPTIONS')).lines).toEqual([]);
});

test('a handler that throws is a plain 500, and the visitor learns nothing of why', async () => {
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
