import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
import { submit } from '@/api/submissions/submit.ts';
import { sendRequest } from '@/tools/rfq-generator/services.ts';

vi.mock('@/api/submissions/submit.ts', () => ({ submit: vi.fn() }));

const request = {
  product: 'Canvas tote',
  quantities: [500],
  certifications: [],
  picture_count: 0,
};
const send = () => sendRequest('ana@example.com', request, { trap: undefined });
const away = new ApiError('Nobody there.', 'network');
const rejected = new ApiError('No.', 'invalid_request', { status: 422 });

/** What becomes of the row, and of the message. */
function answer(row: unknown, message: unknown) {
  vi.mocked(submit).mockImplementation(async (kind) => {
    const outcome = kind === 'rfq' ? row : message;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
}

beforeEach(() => {
  vi.mocked(submit).mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a request is a row and a message about it', async () => {
  answer(undefined, { success: true, delivery: 'captured' });
  expect(await send()).toBe('sent');
  const row = { user_email: 'ana@example.com', ...request };
  expect(vi.mocked(submit).mock.calls).toEqual([
    ['rfq', row, { trap: undefined }],
    [
      'sourcing-message',
      {
        message: {
          type: 'rfq',
          email: 'ana@example.com',
          data: request,
          form: { trap: undefined },
        },
        row,
      },
    ],
  ]);
});

test('a message that arrived is enough, even if the row has to wait', async () => {
  answer(away, { success: true, delivery: 'queued' });
  expect(await send()).toBe('sent');
});

test('a request whose copy was refused is sent without it', async () => {
  answer(undefined, { delivery: 'refused' });
  expect(await send()).toBe('sent-without-copy');
});

test('a request to a server that is away waits on the device', async () => {
  answer(away, away);
  expect(await send()).toBe('waiting');
});

test('a request that is not accepted rejects', async () => {
  answer(undefined, rejected);
  await expect(send()).rejects.toBe(rejected);
});
