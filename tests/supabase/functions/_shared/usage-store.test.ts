import { createTakeTokens } from '@functions/_shared/rate-limit-table.ts';
import { connectServices, createUsageStore } from '@functions/_shared/usage-store.ts';
import { readServiceStatus } from '@functions/health/service-status.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openServiceDatabase } from '../../../support/service-database.ts';

let opened: Awaited<ReturnType<typeof openServiceDatabase>>;

beforeAll(async () => {
  opened = await openServiceDatabase();
});
afterAll(() => opened.backend.close());
// The status lists every service that was called, so it must not include another test's calls.
beforeEach(() => opened.backend.query('truncate private.service_calls'));

test('counts calls, and failures open the breaker for every worker', async () => {
  const ledger = createUsageStore(opened.database);
  expect(await ledger.begin('prices', 1)).toBe('go');
  expect(await ledger.begin('prices', 1)).toBe('ceiling');
  for (let i = 0; i < 5; i++) {
    await ledger.begin('chat', null);
    await ledger.end('chat', false);
  }
  expect(await createUsageStore(opened.database).begin('chat', null)).toBe('open');
  expect(await readServiceStatus(opened.database)).toEqual([
    { service: 'chat', callsToday: 5, breaker: 'open' },
    { service: 'prices', callsToday: 1, breaker: 'closed' },
  ]);
  await ledger.end('chat', true);
  expect(await ledger.begin('chat', null)).toBe('go');
});

test('applies a ceiling from the environment', async () => {
  const none = { chat: 0, images: 0, transcription: 0, speech: 0, email: 0 };
  const dailyCeilings = { ...none, prices: 0, profiles: 0, youtube: 1, tariff_schedule: 0 };
  const call = connectServices({ dailyCeilings }, opened.database)('youtube');
  expect(await call(async () => 'channel')).toBe('channel');
  await expect(call(async () => 'channel')).rejects.toMatchObject({ reason: 'unavailable' });
});

test('takes tokens from all buckets of a caller', async () => {
  const takeTokens = createTakeTokens(opened.database);
  const buckets = ['a', 'b'].map((key) => ({ key, limit: { burst: 1, perMinute: 6 } }));
  expect(await takeTokens(buckets)).toBe(0);
  expect(await takeTokens(buckets)).toBeGreaterThan(0);
});
