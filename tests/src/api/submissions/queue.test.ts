import { memoryStorage } from '@tests/support/local-backend.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
import type { Submission } from '@/api/submissions/kinds.ts';
import {
  afterFailure,
  createSubmissionQueue,
  maxAgeMs,
  retryDelayMs,
} from '@/api/submissions/queue.ts';
import {
  createSubmissionStore,
  maxPending,
  type PendingSubmission,
} from '@/api/submissions/store.ts';
import { createBrowserStorage } from '@/lib/storage.ts';

const quiz: Submission = {
  kind: 'country-quiz',
  id: 'quiz-id',
  body: { user_email: 'ana@example.com' },
};
const quizMessage: Submission = {
  kind: 'sourcing-message',
  id: 'message-id',
  body: { type: 'quiz' },
};

const unreachable = new ApiError('Nobody there.', 'network');
const refused = new ApiError('No.', 'invalid_request', { status: 422 });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A server that is down until the test says otherwise, and one browser tab. */
function openTab(storage: Storage = memoryStorage(), options: { isQuiet?: () => boolean } = {}) {
  const arrived: Submission[] = [];
  const server: { failure: Error | undefined } = { failure: unreachable };
  const answer = async () => {
    if (server.failure !== undefined) throw server.failure;
    return 'stored';
  };
  const deliver = vi.fn(async (submission: Submission) => {
    await answer();
    arrived.push(submission);
  });
  const onRetryAfter = vi.fn();
  const page = new EventTarget();
  const queue = createSubmissionQueue({
    store: createSubmissionStore(createBrowserStorage(() => storage)),
    deliver,
    onRetryAfter,
    now: () => Date.now(),
    random: () => 0.5,
    ...options,
  });
  const submit = (submission: Submission) => queue.submit(submission, answer);
  const kept = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
      key.startsWith('brandbff_unsent_'),
    );
  const leave = () => queue.watch(page)();
  return { storage, server, arrived, deliver, onRetryAfter, page, queue, submit, kept, leave };
}

/** A later visit with pending submissions, while the server is still down. */
async function comeBack(...left: Submission[]) {
  const first = openTab();
  for (const submission of left) await expect(first.submit(submission)).rejects.toThrow();
  first.leave();
  const second = openTab(first.storage);
  const stop = second.queue.watch(second.page);
  await vi.advanceTimersByTimeAsync(0);
  return { ...second, stop };
}

const refusingStorage = new Proxy(memoryStorage(), {
  get() {
    throw new DOMException('denied', 'SecurityError');
  },
});

test('something sent is stored while in flight and removed once it has arrived', async () => {
  const { queue, kept } = openTab();
  let arrive = (_answer: string) => {};
  const submitted = queue.submit(
    quiz,
    () =>
      new Promise<string>((resolve) => {
        arrive = resolve;
      }),
  );
  expect(kept()).toHaveLength(1);
  expect(queue.status()).toEqual({ state: 'nothing' });
  arrive('stored');
  expect(await submitted).toBe('stored');
  expect(kept()).toEqual([]);
  expect(queue.status()).toEqual({ state: 'nothing' });
});

test.each([
  ['nothing answers', unreachable],
  ['the answer takes too long', new ApiError('Late.', 'timeout')],
  ['the answer makes no sense', new ApiError('What?', 'bad_answer')],
  ['the server is at fault', new ApiError('Oh.', 'internal', { status: 500 })],
  ['the server asks to wait', new ApiError('Slow down.', 'too_many', { status: 429 })],
  ['our key is wrong', new ApiError('Who?', 'unauthorized', { status: 401 })],
  ['our site is not allowed', new ApiError('No.', 'origin_not_allowed', { status: 403 })],
  ['the function is not deployed', new ApiError('Where?', 'http_404', { status: 404 })],
  ['a gateway rejects POST', new ApiError('How?', 'http_405', { status: 405 })],
  ['a column is missing', new ApiError('Which?', 'PGRST204', { status: 400 })],
  ['the request broke off', new ApiError('Half?', 'body_incomplete', { status: 400 })],
  ['something broke on our side', new TypeError('undefined is not a function')],
])(
  'something sent waits on the device if %s, and is sent at the next visit',
  async (_what, failure) => {
    const { storage, server, queue, submit, kept } = openTab();
    server.failure = failure;
    await expect(submit(quiz)).rejects.toBe(failure);
    expect(kept()).toHaveLength(1);
    // The visitor has their result, and there is nothing to do.
    expect(queue.status()).toEqual({ state: 'nothing' });

    const later = openTab(storage);
    later.server.failure = failure;
    later.queue.watch(later.page);
    await vi.advanceTimersByTimeAsync(0);
    expect(later.queue.status()).toEqual({
      state: 'waiting',
      subjects: ['quiz'],
      isPersisted: true,
      isSending: false,
      hasGivenUp: false,
    });
    later.server.failure = undefined;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(later.arrived).toMatchObject([quiz]);
    expect(later.queue.status()).toEqual({ state: 'sent', subjects: ['quiz'] });
  },
);

test.each([
  [400, '23514'],
  [409, '23503'],
  [413, 'body_too_large'],
  [422, 'invalid_request'],
])('something sent is not kept if the answer blames its content: %i %s', async (status, code) => {
  const { server, queue, submit, kept } = openTab();
  server.failure = new ApiError('No.', code, { status });
  await expect(submit(quiz)).rejects.toBe(server.failure);
  expect(kept()).toEqual([]);
  expect(queue.status()).toEqual({ state: 'nothing' });
});

test.each([
  [{ ...quizMessage, body: { type: 'map-intro' } }, 1],
  [quiz, 0],
])(
  'something sent reports retry-after only if the visitor was asked to try again: %o',
  async (what, times) => {
    const { server, submit, onRetryAfter } = openTab();
    server.failure = new ApiError('Slow.', 'too_many', { status: 429, retryAfterMs: 7000 });
    await expect(submit(what)).rejects.toThrow();
    expect(onRetryAfter.mock.calls).toEqual(times === 1 ? [[7000]] : []);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onRetryAfter).toHaveBeenCalledTimes(times);
  },
);

test('something sent without an answer is kept after thirty seconds', async () => {
  const { queue, kept } = openTab();
  const submitted = queue.submit(quiz, () => new Promise(() => {}));
  const outcome = expect(submitted).rejects.toMatchObject({ code: 'timeout' });
  await vi.advanceTimersByTimeAsync(30_000);
  await outcome;
  expect(kept()).toHaveLength(1);
});

test('something pending is retried after ten seconds, then after twenty, until it arrives', async () => {
  const { server, arrived, deliver, queue, submit, kept } = openTab();
  await expect(submit(quiz)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(deliver).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(deliver).toHaveBeenCalledTimes(1);
  server.failure = undefined;
  await vi.advanceTimersByTimeAsync(1);
  expect(arrived).toMatchObject([quiz]);
  expect(kept()).toEqual([]);
  // This page never reported that it was not sent.
  expect(queue.status()).toEqual({ state: 'nothing' });
});

test('something pending is retried every ten minutes eventually, however long the outage', async () => {
  const { server, deliver, submit } = openTab();
  server.failure = new ApiError('Who?', 'unauthorized', { status: 401 });
  await expect(submit(quiz)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  // Seven until the delay reaches ten minutes, then six an hour.
  expect(deliver.mock.calls.length).toBeGreaterThan(140);
  expect(deliver.mock.calls.length).toBeLessThan(150);
});

test('something pending is reported as sent if the visitor knew it was waiting, until dismissed', async () => {
  const { server, queue } = await comeBack(quiz);
  server.failure = undefined;
  await queue.sendNow();
  expect(queue.status()).toEqual({ state: 'sent', subjects: ['quiz'] });
  queue.dismiss();
  expect(queue.status()).toEqual({ state: 'nothing' });
});

test('something pending does not block others when it is rejected for its own content', async () => {
  const { server, arrived, queue, submit, deliver, kept } = openTab();
  await Promise.allSettled([submit(quiz), submit(quizMessage)]);
  server.failure = undefined;
  deliver.mockRejectedValueOnce(new ApiError('Where?', 'PGRST205', { status: 404 }));
  await queue.sendNow();
  expect(arrived).toMatchObject([quizMessage]);
  expect(kept()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(arrived).toMatchObject([quizMessage, quiz]);
});

test('something pending waits as long as the server asks for', async () => {
  const { server, deliver, submit } = openTab();
  server.failure = new ApiError('Slow down.', 'too_many_requests', {
    status: 429,
    retryAfterMs: 90_000,
  });
  await expect(submit(quiz)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(89_999);
  expect(deliver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(deliver).toHaveBeenCalledOnce();
});

test('something pending is sent in order, and a round ends at the first unreachable server', async () => {
  const { server, arrived, deliver, queue, submit } = openTab();
  await Promise.allSettled([submit(quizMessage), submit(quiz)]);
  await queue.sendNow();
  expect(deliver).toHaveBeenCalledOnce();
  server.failure = undefined;
  await queue.sendNow();
  expect(arrived.map(({ id }) => id)).toEqual(['quiz-id', 'message-id']);
});

test('something pending is sent at the next visit, in another page of the browser', async () => {
  const first = openTab();
  await expect(first.submit(quiz)).rejects.toThrow();
  const second = openTab(first.storage);
  second.server.failure = undefined;
  second.queue.watch(second.page);
  await vi.advanceTimersByTimeAsync(0);
  expect(second.arrived).toMatchObject([quiz]);
  expect(second.queue.status()).toEqual({ state: 'nothing' });
});

test('something pending is sent when the device is back online', async () => {
  const { server, arrived, deliver, page, queue, submit } = openTab();
  const stop = queue.watch(page);
  await expect(submit(quiz)).rejects.toThrow();
  server.failure = undefined;
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(arrived).toHaveLength(1);
  stop();
  server.failure = unreachable;
  await expect(submit(quiz)).rejects.toThrow();
  page.dispatchEvent(new Event('online'));
  expect(deliver).toHaveBeenCalledOnce();
});

test('what failed while the device came back online is sent right away', async () => {
  const { server, arrived, page, queue, submit } = openTab();
  queue.watch(page);
  const first = submit(quiz);
  page.dispatchEvent(new Event('online'));
  await expect(first).rejects.toThrow();
  server.failure = undefined;
  await vi.advanceTimersByTimeAsync(0);
  expect(arrived).toMatchObject([quiz]);
});

test('a retry that failed while the device came back online is made once more right away', async () => {
  const { server, arrived, deliver, page, queue, submit } = openTab();
  queue.watch(page);
  await expect(submit(quiz)).rejects.toThrow();
  const retry = queue.sendNow();
  page.dispatchEvent(new Event('online'));
  await retry;
  expect(deliver).toHaveBeenCalledOnce();
  server.failure = undefined;
  await vi.advanceTimersByTimeAsync(0);
  expect(arrived).toMatchObject([quiz]);
});

test('a server that asked to wait is left alone when the device comes back online', async () => {
  const { server, arrived, page, queue, submit } = openTab();
  queue.watch(page);
  server.failure = new ApiError('Later.', 'rate_limited', { status: 429, retryAfterMs: 60_000 });
  const first = submit(quiz);
  page.dispatchEvent(new Event('online'));
  await expect(first).rejects.toThrow();
  server.failure = undefined;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(arrived).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(arrived).toMatchObject([quiz]);
});

test('something pending is sent right after something else has arrived', async () => {
  const { server, arrived, submit } = openTab();
  await expect(submit(quiz)).rejects.toThrow();
  server.failure = undefined;
  await submit(quizMessage);
  await vi.advanceTimersByTimeAsync(0);
  expect(arrived.map(({ id }) => id)).toEqual(['quiz-id']);
});

test('something pending is no longer reported once another tab has sent it', async () => {
  const { storage, page, queue, stop } = await comeBack(quiz);
  expect(queue.status()).toMatchObject({ state: 'waiting' });
  const other = openTab(storage);
  other.server.failure = undefined;
  await other.queue.sendNow();
  page.dispatchEvent(new Event('storage'));
  expect(queue.status()).toEqual({ state: 'nothing' });
  stop();
});

test('something pending is removed when it is finally rejected, and the visitor is told', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { server, queue, submit, kept } = openTab();
  await expect(submit(quiz)).rejects.toThrow();
  server.failure = refused;
  await queue.sendNow();
  expect(kept()).toEqual([]);
  expect(queue.status()).toEqual({ state: 'refused', subjects: ['quiz'] });
  // Later submissions do not hide it either.
  server.failure = undefined;
  await submit(quizMessage);
  expect(queue.status()).toEqual({ state: 'refused', subjects: ['quiz'] });
});

test('something pending is removed on request, even while it is being sent', async () => {
  const { queue, submit, kept, deliver, server } = openTab();
  await Promise.allSettled([submit(quiz), submit(quizMessage)]);
  const sending = queue.sendNow();
  queue.forget();
  await sending;
  expect(kept()).toEqual([]);
  expect(queue.status()).toEqual({ state: 'nothing' });
  server.failure = undefined;
  deliver.mockClear();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(deliver).not.toHaveBeenCalled();
});

test('something pending is removed when a new submission supersedes it', async () => {
  const { server, arrived, queue, submit } = openTab();
  const body = { type: 'map-intro', email: 'ana@example.com', data: { country: 'Vietnam' } };
  await expect(submit({ ...quizMessage, body })).rejects.toThrow();
  await expect(submit({ ...quizMessage, id: 'better-id', body })).rejects.toThrow();
  server.failure = undefined;
  await queue.sendNow();
  expect(arrived.map(({ id }) => id)).toEqual(['better-id']);
});

test('something pending that its visitor has no need of is sent at the next visit without a word', async () => {
  const isQuiet = () => true;
  const first = openTab(memoryStorage(), { isQuiet });
  await expect(first.submit(quiz)).rejects.toThrow();
  first.leave();
  const later = openTab(first.storage, { isQuiet });
  later.queue.watch(later.page);
  await vi.advanceTimersByTimeAsync(0);
  expect(later.queue.status()).toEqual({ state: 'nothing' });
  later.server.failure = undefined;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(later.arrived).toMatchObject([quiz]);
  expect(later.queue.status()).toEqual({ state: 'nothing' });
});

test('something pending that its visitor has no need of is removed without a word when it is rejected', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const isQuiet = () => true;
  const { queue, submit, server, kept } = openTab(memoryStorage(), { isQuiet });
  await expect(submit(quiz)).rejects.toThrow();
  server.failure = refused;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kept()).toEqual([]);
  expect(queue.status()).toEqual({ state: 'nothing' });
});

test('a device that stores nothing keeps it in the page, says so, and still sends it', async () => {
  const { server, arrived, queue, submit } = openTab(refusingStorage);
  await expect(submit(quiz)).rejects.toBe(unreachable);
  expect(queue.status()).toMatchObject({ state: 'waiting', isPersisted: false });
  server.failure = undefined;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(arrived).toMatchObject([quiz]);
  expect(queue.status()).toEqual({ state: 'sent', subjects: ['quiz'] });
});

test('a full queue removes the oldest and tells the visitor', async () => {
  const { queue, submit, kept, server, arrived } = openTab();
  for (let count = 0; count <= maxPending; count += 1) {
    await expect(submit({ ...quiz, id: `quiz-${count}` })).rejects.toThrow();
    vi.setSystemTime(Date.now() + 1);
  }
  expect(kept()).toHaveLength(maxPending);
  expect(queue.status()).toEqual({ state: 'crowded', subjects: ['quiz'] });
  server.failure = undefined;
  await queue.sendNow();
  expect(arrived[0]?.id).toBe('quiz-1');
});

test('a damaged record is removed without sending it', async () => {
  const { storage, queue, kept, deliver } = openTab();
  storage.setItem('brandbff_unsent_country-quiz_x', 'not a record');
  await queue.sendNow();
  expect(kept()).toEqual([]);
  expect(deliver).not.toHaveBeenCalled();
});

describe('after thirty days', () => {
  async function comeBackLater(ageMs: number, failure: Error | undefined) {
    const first = openTab();
    await expect(first.submit(quiz)).rejects.toThrow();
    first.leave();
    vi.setSystemTime(Date.now() + ageMs);
    const later = openTab(first.storage);
    later.server.failure = failure;
    later.queue.watch(later.page);
    await vi.advanceTimersByTimeAsync(0);
    return later;
  }
  const givenUp = { state: 'waiting', subjects: ['quiz'], hasGivenUp: true };

  test('it is sent once more, and arrives', async () => {
    const { arrived, kept } = await comeBackLater(maxAgeMs + 1, undefined);
    expect(arrived).toMatchObject([quiz]);
    expect(kept()).toEqual([]);
  });

  test('we stop retrying if that fails, and tell the visitor at every visit', async () => {
    const { storage, kept, deliver, queue, server, arrived } = await comeBackLater(
      maxAgeMs + 1,
      unreachable,
    );
    expect(deliver).toHaveBeenCalledOnce();
    expect(queue.status()).toMatchObject(givenUp);
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
    expect(deliver).toHaveBeenCalledOnce();

    const next = openTab(storage);
    next.queue.watch(next.page);
    await vi.advanceTimersByTimeAsync(0);
    expect(next.deliver).not.toHaveBeenCalled();
    expect(next.queue.status()).toMatchObject(givenUp);
    expect(kept()).toHaveLength(1);

    server.failure = undefined;
    await queue.sendNow();
    expect(arrived).toMatchObject([quiz]);
    expect(kept()).toEqual([]);
  });

  test.each([
    ['a submission of exactly thirty days is retried', maxAgeMs],
    ['a submission from a clock a year ahead is retried', -365 * 24 * 60 * 60_000],
  ])('%s', async (_what, ageMs) => {
    const { queue, deliver } = await comeBackLater(ageMs, unreachable);
    expect(queue.status()).toMatchObject({ ...givenUp, hasGivenUp: false });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  test('counts from when the clock was corrected if it was ahead', async () => {
    const { queue, deliver } = await comeBackLater(-365 * 24 * 60 * 60_000, unreachable);
    vi.setSystemTime(Date.now() + maxAgeMs);
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    expect(queue.status()).toMatchObject(givenUp);
    deliver.mockClear();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(deliver).not.toHaveBeenCalled();
  });
});

test('listeners are notified of every change and of nothing else, until they unsubscribe', async () => {
  const { queue, submit } = openTab(refusingStorage);
  const heard = vi.fn();
  const stop = queue.subscribe(heard);
  await expect(submit(quiz)).rejects.toThrow();
  await expect(submit({ ...quiz, id: 'another' })).rejects.toThrow();
  expect(heard).toHaveBeenCalledOnce();
  stop();
  queue.forget();
  expect(heard).toHaveBeenCalledOnce();
});

const noonMs = Date.parse('2026-11-28T12:00:00Z');

function pending(overrides: Partial<PendingSubmission> = {}): PendingSubmission {
  return { ...quiz, sentAtMs: noonMs, hasGivenUp: false, ...overrides };
}

test('retries end with the first failure after thirty days', () => {
  expect(afterFailure(pending(), noonMs + maxAgeMs)).toEqual(pending());
  expect(afterFailure(pending(), noonMs + maxAgeMs + 1)).toEqual(pending({ hasGivenUp: true }));
});

test('the age starts over if the clock was ahead when it was sent', () => {
  const sentAtMs = noonMs - 400 * 24 * 60 * 60_000;
  expect(afterFailure(pending(), sentAtMs)).toEqual(pending({ sentAtMs }));
});

test('the delay doubles from ten seconds to ten minutes', () => {
  const delays = [1, 2, 3, 6, 7, 50].map((failures) => retryDelayMs(failures, 0.5));
  expect(delays).toEqual([10_000, 20_000, 40_000, 320_000, 600_000, 600_000]);
});

test('the delay varies by a fifth either way', () => {
  expect([retryDelayMs(1, 0), retryDelayMs(1, 1)]).toEqual([8_000, 12_000]);
});

test("the delay is never shorter than the server's retry-after", () => {
  expect(retryDelayMs(1, 0.5, 45_000)).toBe(45_000);
  expect(retryDelayMs(1, 0.5, 1_000)).toBe(10_000);
});
