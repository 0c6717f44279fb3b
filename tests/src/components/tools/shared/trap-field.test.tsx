import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TrapField } from '@/components/tools/shared/trap-field.tsx';
import { useFormSigns } from '@/components/tools/shared/use-form-signs.ts';

type Read = ReturnType<typeof useFormSigns>['read'];

function Form({
  canBeSentAtOnce,
  onRead,
}: {
  canBeSentAtOnce: boolean;
  onRead: (r: Read) => void;
}) {
  const { trap, read } = useFormSigns({ canBeSentAtOnce });
  onRead(read);
  return (
    <form>
      <input aria-label="Email" />
      <TrapField ref={trap} />
      <button type="button">Send</button>
    </form>
  );
}

function show(canBeSentAtOnce = false) {
  const onRead = vi.fn<(read: Read) => void>();
  const { container } = render(<Form canBeSentAtOnce={canBeSentAtOnce} onRead={onRead} />);
  return {
    trap: container.querySelector('textarea'),
    read: () => onRead.mock.lastCall?.[0](),
  };
}

test('the trap is out of reach of eyes, keyboard, assistive technology and autofill', async () => {
  const { trap } = show();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  expect(trap).toHaveAttribute('autocomplete', 'off');
});

test('what stands in it is told, up to what the functions take', () => {
  const { trap, read } = show();
  expect(read()?.trap).toBeUndefined();
  if (trap !== null) fireEvent.change(trap, { target: { value: 'x'.repeat(300) } });
  expect(read()?.trap).toBe('x'.repeat(200));
});

test('the time is told in whole milliseconds, but not of a form that came filled in', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const { read } = show();
  now.mockReturnValue(2234.5);
  expect(read()?.filledInMs).toBe(1235);
  expect(show(true).read()?.filledInMs).toBeUndefined();
});
