import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Toaster } from '@/components/ui/toast.tsx';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';

const shownToast = () => screen.findByRole('listitem');

// The chunk is loaded beforehand, so that no test waits for the disk.
beforeAll(() => import('@/components/ui/toast-viewport.tsx'));
afterEach(() => act(() => dismissToast()));

describe('Toaster', () => {
  it('shows a toast with its words and style', async () => {
    render(<Toaster />);
    act(() => {
      toast({
        title: 'Missing Information',
        description: 'Please fill in all fields',
        variant: 'destructive',
      });
    });
    const item = await shownToast();
    expect(item).toHaveTextContent('Missing Information');
    expect(item).toHaveAttribute('data-variant', 'destructive');
    expect(screen.getByRole('region', { name: /Notification/ })).toContainElement(item);
    expect(item).toHaveTextContent('Please fill in all fields');
  });

  it('never shows two: a new one replaces the old', async () => {
    render(<Toaster />);
    act(() => {
      toast({ title: 'First' });
    });
    await shownToast();
    act(() => {
      toast({ title: 'Second' });
    });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('listitem')).toHaveTextContent('Second');
  });

  it('reads an error out at once and the rest when there is a pause', async () => {
    render(<Toaster />);
    act(() => {
      toast({ title: 'Error', variant: 'destructive' });
    });
    await shownToast();
    await waitFor(() =>
      expect(document.querySelector('[aria-live="assertive"]')).toHaveTextContent('Error'),
    );
    act(() => {
      toast({ title: 'Idea Selected!' });
    });
    await waitFor(() =>
      expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Idea Selected!'),
    );
  });

  it('goes by its close button', async () => {
    const user = userEvent.setup();
    render(<Toaster />);
    act(() => {
      toast({ title: 'Profile Loaded!' });
    });
    await shownToast();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('goes by Escape when focus is in it', async () => {
    const user = userEvent.setup();
    render(<Toaster />);
    act(() => {
      toast({ title: 'Profile Loaded!' });
    });
    await shownToast();
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('lets Escape close the dialog beneath it first, whose focus it does not have', async () => {
    const user = userEvent.setup();
    render(<DialogUnderToast />);
    act(() => {
      toast({ title: 'Missing Information' });
    });
    // The dialog hides it from the tree of roles while it is open.
    await screen.findByText('Missing Information');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Missing Information')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Missing Information')).toBeNull();
  });
});

function DialogUnderToast() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Toaster />
      <Dialog open={isOpen} onOpenChange={setOpen} title="Email" description="For the report." />
    </>
  );
}
