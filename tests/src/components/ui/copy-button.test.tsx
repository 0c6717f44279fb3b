import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from '@/components/ui/copy-button.tsx';

const address = 'https://example.com/?audience=12500';

afterEach(() => vi.useRealTimers());

test('CopyButton copies, says so, and shows its label again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<CopyButton text={address} label="Copy link" />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  act(() => vi.advanceTimersByTime(3000));
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
});

test('CopyButton shows the text, selected, when the clipboard is blocked', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<CopyButton text={address} label="Copy link" fallbackLabel="Copy this address" />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Copy this address',
  });
  expect(field).toHaveValue(address);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, address.length]);
});

test('CopyButton keeps the line breaks of the text it shows', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const text = 'Hello,\n\n陶瓷马克杯 ≤ 2 mm';
  render(<CopyButton text={text} label="Copy text" />);
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await screen.findByRole('textbox')).toHaveValue(text);
});
