import { expect, test } from 'vitest';
import { terminalLine } from '../../../supabase/local/function-log.ts';

const line = (entry: Record<string, unknown>) =>
  terminalLine(
    JSON.stringify({ level: 'info', requestId: 'r-1', function: 'kira-chat', ...entry }),
  );
const request = { event: 'request', status: 200, outcome: 'ok', ms: 12 };

test('prints nothing for successful and refused requests', () => {
  expect(line(request)).toBeNull();
  expect(line({ ...request, status: 422, outcome: 'refused' })).toBeNull();
});

test('prints failed and slow requests', () => {
  expect(line({ ...request, status: 503 })).toBe('kira-chat  503 in 12 ms');
  expect(line({ ...request, ms: 3_001 })).toBe('kira-chat  200 in 3001 ms');
});

test('prints an error with its place', () => {
  const error = 'Error: no database';
  const at = 'kira-chat/knowledge.ts:9:3';
  expect(line({ level: 'error', event: 'unforeseen', error, at })).toBe(
    'kira-chat  unforeseen  Error: no database  at kira-chat/knowledge.ts:9:3',
  );
});

test('prints an e-mail by its kind', () => {
  expect(line({ event: 'email captured', kind: 'report', outboxId: '1' })).toBe(
    'kira-chat  email captured  report',
  );
});

test.each(['Listening on 4000', '{"level":', '{"port":1}', ''])('leaves %j unchanged', (text) => {
  expect(terminalLine(text)).toBe(text);
});
