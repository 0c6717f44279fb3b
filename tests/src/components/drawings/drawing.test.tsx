import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PatternDrawing } from '@/components/drawings/pattern-drawing.tsx';

test('a drawing says what it shows, unless the text beside it does', () => {
  const { container, rerender } = render(<PatternDrawing />);
  expect(screen.getByRole('img', { name: /Paper pattern of a T-shirt/ })).toBeVisible();
  rerender(<PatternDrawing isDecoration />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('svg')).not.toHaveAttribute('aria-label');
});

test('a drawing reserves its room', () => {
  const { container } = render(<PatternDrawing />);
  const svg = container.querySelector('svg');
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['640', '480']);
});
