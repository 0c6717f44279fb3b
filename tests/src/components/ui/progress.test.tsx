import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Progress } from '@/components/ui/progress.tsx';

test('Progress states its value in percent', () => {
  render(<Progress label="Readiness" value={64} />);
  const bar = screen.getByRole('progressbar', { name: 'Readiness' });
  expect(bar).toHaveAttribute('aria-valuenow', '64');
  expect(bar).toHaveAttribute('aria-valuetext', '64%');
});

test('Progress states its value in the given words', () => {
  render(<Progress label="Questions" value={3} max={5} valueText="3 of 5" />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 5');
});

test('Progress has no value if it is unknown', () => {
  render(<Progress label="Searching" value={null} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
