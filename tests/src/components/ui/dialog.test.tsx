import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Input } from '@/components/ui/input.tsx';

function EmailDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Calculate</Button>
      <div data-toast="">A toast</div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Where should we send it?"
        description="Your results are ready."
        footer={<Button>Send</Button>}
      >
        <Input aria-label="Email" />
      </Dialog>
    </>
  );
}

function DialogThenResults() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <h2 tabIndex={-1}>Results</h2>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Email"
        description="For the report."
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          screen.getByRole('heading', { name: 'Results' }).focus();
        }}
      />
    </>
  );
}

async function openDialog() {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<EmailDialog />);
  await user.click(screen.getByRole('button', { name: 'Calculate' }));
  return user;
}

test('Dialog is named by its title and described by its description', async () => {
  await openDialog();
  const dialog = screen.getByRole('dialog', { name: 'Where should we send it?' });
  expect(dialog).toHaveAccessibleDescription('Your results are ready.');
});

test('Dialog opens with the focus in its first field', async () => {
  await openDialog();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test('Dialog opens with the focus on its first button if there is no field', () => {
  render(<Dialog open onOpenChange={() => {}} title="A picture" description="Enlarged." />);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('Dialog traps the focus and wraps it around', async () => {
  const user = await openDialog();
  const inside = [
    screen.getByRole('button', { name: 'Close' }),
    screen.getByRole('textbox', { name: 'Email' }),
    screen.getByRole('button', { name: 'Send' }),
  ];
  expect(inside[1]).toHaveFocus();
  for (const next of [inside[2], inside[0], inside[1]]) {
    await user.tab();
    expect(next).toHaveFocus();
  }
});

test('Dialog scrolls to its first control when the focus wraps around to it', async () => {
  const user = await openDialog();
  await user.tab();
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toContain(screen.getByRole('button', { name: 'Close' }));
  scrollIntoView.mockRestore();
});

test.each([
  ['Escape', (user: Awaited<ReturnType<typeof openDialog>>) => user.keyboard('{Escape}')],
  [
    'the close button',
    (user: Awaited<ReturnType<typeof openDialog>>) =>
      user.click(screen.getByRole('button', { name: 'Close' })),
  ],
])('Dialog closes by %s and returns the focus', async (_, close) => {
  const user = await openDialog();
  await close(user);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Calculate' })).toHaveFocus());
});

test('Dialog leaves the focus where the caller moves it on closing', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<DialogThenResults />);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus());
});

test('Dialog stays open when a toast above it is pressed', async () => {
  const user = await openDialog();
  await user.click(screen.getByText('A toast'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('Dialog closes on a press outside', async () => {
  const user = await openDialog();
  await user.click(document.body);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
