import { expect, test } from 'vitest';
import { terminalLine } from '../../../supabase/local/function-log.ts';

const line = (entry: Record<string, unknown>) =>
  terminalLine(
    JSON.stringify({ level: 'info', requestId: 'r-1', function: 'kira-chat', ...entry }),
  );
const request = { event: 'request', status: 200, outcome: 'ok', ms: 12 };

test('a request that went well leaves the terminal alone, and so does a refused one', () => {
  expect(line(request)).toBeNull();
  expect(line({ ...request, status: 422, outcome: 'refused' })).toBeNull();
});

test('a failed request and a slow one are shown', () => {
  expect(line({ ...request, status: 503 })).toBe('kira-chat  503 in 12 ms');
  expect(line({ ...request, ms: 3_001 })).toBe('kira-chat  200 in 3001 ms');
});

test('an error is shown with its place', () => {
  const error = 'Error: no database';
  const at = 'kira-chat/knowledge.ts:9:3';
  expect(line({ level: 'error', event: 'unforeseen', error, at })).toBe(
    'kira-chat  unforeseen  Error: no database  at kira-chat/knowledge.ts:9:3',
  );
});

test('an e-mail is shown by its kind', () => {
  expect(line({ event: 'email captured', kind: 'report', outboxId: '1' })).toBe(
    'kira-chat  email captured  report',
  );
});

test.each(['Listening on 4000', '{"level":', '{"port":1}', ''])('%j stays as it is', (text) => {
  expect(terminalLine(text)).toBe(text);
});
