import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Chips } from '@/components/ui/chips.tsx';

const options = ['Minimalist', 'Luxury', 'Y2K', 'Vintage'].map((label) => ({
  value: label,
  label,
}));

function Styles({ initial = [], max = 3 }: { initial?: string[]; max?: number }) {
  const [value, setValue] = useState(initial);
  return (
    <Chips aria-label="Styles" options={options} value={value} onValueChange={setValue} max={max} />
  );
}

const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((chip) => chip.textContent);

test('Chips selects and deselects by click and by key', async () => {
  const user = userEvent.setup();
  render(<Styles />);
  await user.click(screen.getByRole('button', { name: 'Luxury' }));
  expect(pressed()).toEqual(['Luxury']);
  await user.tab();
  await user.keyboard(' ');
  expect(pressed()).toEqual(['Luxury', 'Y2K']);
  await user.keyboard(' ');
  expect(pressed()).toEqual(['Luxury']);
});

test('Chips accepts no more than the limit and marks the others as disabled', async () => {
  const user = userEvent.setup();
  render(<Styles initial={['Minimalist', 'Luxury', 'Y2K']} />);
  const vintage = screen.getByRole('button', { name: 'Vintage' });
  expect(vintage).toHaveAttribute('aria-disabled', 'true');
  await user.click(vintage);
  expect(pressed()).toEqual(['Minimalist', 'Luxury', 'Y2K']);
});

test('Chips lets a chosen one be deselected at the limit, which enables the others', async () => {
  const user = userEvent.setup();
  render(<Styles initial={['Minimalist', 'Luxury', 'Y2K']} />);
  await user.click(screen.getByRole('button', { name: 'Luxury' }));
  await user.click(screen.getByRole('button', { name: 'Vintage' }));
  expect(pressed()).toEqual(['Minimalist', 'Y2K', 'Vintage']);
});

test('Chips is a named group', () => {
  render(<Styles />);
  expect(screen.getByRole('group', { name: 'Styles' })).toBeInTheDocument();
});
