import { dedupeKey } from '@functions/_shared/tool-dedupe-key.ts';
import { expect, test } from 'vitest';
import { buildDetails, buildRequest } from '../send-tool-notification/build-request.ts';

const now = new Date('2026-11-27T12:00:00Z');
const key = (overrides = {}, id: string | null = null, at = now, kind = 'report') =>
  dedupeKey(kind, buildRequest(overrides), id, at);

test('dedupeKey is that of the stored submission, if there is one', async () => {
  expect(await key({}, 'abc')).toBe('report:revenue_calculator:abc');
});

test('dedupeKey is the same for a double click', async () => {
  const first = await key();
  expect(await key({ timestamp: '2026-11-27T12:00:00.350Z' })).toBe(first);
  expect(await key({ userEmail: 'ADA@fan.example' })).toBe(first);
});

test('dedupeKey differs by kind, person, figure and day', async () => {
  const keys = await Promise.all([
    key(),
    key({}, null, now, 'tool'),
    key({ userEmail: 'bob@fan.example' }),
    key({ details: buildDetails({ audience_size: 10_001 }) }),
    key({}, null, new Date('2026-11-28T00:00:00Z')),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
});

test('dedupeKey fits the column and contains no address', async () => {
  const value = await key();
  expect(value.length).toBeLessThanOrEqual(200);
  expect(value).not.toContain('@');
});
