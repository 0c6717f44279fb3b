import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from '@/components/ui/toast.tsx';

const viewport = vi.hoisted(() => ({ timesFetched: 0 }));

vi.mock('@/components/ui/toast-viewport.tsx', () => {
  viewport.timesFetched += 1;
  return { ToastViewport: () => null };
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('the code of a toast comes once the page is used, not while it is only read', async () => {
  render(
    <>
      <button type="button">Calculate</button>
      <Toaster />
    </>,
  );
  fireEvent.scroll(window);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(viewport.timesFetched).toBe(0);

  fireEvent.click(screen.getByRole('button'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(viewport.timesFetched).toBe(1);
});
