import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordPageView } from '@/api/tracking.ts';
import { recordWhenUsable } from '@/hooks/record-when-usable.ts';

vi.mock('@/api/tracking.ts', () => ({ recordPageView: vi.fn(async () => {}) }));

beforeEach(() => {
  vi.mocked(recordPageView).mockClear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test.each(['/pricing', '/Pricing/', '/About', '/about/', '/about.html'])(
  '%s only redirects to a page and is not recorded',
  async (path) => {
    window.history.replaceState(null, '', path);
    await recordWhenUsable(path, '');
    expect(recordPageView).not.toHaveBeenCalled();
  },
);

test("a page waits for its own title after the previous page's", async () => {
  window.history.replaceState(null, '', '/how-we-work');
  document.title = '';
  const recorded = recordWhenUsable('/how-we-work', 'About us');
  await vi.advanceTimersByTimeAsync(250);
  document.title = 'How we work';
  await vi.runAllTimersAsync();
  await expect(recorded).resolves.toBe('How we work');
  expect(recordPageView).toHaveBeenCalledExactlyOnceWith({
    path: '/how-we-work',
    title: 'How we work',
  });
});

test('which demand test was opened is not recorded', async () => {
  window.history.replaceState(null, '', '/drop/bcdfghjkmn');
  document.title = 'Would you buy this?';
  const recorded = recordWhenUsable('/drop/bcdfghjkmn', '');
  await vi.runAllTimersAsync();
  await recorded;
  expect(recordPageView).toHaveBeenCalledExactlyOnceWith({
    path: '/drop',
    title: 'Would you buy this?',
  });
});
