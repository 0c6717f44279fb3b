import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Button, buttonClass } from '@/components/ui/button.tsx';

test('Button responds to click, Enter and Space', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Calculate</Button>);
  await user.click(screen.getByRole('button', { name: 'Calculate' }));
  await user.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('Button does not submit a form unless its type is submit', async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Help</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

// Browsers complete a press on the pressed element even if its type has changed by then.
test('Button is a new element when its type changes', () => {
  const { rerender } = render(<Button>Change</Button>);
  const pressed = screen.getByRole('button');
  rerender(<Button type="submit">Send</Button>);
  expect(pressed).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
});

test('Button does nothing while busy, and keeps its name and the focus', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();
  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveAccessibleName('Send');
});

test('Button shows the busy label in place of its own', () => {
  render(
    <Button busy busyLabel="Sending...">
      Send
    </Button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Sending...');
});

test("Button passes native props and the ref on, and the caller's classes override its own", () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <Button ref={ref} data-id="a" className="rounded-card">
      Go
    </Button>,
  );
  expect(ref.current).toHaveAttribute('data-id', 'a');
  expect(ref.current).toHaveClass('rounded-card', 'base:rounded-pill');
});

test.each(['sm', 'md', 'lg'] as const)(
  'Button has a target of at least 44 px in size %s',
  (size) => {
    const minHeightUnits = Number(/min-h-(\d+)/.exec(buttonClass({ size }))?.[1]);
    expect(minHeightUnits * 4).toBeGreaterThanOrEqual(44);
  },
);

test('buttonClass gives a link the look of a button', () => {
  render(
    <a href="/about" className={buttonClass({ variant: 'secondary', className: 'mt-4' })}>
      About
    </a>,
  );
  expect(screen.getByRole('link', { name: 'About' })).toHaveClass('base:rounded-pill', 'mt-4');
});
