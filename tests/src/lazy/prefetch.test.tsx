import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyModule } from '@/lazy/lazy-module.ts';
import { prefetchQueued, queuePrefetch, usePrefetchQueued } from '@/lazy/prefetch.ts';

function Tool() {
  usePrefetchQueued();
  return null;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a mounted tool fetches its queued modules once, and those they queue', async () => {
  const chart = vi.fn(async () => {});
  const results = vi.fn(async () => queuePrefetch(lazyModule(chart)));
  queuePrefetch(lazyModule(results));
  render(<Tool />);
  expect(results).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  render(<Tool />);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(results).toHaveBeenCalledOnce();
  expect(chart).toHaveBeenCalledOnce();
});

test('a tool unmounted before the browser is idle fetches nothing', async () => {
  const results = vi.fn(async () => {});
  queuePrefetch(lazyModule(results));
  render(<Tool />).unmount();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(results).not.toHaveBeenCalled();
  await prefetchQueued();
});

test('a module that fails to load does not stop the others', async () => {
  const results = vi.fn(async () => {});
  queuePrefetch(lazyModule(() => Promise.reject(new TypeError('Failed to fetch'))));
  queuePrefetch(lazyModule(results));
  await prefetchQueued();
  expect(results).toHaveBeenCalledOnce();
});

test('a visitor who saves data gets modules only when they are needed', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const results = vi.fn(async () => {});
  queuePrefetch(lazyModule(results));
  render(<Tool />);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(results).not.toHaveBeenCalled();
  await prefetchQueued();
});
