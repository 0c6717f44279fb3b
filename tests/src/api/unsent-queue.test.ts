import { memoryStorage } from '@tests/support/local-backend.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
import { createUnsentQueue, type NewSubmission } from '@/api/unsent-queue.ts';
import { createUnsentStore, unsentKeyPrefix } from '@/api/unsent-store.ts';
import { maxAgeMs, maxCount, type UnsentSubmission } from '@/lib/unsent/unsent-submission.ts';

const quiz: NewSubmission = {
  kind: 'country-quiz',
  id: 'quiz-id',
  body: { user_email: 'ana@example.com' },
};
const quizMessage: NewSubmission = {
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

/** A server that is down until it is told otherwise, and one tab of a browser. */
function openTab(storage: Storage = memoryStorage()) {
  const arrived: UnsentSubmission[] = [];
  const server: { failure: ApiError | undefined } = { failure: unreachable };
  const answer = async () => {
    if (server.failure !== undefined) throw server.failure;
    return 'stored';
  };
  const deliver = vi.fn(async (submission: UnsentSubmission) => {
    await answer();
    arrived.push(submission);
  });
  const page = new EventTarget();
  const queue = createUnsentQueue({
    store: createUnsentStore(() => storage),
    deliver,
    now: () => Date.now(),
    chance: () => 0.5,
  });
  const submit = (submission: NewSubmission) => queue.submit(submission, answer);
  const kept = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
      key.startsWith(unsentKeyPrefix),
    );
  return { storage, server, arrived, deliver, page, queue, submit, kept };
}

const refusingStorage = new Proxy(memoryStorage(), {
  get() {
    throw new DOMException('denied', 'SecurityError');
  },
});

describe('something sent', () => {
  test('is on the device while it is on its way, and gone once it has arrived', async () => {
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
    ['the server is at fault', new ApiError('Oh.', 'internal', { status: 500 })],
    ['the server asks to wait', new ApiError('Slow down.', 'too_many', { status: 429 })],
  ])('waits on the device where %s, and the page is told', async (_what, failure) => {
    const { server, queue, submit, kept } = openTab();
    server.failure = failure;
    await expect(submit(quiz)).rejects.toBe(failure);
    expect(kept()).toHaveLength(1);
    expect(queue.status()).toEqual({
      state: 'waiting',
      subjects: ['quiz'],
      isKept: true,
      isSending: false,
    });
  });

  test('is not kept where it was refused or broke on our side', async () => {
    const { server, queue, submit, kept } = openTab();
    server.failure = refused;
    await expect(submit(quiz)).rejects.toBe(refused);
    const bug = new TypeError('undefined is not a function');
    await expect(queue.submit(quiz, () => Promise.reject(bug))).rejects.toBe(bug);
    expect(kept()).toEqual([]);
    expect(queue.status()).toEqual({ state: 'nothing' });
  });

  test('that never gets an answer waits after thirty seconds', async () => {
    const { queue } = openTab();
    const submitted = queue.submit(quiz, () => new Promise(() => {}));
    const outcome = expect(submitted).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(30_000);
    await outcome;
    expect(queue.status()).toMatchObject({ state: 'waiting' });
  });
});

describe('something waiting', () => {
  test('is sent again after ten seconds, then after twenty, until it arrives', async () => {
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
    expect(queue.status()).toEqual({ state: 'sent' });
    queue.dismiss();
    expect(queue.status()).toEqual({ state: 'nothing' });
  });

  test('waits as long as the server asks for', async () => {
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

  test('goes out in order, and a round ends at the first that finds nobody', async () => {
    const { server, arrived, deliver, queue, submit } = openTab();
    await Promise.allSettled([submit(quizMessage), submit(quiz)]);
    await queue.sendNow();
    expect(deliver).toHaveBeenCalledOnce();
    server.failure = undefined;
    await queue.sendNow();
    expect(arrived.map(({ id }) => id)).toEqual(['quiz-id', 'message-id']);
  });

  test('goes out at the next visit, in another page of the browser', async () => {
    const first = openTab();
    await expect(first.submit(quiz)).rejects.toThrow();
    const second = openTab(first.storage);
    second.server.failure = undefined;
    second.queue.watch(second.page);
    await vi.advanceTimersByTimeAsync(0);
    expect(second.arrived).toMatchObject([quiz]);
    expect(second.queue.status()).toEqual({ state: 'sent' });
  });

  test('goes out when the device is back online', async () => {
    const { server, arrived, page, queue, submit } = openTab();
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
    expect(queue.status()).toMatchObject({ isSending: false });
  });

  test('goes out at once when something else has arrived', async () => {
    const { server, arrived, submit } = openTab();
    await expect(submit(quiz)).rejects.toThrow();
    server.failure = undefined;
    await submit(quizMessage);
    await vi.advanceTimersByTimeAsync(0);
    expect(arrived.map(({ id }) => id)).toEqual(['quiz-id']);
  });

  test('is no news any more when another tab has sent it', async () => {
    const first = openTab();
    const second = openTab(first.storage);
    await expect(first.submit(quiz)).rejects.toThrow();
    const stop = second.queue.watch(second.page);
    await vi.advanceTimersByTimeAsync(0);
    expect(second.queue.status()).toMatchObject({ state: 'waiting' });
    first.server.failure = undefined;
    await first.queue.sendNow();
    second.page.dispatchEvent(new Event('storage'));
    expect(second.queue.status()).toEqual({ state: 'nothing' });
    stop();
  });

  test('is taken away when it is refused at last, and the visitor is told', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { server, queue, submit, kept } = openTab();
    await expect(submit(quiz)).rejects.toThrow();
    server.failure = refused;
    await queue.sendNow();
    expect(kept()).toEqual([]);
    expect(queue.status()).toEqual({ state: 'refused' });
  });

  test('is forgotten on request, even while it is being sent', async () => {
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

  test('makes way for what takes its place', async () => {
    const { server, arrived, queue, submit } = openTab();
    await expect(submit(quizMessage)).rejects.toThrow();
    const better = { ...quizMessage, id: 'better-id' };
    await expect(
      queue.submit(
        better,
        () => Promise.reject(unreachable),
        ({ id }) => id === quizMessage.id,
      ),
    ).rejects.toThrow();
    server.failure = undefined;
    await queue.sendNow();
    expect(arrived.map(({ id }) => id)).toEqual(['better-id']);
  });
});

describe('the device', () => {
  test('that keeps nothing: it waits in the page, which says so, and still arrives', async () => {
    const { server, arrived, queue, submit } = openTab(refusingStorage);
    await expect(submit(quiz)).rejects.toBe(unreachable);
    expect(queue.status()).toMatchObject({ state: 'waiting', isKept: false });
    server.failure = undefined;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(arrived).toMatchObject([quiz]);
    expect(queue.status()).toEqual({ state: 'sent' });
  });

  test('keeps so many and no more: the oldest goes', async () => {
    const { queue, submit, kept, server, arrived } = openTab();
    for (let count = 0; count <= maxCount; count += 1) {
      await expect(submit({ ...quiz, id: `quiz-${count}` })).rejects.toThrow();
      vi.setSystemTime(Date.now() + 1);
    }
    expect(kept()).toHaveLength(maxCount);
    server.failure = undefined;
    await queue.sendNow();
    expect(arrived[0]?.id).toBe('quiz-1');
  });

  test('throws away what is too old or was damaged, without sending it', async () => {
    const { storage, queue, submit, kept, deliver } = openTab();
    storage.setItem(`${unsentKeyPrefix}country-quiz_x`, 'not a record');
    await expect(submit(quiz)).rejects.toThrow();
    vi.setSystemTime(Date.now() + maxAgeMs + 1);
    await queue.sendNow();
    expect(kept()).toEqual([]);
    expect(deliver).not.toHaveBeenCalled();
    expect(queue.status()).toEqual({ state: 'nothing' });
  });
});

test('listeners hear of every change and of nothing else, until they stop', async () => {
  const { queue, submit } = openTab();
  const heard = vi.fn();
  const stop = queue.subscribe(heard);
  await expect(submit(quiz)).rejects.toThrow();
  await expect(submit(quiz)).rejects.toThrow();
  expect(heard).toHaveBeenCalledOnce();
  stop();
  queue.forget();
  expect(heard).toHaveBeenCalledOnce();
});
