import { openMemoryBackend, stubBrowser } from '@tests/support/local-backend.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '../../../supabase/local/backend.ts';

let backend: Backend;

beforeAll(async () => {
  ({ backend } = await openMemoryBackend());
});

afterAll(() => backend.close());

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function open() {
  stubBrowser({ fetch: (input, init) => backend.fetch(new Request(input, init)) });
  const { accountClient } = await import('@/api/client.ts');
  return {
    client: await accountClient.load(),
    ...(await import('@/api/conversations.ts')),
    ...(await import('@/api/signed-in-user.ts')),
  };
}

/** A user with a session of their own on the embedded auth server. */
async function signUp(email: string) {
  const opened = await open();
  const { data, error } = await opened.client.auth.signUp({ email, password: 'correct horse 9' });
  expect(error).toBeNull();
  expect(data.session).not.toBeNull();
  return { ...opened, userId: data.user?.id ?? '' };
}

test('a visitor has no user id, without any network request', async () => {
  const { signedInUserId } = await open();
  expect(await signedInUserId()).toBeNull();
});

test('a signed-in user starts a conversation and adds both sides of it', async () => {
  const { userId, signedInUserId, startConversation, addMessage } = await signUp('ana@example.com');
  expect(await signedInUserId()).toBe(userId);
  const id = await startConversation(userId, 'Duty on mugs?');
  await addMessage(userId, id, { role: 'user', content: 'Duty on mugs?' });
  await addMessage(userId, id, { role: 'assistant', content: '10%' });
  expect(await backend.query('select id, user_id, title, status from ai_conversations')).toEqual([
    { id, user_id: userId, title: 'Duty on mugs?', status: 'open' },
  ]);
  expect(
    await backend.query(
      'select conversation_id, role, content, user_id from ai_messages order by id',
    ),
  ).toEqual([
    { conversation_id: id, role: 'user', content: 'Duty on mugs?', user_id: userId },
    { conversation_id: id, role: 'assistant', content: '10%', user_id: null },
  ]);
});

/** The embedded API logs statements that the database rejected. */
const expectRefusals = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

test("nobody can write to another user's conversation", async () => {
  expectRefusals();
  const ana = await signUp('ana2@example.com');
  const id = await ana.startConversation(ana.userId, 'Mine');
  vi.resetModules();
  const ben = await signUp('ben@example.com');
  await expect(
    ben.addMessage(ben.userId, id, { role: 'user', content: 'Hello' }),
  ).rejects.toMatchObject({ name: 'ApiError' });
  await expect(ben.startConversation(ana.userId, 'Not mine')).rejects.toMatchObject({
    name: 'ApiError',
  });
});

test('a visitor cannot store a conversation', async () => {
  expectRefusals();
  const { startConversation } = await open();
  await expect(
    startConversation('00000000-0000-4000-8000-000000000000', 'Nobody'),
  ).rejects.toMatchObject({ name: 'ApiError' });
});
