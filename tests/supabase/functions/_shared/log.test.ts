import { createLog, redact } from '@functions/_shared/log.ts';
import { expect, test, vi } from 'vitest';

function lineOf(write: (log: ReturnType<typeof createLog>) => void): unknown {
  const lines: unknown[] = [];
  for (const method of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: unknown) => void lines.push(line));
  }
  write(createLog({ requestId: 'r-1', function: 'kira-chat' }));
  expect(lines).toHaveLength(1);
  expect(String(lines[0])).not.toContain('\n');
  return JSON.parse(String(lines[0]));
}

test('a line is one JSON object with request, function and event', () => {
  expect(lineOf((log) => log('info', 'request', { status: 200, ms: 12 }))).toEqual({
    level: 'info',
    requestId: 'r-1',
    function: 'kira-chat',
    event: 'request',
    status: 200,
    ms: 12,
  });
});

test('an error is logged as name, message and place in our own files, without the stack', () => {
  const error = new TypeError('x is\nundefined');
  error.stack = `TypeError: x\n    at f (node:internal/x.js:1:1)\n    at file:///home/a/supabase/functions/kira-chat/handler.ts:12:3\n    at g`;
  expect(lineOf((log) => log('error', 'unforeseen', {}, error))).toMatchObject({
    level: 'error',
    error: 'TypeError: x is undefined',
    at: 'kira-chat/handler.ts:12:3',
  });
});

test('the cause of an error is logged as well', () => {
  const error = new Error('Calls cannot be counted.', { cause: new Error('no database') });
  expect(lineOf((log) => log('warn', 'fallback', {}, error))).toMatchObject({
    cause: 'Error: no database',
  });
});

test('any other thrown value becomes one line', () => {
  expect(lineOf((log) => log('warn', 'odd', {}, { a: 1 }))).toMatchObject({
    error: '[object Object]',
  });
});

test.each([
  ['e-mail addresses', 'no such user ana@fan.example', 'no such user [email]'],
  [
    'what it quotes',
    'invalid input syntax for type uuid: "ana’s mug"',
    'invalid input syntax for type uuid: [quoted]',
  ],
  ['quotes that were cut off', 'invalid input "ana’s mug and no end', 'invalid input [quoted]'],
  ['quotes that hold a quote', "near 'ana's mug' in line", 'near [quoted] in line'],
  ['no words with an apostrophe', "it can't be and won't", "it can't be and won't"],
  [
    'the row of a broken constraint',
    'violates check. Failing row contains (1, ana (x), "mug", null, …',
    'violates check. Failing row contains [row]',
  ],
  ['rows with brackets', 'Key (lower(email))=(ana (at) home) exists', 'Key [row] exists'],
  ['rows that were cut off', 'Key (user_email)=(ana at ho', 'Key [row]'],
  ['e-mail addresses in capitals', 'to ANA.O’HARA+X@FAN.EXAMPLE!', 'to [email]'],
  [
    'e-mail addresses in other scripts',
    'to 用户＠例子.example and jürgen@müller.de',
    'to [email] and [email]',
  ],
  ['e-mail addresses of links', 'to ana%40fan.example failed', 'to [email] failed'],
  ['phone numbers', 'call +49 (0)170 123-45 67, or 5551234567.', 'call [phone], or [phone].'],
  ['no dates', 'on 2026-11-28 in 1200 ms', 'on 2026-11-28 in 1200 ms'],
  ['rows', 'Key (user_email)=(ana at home) already exists.', 'Key [row] already exists.'],
  [
    'addresses of machines',
    'connect to 10.0.0.3 failed, then fe80::1',
    'connect to [ip] failed, then [ip]',
  ],
  ['links', 'fetching https://ana:pw@x.example/a?b failed', 'fetching [url] failed'],
  ['line breaks', 'a\n\n  b', 'a b'],
])('an error’s message is stripped of %s', (_, message, line) => {
  expect(redact(message)).toBe(line);
});

test('an error’s message is cut to 300 characters', () => {
  expect(redact('x '.repeat(100_000))).toHaveLength(300);
});
