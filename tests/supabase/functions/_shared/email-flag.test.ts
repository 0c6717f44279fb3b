import { createFlagEmail, flagSentence } from '@functions/_shared/email-flag.ts';
import { openServiceDatabase } from '@tests/support/service-database.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let opened: Awaited<ReturnType<typeof openServiceDatabase>>;
beforeAll(async () => {
  opened = await openServiceDatabase();
});
afterAll(() => opened.backend.close());

test.each([
  ['ana@shop.com', null],
  ['ana@yopmail.com', 'disposable'],
  ['ana@shop', 'malformed'],
])('%s: %s, as in the database', async (address, flag) => {
  const log = vi.fn();
  expect(await createFlagEmail(opened.database)(address, log)).toBe(flag);
  expect(log).not.toHaveBeenCalled();
});

test('a database failure does not lose the lead', async () => {
  const log = vi.fn();
  const rpc = async () => ({ data: null, error: { message: 'down' } });
  const database = Object.assign(Object.create(opened.database), { rpc });
  expect(await createFlagEmail(database)('ana@shop.com', log)).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});

test('the team gets a sentence about the problem', () => {
  expect(flagSentence('disposable')).not.toBe(flagSentence('malformed'));
});
