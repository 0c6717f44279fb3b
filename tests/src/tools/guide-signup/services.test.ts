import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
import { requestGuide } from '@/tools/guide-signup/services.ts';

const { submit } = vi.hoisted(() => ({
  submit: vi.fn<(kind: string, ...rest: unknown[]) => Promise<unknown>>(),
}));
vi.mock('@/api/submissions/submit.ts', () => ({ submit }));

afterEach(() => vi.restoreAllMocks());

const signals = { filledInMs: 4000 };
const delivered = { success: true, delivery: 'sent' } as const;

function answer(lead: Promise<unknown>, message: Promise<unknown>) {
  submit.mockReset();
  submit.mockImplementation((kind) => (kind === 'sourcing-lead' ? lead : message));
}

test('stores the lead and asks for the guide in its name', async () => {
  answer(Promise.resolve(undefined), Promise.resolve(delivered));
  expect(await requestGuide('ada@fan.example', signals)).toBe('sent');
  const lead = { email: 'ada@fan.example', source: 'creator_guide' };
  expect(submit.mock.calls).toEqual([
    ['sourcing-lead', lead, signals],
    [
      'sourcing-message',
      {
        message: {
          type: 'guide',
          email: lead.email,
          data: { source: lead.source },
          form: signals,
        },
        row: lead,
      },
    ],
  ]);
});

test('an address that has had the guide today is told so', async () => {
  answer(Promise.resolve(undefined), Promise.resolve({ delivery: 'refused' }));
  expect(await requestGuide('ada@fan.example', signals)).toBe('had');
});

test('a lead that is not stored keeps nobody from the guide', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer(Promise.reject(new Error('down')), Promise.resolve(delivered));
  expect(await requestGuide('ada@fan.example', signals)).toBe('sent');
});

test('a dead network makes the request wait, a refusal is the visitor’s concern', async () => {
  answer(Promise.resolve(undefined), Promise.reject(new ApiError('offline', 'network')));
  expect(await requestGuide('ada@fan.example', signals)).toBe('waiting');
  const refusal = new ApiError('no', 'invalid_request', { status: 422 });
  answer(Promise.resolve(undefined), Promise.reject(refusal));
  await expect(requestGuide('a@b', signals)).rejects.toBe(refusal);
});
