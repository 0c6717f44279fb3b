import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Toaster } from '@/components/ui/toast.tsx';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';

/* A toast whose behavior's code cannot be loaded, as in a tab that has gone offline. */

vi.mock('@/components/ui/toast-behavior.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  vi.useRealTimers();
  act(() => dismissToast());
});

test('it is shown anyway and closes by its button', async () => {
  const user = userEvent.setup();
  render(
    <>
      <p>The page</p>
      <Toaster />
    </>,
  );
  act(() => {
    toast({ title: 'Error', description: 'You may be offline.', variant: 'destructive' });
  });
  expect(screen.getByRole('alert')).toHaveTextContent('ErrorYou may be offline.');
  expect(screen.getByText('The page')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('it stays until the next one replaces it', async () => {
  vi.useFakeTimers();
  render(<Toaster />);
  act(() => {
    toast({ title: 'First', variant: 'destructive' });
  });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('alert')).toHaveTextContent('First');
  act(() => {
    toast({ title: 'Second' });
  });
  expect(screen.getByRole('status')).toHaveTextContent('Second');
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});
