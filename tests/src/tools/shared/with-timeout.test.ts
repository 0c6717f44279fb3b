import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeLimitError, withTimeout } from '@/tools/shared/with-timeout.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('gives the answer of work that is done in time, and leaves no timer behind', async () => {
  await expect(withTimeout(Promise.resolve('done'), 100)).resolves.toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

test('passes a rejection on, and leaves no timer behind', async () => {
  const failure = new Error('refused');
  await expect(withTimeout(Promise.reject(failure), 100)).rejects.toBe(failure);
  expect(vi.getTimerCount()).toBe(0);
});

test('rejects when the time is up', async () => {
  const late = expect(withTimeout(new Promise(() => {}), 100)).rejects.toBeInstanceOf(
    TimeLimitError,
  );
  await vi.advanceTimersByTimeAsync(100);
  await late;
});
