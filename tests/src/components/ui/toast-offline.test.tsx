import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Toaster } from '@/components/ui/toast.tsx';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';

vi.mock('@/components/ui/toast-viewport.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => act(() => dismissToast()));

function renderSite() {
  return render(
    <>
      <p>The page</p>
      <Toaster />
    </>,
  );
}

it('a toast whose code cannot be fetched is shown plainly, and the page stays', async () => {
  const user = userEvent.setup();
  renderSite();
  act(() => {
    toast({ title: 'Error', description: 'You may be offline.', variant: 'destructive' });
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('ErrorYou may be offline.');
  expect(screen.getByText('The page')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('so is the next one, which takes its place', async () => {
  renderSite();
  act(() => {
    toast({ title: 'First', variant: 'destructive' });
  });
  await screen.findByRole('alert');
  act(() => {
    toast({ title: 'Second' });
  });
  expect(await screen.findByRole('status')).toHaveTextContent('Second');
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});
