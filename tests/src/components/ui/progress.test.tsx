import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Progress } from '@/components/ui/progress.tsx';

test('Progress says how far it is in per cent', () => {
  render(<Progress label="Readiness" value={64} />);
  const bar = screen.getByRole('progressbar', { name: 'Readiness' });
  expect(bar).toHaveAttribute('aria-valuenow', '64');
  expect(bar).toHaveAttribute('aria-valuetext', '64%');
});

test('Progress says it in the words it is given', () => {
  render(<Progress label="Questions" value={3} max={5} valueText="3 of 5" />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 5');
});

test('Progress claims no value when nobody knows', () => {
  render(<Progress label="Searching" value={null} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
