import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HoneypotField } from '@/tools/shared/honeypot-field.tsx';
import { useBotSignals } from '@/tools/shared/use-bot-signals.ts';

type Read = ReturnType<typeof useBotSignals>['read'];

function Form({
  canBeSentAtOnce,
  onRead,
}: {
  canBeSentAtOnce: boolean;
  onRead: (r: Read) => void;
}) {
  const { honeypot, read } = useBotSignals({ canBeSentAtOnce });
  onRead(read);
  return (
    <form>
      <input aria-label="Email" />
      <HoneypotField ref={honeypot} />
      <button type="button">Send</button>
    </form>
  );
}

function show(canBeSentAtOnce = false) {
  const onRead = vi.fn<(read: Read) => void>();
  const { container } = render(<Form canBeSentAtOnce={canBeSentAtOnce} onRead={onRead} />);
  return {
    honeypot: container.querySelector('textarea'),
    read: () => onRead.mock.lastCall?.[0](),
  };
}

test('the honeypot is out of reach of sight, keyboard, assistive technology and autofill', async () => {
  const { honeypot } = show();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  expect(honeypot).toHaveAttribute('autocomplete', 'off');
});

test('the content of the honeypot is reported, up to the length the functions take', () => {
  const { honeypot, read } = show();
  expect(read()?.trap).toBeUndefined();
  if (honeypot !== null) fireEvent.change(honeypot, { target: { value: 'x'.repeat(300) } });
  expect(read()?.trap).toBe('x'.repeat(200));
});

test('the time is reported in whole milliseconds, except for a form that came filled in', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const { read } = show();
  now.mockReturnValue(2234.5);
  expect(read()?.filledInMs).toBe(1235);
  expect(show(true).read()?.filledInMs).toBeUndefined();
});
